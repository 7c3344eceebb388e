import { type Access, accounts, type Routes } from '@wakeel/contract'
import type { Client } from '../api.ts'
import { loadErrorMessages } from '../language/errors/load-messages.ts'
import { useSession } from '../session/session.ts'

/** Where a screen's data comes from. `key` tells sources and people apart in whatever keeps what was loaded. */
export type DataSource<R extends Routes> =
  | { status: 'loading' }
  | { status: 'ready'; isLive: boolean; key: string; api: Client<R> }

/**
 * Live data for whoever has the right, else showcase data of the same shape, whose changes stay on this page. The server decides at
 * every request; this only chooses whom to ask.
 */
export function useDataSource<R extends Routes>(
  access: Access,
  live: Client<R>,
  showcase: Client<R>,
): DataSource<R> {
  const session = useSession()
  if (session.status === 'loading') return { status: 'loading' }
  if (session.status === 'signed_out' || !mayUse(session.user.role ?? 'user', access))
    return { status: 'ready', isLive: false, key: 'showcase', api: showcase }
  return { status: 'ready', isLive: true, key: session.user.id, api: live }
}

function mayUse(role: accounts.Role, access: Access): boolean {
  if (access === 'anyone' || access === 'signed_in') return true
  return access === 'founder' ? role === 'founder' : accounts.permissionsOf[role].includes(access)
}

/** A source whose data is loaded when it is first asked. */
export function lazyShowcase<R extends Routes>(
  routes: R,
  load: () => Promise<Client<R>>,
): Client<R> {
  const operation = (name: keyof R) => async (request?: never, options?: never) => {
    const showcase = await load()
    try {
      return await showcase[name](request as never, options)
    } catch (error) {
      await loadErrorMessages()
      throw error
    }
  }
  return Object.fromEntries(Object.keys(routes).map((name) => [name, operation(name)])) as Client<R>
}
