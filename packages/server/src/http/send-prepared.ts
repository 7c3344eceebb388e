import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PreparedReply } from './context.ts'

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}

/** Below this a compressed reply saves no packet. */
const WORTH_COMPRESSING = 1200

/** 304 when the caller holds the same content, else the body in the best encoding the caller takes. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedReply,
): Promise<string | Buffer> {
  reply.header('etag', prepared.etag).header('vary', 'accept-encoding')
  if (names(request.headers['if-none-match'], prepared.etag)) {
    reply.code(304)
    return ''
  }
  const encoding =
    prepared.body.length < WORTH_COMPRESSING
      ? undefined
      : acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return prepared.body
  reply.header('content-encoding', encoding)
  let encoded = prepared.encoded.get(encoding)
  if (!encoded) {
    encoded = compress[encoding](prepared.body)
    prepared.encoded.set(encoding, encoded)
  }
  return encoded
}

/** A proxy that compresses marks the tag as weak, and a caller may hold several contents. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = String(header ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip'
  return undefined
}
