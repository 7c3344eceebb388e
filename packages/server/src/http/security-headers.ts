import type { FastifyReply } from 'fastify'

/** The headers that every reply carries. Pages add their Content-Security-Policy in web.ts. */
export function setSecurityHeaders(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('x-frame-options', 'DENY')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
