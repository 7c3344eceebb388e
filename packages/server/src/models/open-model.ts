import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { founder } from '@wakeel/contract'
import { tellingForms } from '../masking.ts'
import { type EndpointLimits, endpointFetch } from './endpoint-fetch.ts'
import type { ModelProvider, ModelSettings } from './model-settings.ts'
import { openAiCompatibleModel } from './open-ai-compatible.ts'
import { THINKING_OUTPUT_TOKENS } from './prices.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A language model of the operator's. Nothing of its key comes out of it again, whatever the endpoint sends back. */
export function openModel({
  provider = 'openai-compatible',
  timeLimitMs,
  silenceLimitMs,
  ...settings
}: Omit<ModelSettings, 'provider'> & {
  provider?: ModelProvider
} & EndpointLimits): LanguageModelV4 {
  const open = opens[provider]
  return withoutSecrets(
    open(settings, endpointFetch({ timeLimitMs, silenceLimitMs })),
    tellingForms([settings.apiKey]),
  )
}

/** Whose protocol a model is spoken to in; the AI SDK adds the kind of the endpoint. */
export const providerOf = ({ provider }: LanguageModelV4): ModelProvider =>
  founder.ModelProvider.options.find((name) => name === provider.split('.')[0]) ??
  'openai-compatible'

type Open = (settings: Omit<ModelSettings, 'provider'>, call: typeof fetch) => LanguageModelV4

/** An empty key keeps the libraries from looking for one in the environment. */
const opens: Record<ModelProvider, Open> = {
  'openai-compatible': (settings, call) =>
    openAiCompatibleModel({ ...settings, dialect: {}, call }),
  openai: ({ name, apiKey = '', baseUrl }, call) => {
    const model = createOpenAI({ apiKey, baseURL: baseUrl, fetch: call }).responses(name)
    // What people ask is not kept at the provider.
    return withOptions(model, { openai: { store: false } })
  },
  anthropic: ({ name, apiKey = '', baseUrl }, call) =>
    withOptions(createAnthropic({ apiKey, baseURL: baseUrl, fetch: call })(name)),
  google: ({ name, apiKey = '', baseUrl }, call) =>
    withOptions(createGoogle({ apiKey, baseURL: baseUrl, fetch: call })(name)),
}

type CallOptions = Parameters<LanguageModelV4['doStream']>[0]

function withOptions(
  model: LanguageModelV4,
  providerOptions?: CallOptions['providerOptions'],
): LanguageModelV4 {
  const withModelOptions = (options: CallOptions): CallOptions => ({
    ...options,
    ...(options.maxOutputTokens !== undefined && {
      maxOutputTokens: Math.max(options.maxOutputTokens, THINKING_OUTPUT_TOKENS),
    }),
    ...(providerOptions && { providerOptions: { ...options.providerOptions, ...providerOptions } }),
  })
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: {},
    doGenerate: (options) => model.doGenerate(withModelOptions(options)),
    doStream: (options) => model.doStream(withModelOptions(options)),
  }
}
