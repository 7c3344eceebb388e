import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

const VALID_FOR_MS = 90 * 24 * 3_600_000

/** Where somebody who found a weakness writes to (RFC 9116); there is no such page in a store whose operator named no contact. */
export function serveSecurityTxt(
  server: FastifyInstance,
  { contact, publicUrl, clock }: { contact: string | undefined; publicUrl: string; clock: Clock },
): void {
  if (contact === undefined) return
  server.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock.now().getTime() + VALID_FOR_MS).toISOString()}`,
      'Preferred-Languages: en, ar',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
