import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { maskedDeep, PiecewiseMask } from '../masking.ts'
import { toModelFailure } from './model-failure.ts'

/**
 * The same model, of which nothing comes that holds a secret: texts are masked, also where a secret is cut across pieces, what belongs to
 * the connection (requests, headers, raw events) stays behind, and errors are told in the store's own words.
 */
export function withoutSecrets(
  model: LanguageModelV4,
  secrets: readonly string[],
): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: {},
    async doGenerate(options) {
      try {
        const { content, finishReason, usage, providerMetadata } = await model.doGenerate(options)
        return maskedDeep(
          {
            content,
            finishReason,
            usage,
            ...(providerMetadata && { providerMetadata }),
            warnings: [],
          },
          secrets,
        )
      } catch (error) {
        throw outcome(error, options.abortSignal)
      }
    },
    async doStream(options) {
      try {
        const { stream } = await model.doStream(options)
        return { stream: maskedStream(stream, secrets, options.abortSignal) }
      } catch (error) {
        throw outcome(error, options.abortSignal)
      }
    },
  }
}

/** Whoever has gone is no failure of the model's. */
const outcome = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted ? signal.reason : toModelFailure(error)

/** No part of an answer; a call is read when it is whole. */
const leftOut = new Set<LanguageModelV4StreamPart['type']>([
  'raw',
  'file',
  'source',
  'tool-input-start',
  'tool-input-delta',
  'tool-input-end',
])

function maskedStream(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  secrets: readonly string[],
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader()
  const masks = new Map<string, PiecewiseMask>()

  function shown(part: LanguageModelV4StreamPart): LanguageModelV4StreamPart[] {
    if (leftOut.has(part.type)) return []
    if (part.type === 'stream-start') return [{ ...part, warnings: [] }]
    if (part.type === 'error') return [{ type: 'error', error: outcome(part.error, signal) }]
    if (part.type === 'text-start' || part.type === 'reasoning-start')
      masks.set(part.id, new PiecewiseMask(secrets))
    if (part.type === 'text-delta' || part.type === 'reasoning-delta')
      return [{ ...maskedDeep(part, secrets), delta: masks.get(part.id)?.next(part.delta) ?? '' }]
    if (part.type === 'text-end' || part.type === 'reasoning-end') {
      const delta = masks.get(part.id)?.rest() ?? ''
      const type = part.type === 'text-end' ? ('text-delta' as const) : ('reasoning-delta' as const)
      return [...(delta ? [{ type, id: part.id, delta }] : []), maskedDeep(part, secrets)]
    }
    return [maskedDeep(part, secrets)]
  }

  return new ReadableStream({
    async pull(controller) {
      try {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) return controller.close()
          const parts = shown(value)
          for (const part of parts) controller.enqueue(part)
          if (parts.length > 0) return
        }
      } catch (error) {
        controller.error(outcome(error, signal))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
