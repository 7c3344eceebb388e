import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { tokensOf } from './prices.ts'
import type { Used } from './spending.ts'

type Parts = ReadableStream<LanguageModelV4StreamPart>

/** The same stream, whose end says what it used: before its last part is passed on, or when nobody reads it any more. */
export function countedStream(stream: Parts, end: (used: Used) => Promise<void>): Parts {
  const reader = stream.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done || value.type === 'error') await end('unknown')
        else if (value.type === 'finish') await end(tokensOf(value.usage) ?? 'unknown')
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        await end('unknown').catch(() => {})
        throw error
      }
    },
    async cancel(reason) {
      // What cannot be written down now is by the job that ends what was abandoned.
      await end('unknown').catch(() => {})
      await reader.cancel(reason)
    },
  })
}
