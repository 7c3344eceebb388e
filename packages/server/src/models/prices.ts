import type { LanguageModelV4CallOptions, LanguageModelV4Usage } from '@ai-sdk/provider'

/** What a million tokens of a model cost, in millionths of a US dollar. */
export interface ModelPrice {
  input: number
  output: number
  /** Of input that the provider had read before. */
  cached: number
}

/** By the name of the model. */
export type ModelPrices = ReadonlyMap<string, ModelPrice>

export interface Tokens {
  input: number
  cached: number
  output: number
}

const MILLION = 1_000_000

/** In millionths of a US dollar, rounded up. */
export const costOf = ({ input, cached, output }: Tokens, price: ModelPrice): number =>
  Math.ceil(
    ((input - cached) * price.input + cached * price.cached + output * price.output) / MILLION,
  )

/** Undefined: the endpoint does not tell. */
export function tokensOf({ inputTokens, outputTokens }: LanguageModelV4Usage): Tokens | undefined {
  if (inputTokens.total === undefined || outputTokens.total === undefined) return undefined
  return {
    input: inputTokens.total,
    cached: Math.min(inputTokens.cacheRead ?? 0, inputTokens.total),
    output: outputTokens.total,
  }
}

/** What a request can cost at most: no token is shorter than a byte, and the answer has its limit. */
export function boundOf(
  { prompt, tools, maxOutputTokens = 0 }: LanguageModelV4CallOptions,
  price: ModelPrice | undefined,
): number {
  if (!price) return 0
  const bytes = Buffer.byteLength(JSON.stringify([prompt, tools ?? []]))
  return costOf(
    { input: bytes, cached: 0, output: Math.max(maxOutputTokens, THINKING_OUTPUT_TOKENS) },
    { ...price, input: Math.max(price.input, price.cached) },
  )
}

const AMOUNT = /^\d{1,4}(?:\.\d{1,6})?$/

/** An amount of US dollars in millionths; undefined when it is none. */
export const microUsd = (text: string): number | undefined =>
  AMOUNT.test(text) ? Math.round(Number(text) * MILLION) : undefined

/** Reads `name=input/output/cached, …` in US dollars for a million tokens; cached input costs as much as other input unless said. Undefined: it is something else. */
export function readPrices(text: string): ModelPrices | undefined {
  const prices = new Map<string, ModelPrice>()
  for (const entry of text.split(',')) {
    const at = entry.lastIndexOf('=')
    const name = entry.slice(0, at).trim()
    const [input, output, cached = input, ...rest] = entry
      .slice(at + 1)
      .split('/')
      .map((amount) => microUsd(amount.trim()))
    if (
      at < 0 ||
      name === '' ||
      input === undefined ||
      output === undefined ||
      cached === undefined ||
      rest.length > 0
    )
      return undefined
    prices.set(name, { input, output, cached })
  }
  return prices
}

/** Present models think before they write, and both are counted. */
export const THINKING_OUTPUT_TOKENS = 8_000
