import type { FastifyReply } from 'fastify'

/** What no page of the store ever asks a browser for. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
const PERMISSIONS = unused.map((feature) => `${feature}=()`).join(', ')

/** The headers that every reply carries. Pages add their Content-Security-Policy in web.ts. */
export function setSecurityHeaders(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('x-frame-options', 'DENY')
    .header('permissions-policy', PERMISSIONS)
    .header('cross-origin-opener-policy', 'same-origin')
    .header('cross-origin-resource-policy', 'same-origin')
    .header(
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
