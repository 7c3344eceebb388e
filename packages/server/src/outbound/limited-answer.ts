import type { Response as RawAnswer } from 'undici'
import type { Call } from './call.ts'
import { OutboundError } from './outbound-error.ts'

/** The answer as the rest of the program knows answers; reading more of it than `sizeLimit` fails. */
export function limitAnswer(
  raw: RawAnswer,
  { url, sizeLimit, call }: { url: URL; sizeLimit: number; call: Call },
): Response {
  if (raw.body && Number(raw.headers.get('content-length')) > sizeLimit)
    throw new OutboundError('too_large')
  const body = raw.body && limitBody(raw.body.getReader(), sizeLimit, call)
  const answer = new Response(body, {
    status: raw.status,
    statusText: raw.statusText,
    headers: [...raw.headers],
  })
  if (!body) call.end()
  // What is made by hand has no address, and clients of protocols want to know where an answer came from.
  return Object.defineProperty(answer, 'url', { value: url.href })
}

function limitBody(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  sizeLimit: number,
  call: Call,
) {
  let left = sizeLimit
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          call.end()
          controller.close()
          return
        }
        left -= value.byteLength
        if (left < 0) throw new OutboundError('too_large')
        controller.enqueue(value)
      } catch (error) {
        controller.error(call.fail(error))
      }
    },
    cancel: call.end,
  })
}
