import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

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
