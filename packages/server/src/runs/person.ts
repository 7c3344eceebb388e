import { createHmac } from 'node:crypto'
import type { Caller } from '../accounts/caller.ts'

/** Whose free runs a request uses: the signed-in user's, else the visitor's of the signed cookie, else the address's. */
export function personOf(caller: Caller, secret: string): string {
  if (caller.kind === 'system') throw new Error('the store itself has no free runs; it checks prompts')
  if (caller.kind === 'user') return personOfUser(caller.userId)
  if (caller.visitorId) return `visitor:${caller.visitorId}`
  return `address:${createHmac('sha256', secret).update(`person:${caller.address}`).digest('base64url')}`
}

export const personOfUser = (userId: string): string => `user:${userId}`

/** Who checks an agent's prompts. */
export const STORE = 'store'
