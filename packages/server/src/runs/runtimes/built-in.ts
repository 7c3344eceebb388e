import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { answerOf, type Choosable, type NoPlan, type Plan, wordsOf } from '@wakeel/skills'
import { BUILT_IN } from '../../models/built-in.ts'

const PIECE_LENGTH = 48
const noTokens: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

type Decision = Plan<Pick<Choosable, 'name'>> | NoPlan

/** Reads the request that the model was made for. */
export type Choose = (signal: AbortSignal | undefined) => Promise<Decision>

interface Call {
  id: string
  skill: string
  input: unknown
}

type Step = { calls: readonly Call[] } | { text: string }

/**
 * The deterministic engine behind the interface of a language model, so that there is one path for both. Made for one
 * request: first it calls a skill as a tool or asks for what is missing, then it says what the skill explained.
 */
export class BuiltInModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = BUILT_IN
  readonly modelId = BUILT_IN
  readonly supportedUrls = {}
  readonly #choose: Choose
  #plan: Plan<unknown> | undefined

  constructor(choose: Choose) {
    this.#choose = choose
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const step = await this.#next(options)
    return {
      content: [
        ...('text' in step
          ? [{ type: 'text' as const, text: step.text }]
          : step.calls.map(toolCall)),
      ],
      finishReason: { unified: 'text' in step ? 'stop' : 'tool-calls', raw: undefined },
      usage: noTokens,
      warnings: [],
    }
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const parts = streamParts(await this.#next(options))
    return {
      stream: new ReadableStream({
        pull(controller) {
          const { done, value } = parts.next()
          if (done) controller.close()
          else controller.enqueue(value)
        },
      }),
    }
  }

  async #next({ prompt, abortSignal }: LanguageModelV4CallOptions): Promise<Step> {
    const explanations = explanationsIn(prompt)
    if (explanations && this.#plan) return { text: answerOfPlan(this.#plan, explanations) }
    const choice = await this.#choose(abortSignal)
    if (!('steps' in choice)) return { text: wordsOf(choice) }
    this.#plan = choice
    return {
      calls: choice.steps.map(({ skill, input }, at) => ({
        id: idOf(at),
        skill: skill.name,
        input,
      })),
    }
  }
}

const idOf = (at: number) => `step-${at + 1}`

const toolCall = ({ id, skill, input }: Call) => ({
  type: 'tool-call' as const,
  toolCallId: id,
  toolName: skill,
  input: JSON.stringify(input),
})

/** What the skills said, once they have been used, by the call. */
function explanationsIn(prompt: LanguageModelV4Prompt): Map<string, string> | undefined {
  const last = prompt.at(-1)
  if (last?.role !== 'tool') return undefined
  return new Map(
    last.content.map((result) => {
      if (result.type === 'tool-result' && result.output.type === 'json')
        return [
          result.toolCallId,
          (result.output.value as { explanation: string }).explanation,
        ] as const
      throw new Error('the skill gave no result to explain')
    }),
  )
}

const answerOfPlan = ({ steps, preface }: Plan<unknown>, explanations: Map<string, string>) =>
  answerOf(
    preface,
    steps.map(({ title }, at) => ({ title, explanation: explanations.get(idOf(at)) ?? '' })),
  )

function* streamParts(step: Step): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if ('text' in step) {
    yield { type: 'text-start', id: 'answer' }
    for (const delta of pieces(step.text)) yield { type: 'text-delta', id: 'answer', delta }
    yield { type: 'text-end', id: 'answer' }
  } else {
    yield* step.calls.map(toolCall)
  }
  yield {
    type: 'finish',
    usage: noTokens,
    finishReason: { unified: 'text' in step ? 'stop' : 'tool-calls', raw: undefined },
  }
}

/** Cuts after white space, so that no word and no letter is ever shown half. */
function pieces(text: string): string[] {
  return text.match(new RegExp(`.{0,${PIECE_LENGTH}}\\S*\\s*`, 'gs'))?.filter(Boolean) ?? []
}
