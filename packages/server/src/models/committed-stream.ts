import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import { ModelFailure } from './model-failure.ts'

type Parts = ReadableStream<LanguageModelV4StreamPart>

/**
 * A model's stream once it has begun to answer: with a word, or with a call of a tool. Until then nobody has seen anything of it, and
 * what goes wrong is thrown, so that it can be asked again or another be asked.
 */
export async function committedStream(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
): Promise<Parts> {
  const { stream } = await model.doStream(options)
  const reader = stream.getReader()
  const before: LanguageModelV4StreamPart[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done)
      throw new ModelFailure('runs.model_broke_off', 'the stream ended before its first word')
    if (value.type === 'error') {
      reader.cancel().catch(() => {})
      throw value.error
    }
    if (value.type === 'finish')
      throw isWhole(value.finishReason.unified)
        ? new ModelFailure('runs.model_answer_invalid', 'the answer is empty')
        : new ModelFailure(
            'runs.model_broke_off',
            `the model stopped: ${value.finishReason.unified}`,
          )
    before.push(value)
    if ((value.type === 'text-delta' && value.delta.trim() !== '') || value.type === 'tool-call')
      return begunWith(before, reader)
  }
}

const isWhole = (reason: string): boolean => reason === 'stop' || reason === 'tool-calls'

function begunWith(
  before: LanguageModelV4StreamPart[],
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
): Parts {
  return new ReadableStream({
    async pull(controller) {
      const held = before.shift()
      if (held) return controller.enqueue(held)
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
