/** How long a model may take for one answer, from the request to the last word. */
const ANSWER_TIME_LIMIT_MS = 60_000
/** How long it may say nothing: before its first word, and between two. */
const SILENCE_LIMIT_MS = 30_000
/** As much as any other end may send: a line that never ends would be kept until the memory is full. */
const ANSWER_SIZE_LIMIT = 2_000_000

/** More came than is read. */
export class AnswerTooLarge extends Error {}

export interface EndpointLimits {
  timeLimitMs?: number | undefined
  silenceLimitMs?: number | undefined
}

/** Reaches the operator's own endpoint, wherever it stands. It is not followed elsewhere: the key would go with it. */
export function endpointFetch({
  timeLimitMs = ANSWER_TIME_LIMIT_MS,
  silenceLimitMs = SILENCE_LIMIT_MS,
}: EndpointLimits): typeof fetch {
  return async (input, init) => {
    const silent = new AbortController()
    const timer = setTimeout(
      () => silent.abort(new DOMException('the endpoint says nothing', 'TimeoutError')),
      silenceLimitMs,
    )
    const signals = [
      silent.signal,
      AbortSignal.timeout(timeLimitMs),
      ...(init?.signal ? [init.signal] : []),
    ]
    try {
      const response = await fetch(input, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.any(signals),
      })
      return withBody(response, {
        onChunk: () => timer.refresh(),
        onEnd: () => clearTimeout(timer),
      })
    } catch (error) {
      clearTimeout(timer)
      throw error
    }
  }
}

/** The same response, read up to the limit. */
function withBody(
  response: Response,
  { onChunk, onEnd }: { onChunk(): void; onEnd(): void },
): Response {
  const { status, statusText, headers } = response
  const reader = response.body?.getReader()
  if (!reader) {
    onEnd()
    return new Response(null, { status, statusText, headers })
  }
  let left = ANSWER_SIZE_LIMIT
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        onChunk()
        left -= value?.byteLength ?? 0
        if (left < 0) throw new AnswerTooLarge('the answer is too large')
        if (!done) return controller.enqueue(value)
        onEnd()
        controller.close()
      } catch (error) {
        onEnd()
        // Nobody reads what is left.
        reader.cancel(error).catch(() => {})
        throw error
      }
    },
    cancel(reason) {
      onEnd()
      return reader.cancel(reason)
    },
  })
  return new Response(body, { status, statusText, headers })
}
