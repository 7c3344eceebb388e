import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import type { Caller } from './caller.ts'

/** The caller’s own id for a request; undefined when it brings none. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w.:-]{1,100}$/.test(key))
    throw new DomainError('request.invalid', {
      sentence: 'The Idempotency-Key must be 1 to 100 letters, digits, or . : _ -',
    })
  return key
}

const UUID = /[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}/i

/**
 * Whether a key is its caller's alone. Nothing but the address tells programs apart that have neither an account nor the cookie, so of
 * theirs only what holds a UUID is: nobody else behind the address has it by chance. Decision 4.
 */
export const isOwnKey = (caller: Caller, key: string): boolean =>
  caller.kind === 'user' || caller.visitorId !== undefined || UUID.test(key)
