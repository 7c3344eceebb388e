import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { Choosable } from '@wakeel/skills'
import { BUILT_IN } from '../../models/built-in.ts'

const PIECE_LENGTH = 48
const noTokens: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

type Decision = { skill: Pick<Choosable, 'name'>; input: unknown } | { question: string }

/** Reads the request that the model was made for. */
export type Choose = (signal: AbortSignal | undefined) => Promise<Decision>

type Step = { skill: string; input: unknown } | { text: string }

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

  constructor(choose: Choose) {
    this.#choose = choose
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const step = await this.#next(options)
    return {
      content: [
        'text' in step
          ? { type: 'text', text: step.text }
          : {
              type: 'tool-call',
              toolCallId: step.skill,
              toolName: step.skill,
              input: JSON.stringify(step.input),
            },
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
    const explanation = explanationIn(prompt)
    if (explanation !== undefined) return { text: explanation }
    const choice = await this.#choose(abortSignal)
    return 'question' in choice
      ? { text: choice.question }
      : { skill: choice.skill.name, input: choice.input }
  }
}

/** What the skill said, once it has been used. */
function explanationIn(prompt: LanguageModelV4Prompt): string | undefined {
  const last = prompt.at(-1)
  if (last?.role !== 'tool') return undefined
  const [result] = last.content
  if (result?.type === 'tool-result' && result.output.type === 'json')
    return (result.output.value as { explanation: string }).explanation
  throw new Error('the skill gave no result to explain')
}

function* streamParts(step: Step): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if ('text' in step) {
    yield { type: 'text-start', id: 'answer' }
    for (const delta of pieces(step.text)) yield { type: 'text-delta', id: 'answer', delta }
    yield { type: 'text-end', id: 'answer' }
  } else {
    yield {
      type: 'tool-call',
      toolCallId: step.skill,
      toolName: step.skill,
      input: JSON.stringify(step.input),
    }
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
