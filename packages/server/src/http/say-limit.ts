import type { FastifyReply } from 'fastify'
import type { LimitState } from './rate-limits.ts'

/** Tells programs what is left of a limit (draft-ietf-httpapi-ratelimit-headers). */
export const sayLimit =
  (reply: FastifyReply) =>
  ({ name, max, windowSeconds, remaining, resetSeconds }: LimitState): void => {
    reply
      .header('ratelimit-policy', `"${name}";q=${max};w=${windowSeconds}`)
      .header('ratelimit', `"${name}";r=${remaining};t=${resetSeconds}`)
  }
