/**
 * Which of the words of OpenAI's chat completions an endpoint takes, as it has said itself by refusing one: the present models of OpenAI
 * refuse `max_tokens`, older endpoints its successor, and some to tell what a streamed answer used. Kept for as long as the process lives.
 */
export interface ChatDialect {
  maxCompletionTokens?: boolean
  noStreamOptions?: boolean
}

/** Of a refusal, as much as is read. */
const REFUSAL_LENGTH = 20_000

/** Sends requests in the endpoint's dialect; one that it refuses for a word is sent once more without it. */
export function chatFetch(call: typeof fetch, dialect: ChatDialect): typeof fetch {
  return async (input, init) => {
    if (typeof init?.body !== 'string') return call(input, init)
    const body = init.body
    const send = () => call(input, { ...init, body: spoken(body, dialect) })
    for (;;) {
      const response = await send()
      if (response.status !== 400 && response.status !== 422) return response
      const refusal = await response.text()
      if (!hasLearnt(dialect, JSON.parse(body), refusal.slice(0, REFUSAL_LENGTH)))
        return new Response(refusal, {
          status: response.status,
          statusText: response.statusText,
          headers: response.headers,
        })
    }
  }
}

function spoken(body: string, { maxCompletionTokens, noStreamOptions }: ChatDialect): string {
  if (!maxCompletionTokens && !noStreamOptions) return body
  const { max_tokens, stream_options, ...rest } = JSON.parse(body)
  return JSON.stringify({
    ...rest,
    ...(maxCompletionTokens ? { max_completion_tokens: max_tokens } : { max_tokens }),
    ...(!noStreamOptions && { stream_options }),
  })
}

/** Each word is learnt once, so that a refusal of something else is not asked for again and again. */
function hasLearnt(dialect: ChatDialect, body: object, refusal: string): boolean {
  if (
    !dialect.maxCompletionTokens &&
    'max_tokens' in body &&
    /max_completion_tokens|max_tokens\W{1,3} is not supported/.test(refusal)
  ) {
    dialect.maxCompletionTokens = true
    return true
  }
  if (!dialect.noStreamOptions && 'stream_options' in body && refusal.includes('stream_options')) {
    dialect.noStreamOptions = true
    return true
  }
  return false
}
