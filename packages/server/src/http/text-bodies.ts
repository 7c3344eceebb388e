import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

/**
 * Reads bodies of this type as text, and refuses those that are none (`request.invalid`). Node puts a sign of its own in the place of bytes
 * that are no text, so that somebody would be answered, and charged, for a question that they did not ask.
 */
export function readText(server: FastifyInstance, contentType: string): void {
  server.addContentTypeParser(
    contentType,
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => textOf(body),
  )
}

/** The same for JSON, with what the framework refuses of it; what is sent as text without a form is none. */
export function readJson(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain')
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (isUtf8(body)) void parse(request, body.toString(), done)
      else done(new DomainError('request.invalid'))
    },
  )
}

/** Bodies are read as they are sent: of one that says it is packed, nobody knows whether it is (RFC 9110, section 8.4). */
export function refusePacked(request: FastifyRequest, reply: FastifyReply): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase()
  if (!encoding || encoding === 'identity') return
  reply.header('accept-encoding', 'identity')
  throw new DomainError('request.unsupported_media_type', {
    sentence: 'Send the body without a Content-Encoding.',
  })
}

function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw new DomainError('request.invalid')
  return body.toString()
}
