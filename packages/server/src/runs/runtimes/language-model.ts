import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'

/** How long a model may take for one answer, from the request to the last word. */
const ANSWER_TIME_LIMIT_MS = 60_000

/** Any endpoint that speaks OpenAI's chat completions: a hosted model, Ollama, vLLM, llama.cpp. */
export function openAiCompatibleModel({
  baseUrl,
  apiKey,
  name,
  timeLimitMs = ANSWER_TIME_LIMIT_MS,
  call = fetch,
}: {
  baseUrl: string
  apiKey: string | undefined
  name: string
  timeLimitMs?: number
  /** Absent: the endpoint is the operator's own, wherever it stands. */
  call?: typeof fetch
}): LanguageModelV4 {
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    apiKey,
    fetch: (url, init) => {
      const tooLong = AbortSignal.timeout(timeLimitMs)
      return call(url, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, tooLong]) : tooLong })
    },
  }).chatModel(name)
}
