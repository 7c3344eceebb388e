import { createHmac } from 'node:crypto'
import { type Caller, isStranger, type SignedInCaller } from '../http/caller.ts'

/** Who a request counts for: the signed-in user, else the visitor of the signed cookie, else the IP, as a keyed hash only. */
export function personOf(caller: Caller, secret: string): string {
  if (caller.kind === 'user') return personOfUser(caller.userId)
  if (caller.visitorId) return personOfVisitor(caller.visitorId)
  return `address:${createHmac('sha256', secret).update(`person:${caller.ip}`).digest('base64url')}`
}

/** The network of a stranger, who can be any number of persons; as a keyed hash only. */
export function networkOf(caller: Caller, secret: string): string | undefined {
  if (!isStranger(caller)) return undefined
  return createHmac('sha256', secret).update(`network:${caller.ip}`).digest('base64url')
}

/** Who a run on somebody’s account is a conversation of: theirs, or a visitor’s of their widget. */
export const personOnAccount = ({ userId, key }: SignedInCaller): string =>
  key?.visitorId === undefined ? personOfUser(userId) : `widget:${key.id}:${key.visitorId}`

export const personOfUser = (userId: string): string => `user:${userId}`

export const personOfVisitor = (visitorId: string): string => `visitor:${visitorId}`
