import { founder } from '@wakeel/contract'
import { z } from 'zod'
import { OperatorError } from '../operator-error.ts'
import { type ModelPrices, microUsd, readPrices } from './prices.ts'
import type { ModelBudgets } from './spending.ts'

export type ModelProvider = founder.ModelProvider

/** A language model and how it is reached. */
export interface ModelSettings {
  provider: ModelProvider
  name: string
  apiKey: string | undefined
  baseUrl: string
}

function hasSecret(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

const baseAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => !hasSecret(address), 'may hold no name and no password')
  .transform((address) => address.replace(/(?<!\/)\/+$/, ''))
/** What a header can carry; anything else would fail at each call. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be Latin letters, digits and signs without white space')
const name = z.string().trim().min(1)

const dollars = z.string().transform((text, context) => {
  const amount = microUsd(text)
  if (amount === undefined) context.addIssue('must be an amount of US dollars such as 5 or 0.50')
  return amount ?? z.NEVER
})

/** The settings of language models in the environment. */
export const modelEnvironment = {
  AI_PROVIDER: founder.ModelProvider.optional(),
  AI_MODEL: name.optional(),
  AI_API_KEY: key.optional(),
  AI_BASE_URL: baseAddress.optional(),
  AI_FALLBACK_PROVIDER: founder.ModelProvider.optional(),
  AI_FALLBACK_MODEL: name.optional(),
  AI_FALLBACK_API_KEY: key.optional(),
  AI_FALLBACK_BASE_URL: baseAddress.optional(),
  AI_SILENCE_SECONDS: z
    .string()
    .refine(
      (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 60,
      'must be a number of seconds from 1 to 60',
    )
    .transform(Number)
    .default(20),
  AI_PRICES: z
    .string()
    .transform((text, context) => {
      const prices = readPrices(text)
      if (!prices)
        context.addIssue(
          'must be like some-model=0.25/2.00, another=3/15/0.30: dollars for a million tokens in, out, and in again',
        )
      return prices ?? z.NEVER
    })
    .optional(),
  AI_BUDGET_DAY: dollars.optional(),
  AI_BUDGET_PERSON_DAY: dollars.optional(),
}

type Environment = z.output<z.ZodObject<typeof modelEnvironment>>

/** Where the providers themselves answer. Given always: their libraries would else look into the environment. */
const publicAddresses: Record<Exclude<ModelProvider, 'openai-compatible'>, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** The models that answer in the store: the first, and the one that does when it cannot. */
export interface ModelsSettings {
  first: ModelSettings
  second: ModelSettings | undefined
  /** How long a model may say nothing. */
  silenceLimitMs: number
  prices: ModelPrices
  budgets: ModelBudgets
}

/** Undefined: none is set up. */
export function readModelsSettings(environment: Environment): ModelsSettings | undefined {
  const first = readModel('AI', {
    provider: environment.AI_PROVIDER,
    name: environment.AI_MODEL,
    apiKey: environment.AI_API_KEY,
    baseUrl: environment.AI_BASE_URL,
  })
  const second = readModel('AI_FALLBACK', {
    provider: environment.AI_FALLBACK_PROVIDER,
    name: environment.AI_FALLBACK_MODEL,
    apiKey: environment.AI_FALLBACK_API_KEY,
    baseUrl: environment.AI_FALLBACK_BASE_URL,
  })
  if (second && !first)
    throw new OperatorError(
      'The setting AI_MODEL is missing: AI_FALLBACK_MODEL answers when another model cannot.',
    )
  const {
    AI_PRICES: prices = new Map(),
    AI_BUDGET_DAY: store,
    AI_BUDGET_PERSON_DAY: person,
  } = environment
  if (store !== undefined || person !== undefined) {
    const unpriced = [first, second].find((model) => model && !prices.has(model.name))
    if (!first)
      throw new OperatorError('The setting AI_MODEL is missing: a budget is for language models.')
    if (unpriced)
      throw new OperatorError(
        `The setting AI_PRICES is wrong: it has no price for ${unpriced.name}, which a budget needs.`,
      )
  }
  return (
    first && {
      first,
      second,
      silenceLimitMs: environment.AI_SILENCE_SECONDS * 1_000,
      prices,
      budgets: { store, person },
    }
  )
}

type Given = { [Setting in keyof ModelSettings]: ModelSettings[Setting] | undefined }

function readModel(
  prefix: string,
  { provider = 'openai-compatible', ...given }: Given,
): ModelSettings | undefined {
  const missing = (setting: string, why: string) =>
    new OperatorError(`The setting ${prefix}_${setting} is missing: ${why}.`)
  const { name, apiKey, baseUrl } = given
  if (provider === 'openai-compatible') {
    if (!name && !apiKey && !baseUrl) return undefined
    if (!baseUrl)
      throw missing('BASE_URL', `${prefix}_MODEL and ${prefix}_API_KEY need the address of a model`)
    if (!name) throw missing('MODEL', `${prefix}_BASE_URL needs the name of a model`)
    return { provider, name, apiKey, baseUrl }
  }
  if (!name) throw missing('MODEL', `${prefix}_PROVIDER=${provider} needs the name of a model`)
  if (!apiKey) throw missing('API_KEY', `${provider} answers nobody without a key`)
  return { provider, name, apiKey, baseUrl: baseUrl ?? publicAddresses[provider] }
}
