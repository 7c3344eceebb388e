import { type Access, accounts } from '@wakeel/contract'

/** Who is making a request. A visitor without the signed cookie is known by the address alone. */
export type Caller =
  | { kind: 'visitor'; visitorId: string | undefined; address: string }
  | { kind: 'user'; userId: string; role: accounts.Role; address: string }

export type SignedInCaller = Extract<Caller, { kind: 'user' }>

/** Whether a caller may use a route of this access; what it may touch is the operation's own decision. */
export function mayUse(caller: Caller, access: Access): boolean {
  if (access === 'anyone') return true
  if (caller.kind === 'visitor') return false
  if (access === 'founder') return caller.role === 'founder'
  return access === 'signed_in' || accounts.permissionsOf[caller.role].includes(access)
}

/** The signed-in caller of a route whose access is not `anyone`. */
export function requireUser(caller: Caller): SignedInCaller {
  if (caller.kind !== 'user') throw new Error('the route lets visitors in but the operation needs a user')
  return caller
}
