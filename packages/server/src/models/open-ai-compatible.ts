import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { type ChatDialect, chatFetch } from './chat-dialect.ts'

/** Any endpoint that speaks OpenAI's chat completions: a hosted model, Ollama, vLLM, llama.cpp. */
export function openAiCompatibleModel({
  baseUrl,
  apiKey,
  name,
  dialect,
  call,
}: {
  baseUrl: string
  apiKey: string | undefined
  name: string
  /** What has been learnt of this endpoint and model. */
  dialect: ChatDialect
  call: typeof fetch
}): LanguageModelV4 {
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    apiKey,
    includeUsage: true,
    fetch: chatFetch(call, dialect),
  }).chatModel(name)
}
