import { type Access, accounts, type apiKeys, type ErrorCode, type Route } from '@wakeel/contract'
import { DomainError } from '../errors.ts'

/** Who is making a request. A visitor without the signed cookie is known by the IP alone. */
export type Caller =
  | { kind: 'visitor'; visitorId: string | undefined; ip: string }
  /** `lacks`: whose role asks for a second factor counts as a plain user until there is one. */
  | {
      kind: 'user'
      userId: string
      role: accounts.Role
      /** The e-mail is confirmed, and its mailbox no other account's before. */
      isOnePerson: boolean
      ip: string
      lacks?: 'second_factor'
      /** As whom this browser asked before they signed in. */
      visitorId?: string | undefined
      /** The API key that stands in for them. */
      key?: CallerKey
    }

/** What an API key may do, and for whom. */
export interface CallerKey {
  id: string
  scopes: readonly apiKeys.ApiKeyScope[]
  /** Its runs cost nothing and count nowhere. */
  isTest: boolean
  /** Whom its runs are for; undefined: the person alone. */
  organisationId: string | undefined
  /** The agents that it may run; undefined: all. */
  appIds: readonly string[] | undefined
  /** Of an access token that a person allowed a program: the address that it is for. */
  resource?: string
  /** Of a widget: who of its visitors asks. */
  visitorId?: string
}

/** Of whom nobody knows whether they are one person or fifty: visitors, and accounts whose e-mail was never confirmed or is one of many of a mailbox. */
export const isStranger = (caller: Caller): boolean =>
  caller.kind === 'visitor' || !caller.isOnePerson

/** Whose limit it is: a person's own, else that of their IP, where accounts are made by the dozen. */
export const limitedAs = ({ userId, isOnePerson, ip }: SignedInCaller): string =>
  isOnePerson ? userId : `address ${ip}`

/** Whether the operator asks for a second factor of this role. */
export type NeedsSecondFactor = (role: accounts.Role) => boolean

export type SignedInCaller = Extract<Caller, { kind: 'user' }>

/** What of a route says who may use it. */
type Guarded = Pick<Route, 'access' | 'scope' | 'method'>

/** Whether a caller may use a route; what it may touch is the operation's own decision. */
export const mayUse = (caller: Caller, route: Guarded): boolean =>
  hasAccess(caller, route.access) && keyAllows(caller, route)

/** The key whose own runs are all that a caller reads or goes on with, as it came without the scope for others. */
export const readsOnlyRunsOf = (caller: Caller): string | undefined => {
  const key = caller.kind === 'user' ? caller.key : undefined
  return key?.scopes.includes('read_runs') ? undefined : key?.id
}

/** Throws for a caller who may not use a route. */
export function requireAccess(caller: Caller, route: Guarded): void {
  if (!mayUse(caller, route)) throw new DomainError(refusalOf(caller))
}

function keyAllows(caller: Caller, { access, scope, method }: Guarded): boolean {
  if (caller.kind === 'visitor' || !caller.key) return true
  return scope ? caller.key.scopes.includes(scope) : access === 'anyone' && method === 'GET'
}

function hasAccess(caller: Caller, access: Access): boolean {
  if (access === 'anyone') return true
  if (caller.kind === 'visitor') return false
  if (access === 'founder') return caller.role === 'founder'
  return access === 'signed_in' || accounts.permissionsOf[caller.role].includes(access)
}

/** Why a caller may not use a route. */
function refusalOf(caller: Caller): ErrorCode {
  if (caller.kind === 'visitor') return 'accounts.sign_in_required'
  if (caller.key) return 'api_keys.scope_missing'
  return caller.lacks ? 'accounts.second_factor_required' : 'accounts.forbidden'
}

/** The signed-in caller of a route whose access is not `anyone`. */
export function requireUser(caller: Caller): SignedInCaller {
  if (caller.kind !== 'user')
    throw new Error('the route lets visitors in but the operation needs a user')
  return caller
}
