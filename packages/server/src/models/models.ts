import { setTimeout as pause } from 'node:timers/promises'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
} from '@ai-sdk/provider'
import { committedStream } from './committed-stream.ts'
import { countedStream } from './counted-stream.ts'
import { ModelFailure, toModelFailure } from './model-failure.ts'
import { providerOf } from './open-model.ts'
import { createSpending, type ModelTask, type SpendingDependencies } from './spending.ts'

/** Between one try and the next, where the endpoint says nothing of it. */
const PAUSES_MS = [500, 1_500]
/** Whoever is asked to come back later than this asks another model instead. */
const LONGEST_PAUSE_MS = 5_000

export interface ModelsDependencies extends SpendingDependencies {
  first: LanguageModelV4 | undefined
  second: LanguageModelV4 | undefined
  /** Absent: as the store has it. */
  pausesMs?: readonly number[] | undefined
}

/** A language model for one piece of work. */
export interface WorkingModel {
  model: LanguageModelV4
  /** Which of the store's models answers, as long as it is known. */
  readonly name: string
}

export type Models = ReturnType<typeof createModels>

/** The operator's language models. One that cannot answer is asked again, and then the other, as long as nobody has heard anything. */
export function createModels({
  first,
  second,
  pausesMs = PAUSES_MS,
  ...dependencies
}: ModelsDependencies) {
  const spending = createSpending(dependencies)
  const all = [first, second].filter((model) => model !== undefined)

  return {
    /** Undefined: none is set up, and the built-in engine answers. */
    open(task: ModelTask): WorkingModel | undefined {
      let at = 0
      if (all.length === 0) return undefined

      async function answered(options: LanguageModelV4CallOptions) {
        for (;;) {
          try {
            return {
              stream: await withRetries(all[at]!, at === 0 ? options : fromAnother(options), task),
            }
          } catch (error) {
            // A budget is one for all models, and a database that is away is no model's failure.
            if (
              options.abortSignal?.aborted ||
              !(error instanceof ModelFailure) ||
              at + 1 >= all.length
            )
              throw error
            // What cannot answer now is not asked again by the same piece of work.
            at += 1
          }
        }
      }

      return {
        get name() {
          return all[at]!.modelId
        },
        model: {
          specificationVersion: 'v4',
          provider: 'store',
          modelId: all[0]!.modelId,
          supportedUrls: {},
          doStream: answered,
          doGenerate: () => Promise.reject(new Error('answers are streamed')),
        },
      }
    },

    /** Whether any is set up. */
    isSetUp: all.length > 0,
    budgetOfToday: spending.today,
    settleAbandoned: spending.settleAbandoned,
  }

  async function withRetries(
    model: LanguageModelV4,
    options: LanguageModelV4CallOptions,
    task: ModelTask,
  ) {
    for (let tries = 0; ; tries++) {
      const end = await spending.begin(
        { model: model.modelId, provider: providerOf(model) },
        options,
        task,
      )
      try {
        return countedStream(await committedStream(model, options), end)
      } catch (error) {
        if (options.abortSignal?.aborted) {
          await end('unknown')
          throw options.abortSignal.reason
        }
        const failure = toModelFailure(error)
        await end(failure.isFree ? 'nothing' : 'unknown')
        const wait =
          failure.isPassing && tries < pausesMs.length
            ? Math.max(pausesMs[tries]!, failure.retryAfterMs ?? 0)
            : Infinity
        if (wait > LONGEST_PAUSE_MS) throw failure
        await pause(wait, undefined, options.abortSignal && { signal: options.abortSignal })
      }
    }
  }
}

/** What the first model said between its calls is its own, such as its sealed thoughts, and no other model can read it. */
function fromAnother(options: LanguageModelV4CallOptions): LanguageModelV4CallOptions {
  const prompt = options.prompt.map((message) =>
    message.role === 'assistant'
      ? {
          role: message.role,
          content: message.content
            .filter(({ type }) => type !== 'reasoning')
            .map(({ providerOptions: _, ...part }) => part as (typeof message.content)[number]),
        }
      : message,
  ) as LanguageModelV4Prompt
  return { ...options, prompt }
}
