import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

/** What stands behind the question mark of an address; throws where something stands there twice, as nobody knows which was meant. */
export function readQuery({ query }: Pick<FastifyRequest, 'query'>): unknown {
  const doubled = Object.entries((query ?? {}) as object).find(([, value]) => Array.isArray(value))
  if (doubled)
    throw new DomainError('request.invalid', {
      sentence: `The address names ${doubled[0].slice(0, 60)} more than once.`,
    })
  return query
}
