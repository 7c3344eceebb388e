import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { ToolSet } from 'ai'
import { inSpan } from '../../observability/in-span.ts'
import { requestScope, withinRequest } from '../../observability/request-scope.ts'
import type { Span } from '../../observability/span.ts'

// Names as in the semantic conventions of OpenTelemetry for generative AI, version 1.41.

/** A tool that is called, as a span of its run. What it was called with is not in it: that is what a person wrote. */
export const tracedToolCall = <T>(
  name: string,
  type: 'function' | 'extension',
  work: () => Promise<T>,
): Promise<T> =>
  inSpan(
    `execute_tool ${name}`,
    {
      attributes: {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': name,
        'gen_ai.tool.type': type,
      },
    },
    work,
  )

/** The same tools, each of whose calls is a span. */
export function tracedTools(tools: ToolSet): ToolSet {
  const scope = requestScope()
  if (!scope?.span) return tools
  return Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => {
      const { execute } = tool
      if (!execute) return [name, tool]
      const traced = (...call: Parameters<typeof execute>) =>
        withinRequest(scope, () => tracedToolCall(name, 'function', async () => execute(...call)))
      return [name, { ...tool, execute: traced } as ToolSet[string]]
    }),
  )
}

/** The same model, each of whose answers is a span from the request to the last word. */
export function tracedModel(model: LanguageModelV4): LanguageModelV4 {
  const parent = requestScope()?.span
  if (!parent) return model
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    async doStream(options) {
      const span = parent.startChild(`chat ${model.modelId}`, {
        kind: 'client',
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': providerName(model),
          'gen_ai.request.model': model.modelId,
          'gen_ai.request.max_tokens': options.maxOutputTokens,
          'gen_ai.output.type': 'text',
        },
      })
      try {
        const result = await model.doStream(options)
        return { ...result, stream: result.stream.pipeThrough(endsWith(span)) }
      } catch (error) {
        span.end(error)
        throw error
      }
    },
  }
}

/** As the conventions name who serves a model; the AI SDK adds the kind of its endpoint. */
function providerName({ provider }: LanguageModelV4): string {
  const [name = provider] = provider.split('.')
  return name === 'google' ? 'gcp.gemini' : name
}

/** Reads on the way what the model says of its answer, and ends the span with it. */
function endsWith(
  span: Span,
): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  let failure: unknown
  let isOver = false
  const end = () => {
    if (!isOver) span.end(failure)
    isOver = true
  }
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'response-metadata')
        span.set({ 'gen_ai.response.id': part.id, 'gen_ai.response.model': part.modelId })
      if (part.type === 'error') failure = part.error
      if (part.type === 'finish')
        span.set({
          'gen_ai.usage.input_tokens': part.usage.inputTokens.total,
          'gen_ai.usage.output_tokens': part.usage.outputTokens.total,
          'gen_ai.response.finish_reasons': [part.finishReason.unified],
        })
      controller.enqueue(part)
    },
    flush: end,
    // Whoever reads it has gone. The types of the platform do not know this yet.
    cancel(reason: unknown) {
      failure ??= reason
      end()
    },
  } as Transformer<LanguageModelV4StreamPart, LanguageModelV4StreamPart>)
}
