import { useSession } from '../session/session.ts'

/** Whether the founder looks; undefined until it is known who does. The server decides at every request; this only chooses what to ask. */
export function useIsFounder(): boolean | undefined {
  const session = useSession()
  return session.status === 'loading'
    ? undefined
    : session.status === 'signed_in' && session.user.role === 'founder'
}
