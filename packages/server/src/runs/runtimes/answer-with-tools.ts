import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Ask } from '@wakeel/skills'
import { isRefusal } from '@wakeel/skills'
import { isStepCount, type ModelMessage, streamText, type TextStreamPart, type ToolSet } from 'ai'
import { RemoteError } from '../../connections/remotes/remote.ts'
import { DomainError } from '../../errors.ts'
import { BUILT_IN } from '../../models/built-in.ts'
import type { Agent } from '../agents.ts'
import { kindOfNoAnswer, outcomeOfText } from './no-answer.ts'
import { markInstruction, NoAnswerMark } from './no-answer-mark.ts'
import { ownFigures } from './own-figures.ts'
import type { Answer, Execution, SkillCall } from './runtime.ts'
import { SkillFailure, type Used } from './tools.ts'
import { tracedModel, tracedTools } from './traced.ts'
import { Transcript } from './transcript.ts'

const STEP_LIMIT = 8
const OUTPUT_TOKEN_LIMIT = 4_000
/** A model may mend its call once; after that it will not get it right. */
const INVALID_CALL_LIMIT = 2

/** A call of a tool that the model wants, and may not make. */
export interface Wish {
  name: string
  input: Record<string, unknown>
}

interface Task extends Pick<Execution, 'agent' | 'ask' | 'signal' | 'emit'> {
  model: LanguageModelV4
  tools: ToolSet
  /** What a tool is called when a person is told that it is used. */
  titles: ReadonlyMap<string, string>
  /** Said before the answer. */
  notice?: string
  /** Of the connection that the answer comes by. */
  secret?: string | undefined
  /** What is told to the person when the model wants a tool that it may not call: one without `execute`. */
  sayOfWish?(wish: Wish): string
}

/** Lets a model, or the built-in engine in its place, work with tools until it has an answer. Throws what broke it off. */
export async function answerWithTools(task: Task): Promise<Answer & { wish?: Wish }> {
  const { agent, ask, model, tools, notice, secret, signal, emit } = task
  const isModel = model.provider !== BUILT_IN
  const { stream } = streamText({
    model: isModel ? tracedModel(model) : model,
    instructions: instructionsFor(agent, ask),
    messages: messagesOf(ask),
    tools: tracedTools(tools),
    stopWhen: isStepCount(STEP_LIMIT),
    maxOutputTokens: OUTPUT_TOKEN_LIMIT,
    maxRetries: 0,
    abortSignal: signal,
    onError() {}, // Errors arrive as parts of the stream.
  })
  const transcript = new Transcript(emit, secret)
  if (notice) transcript.say(notice)
  const { hasResult, results, saysSo, ...said } = await collect(stream, task, transcript)
  if (said.wish) return { ...said, outcome: 'question' }
  // The engine knows nothing but what its tools say; a model without a tool may know the answer, ask back or decline.
  const outcome = hasResult
    ? 'answer'
    : isModel && said.skillCalls.length === 0
      ? outcomeOfText(said.text, saysSo)
      : kindOfNoAnswer(said.text)
  // The engine says only what its tools say.
  const own = isModel
    ? ownFigures(said.text, [...saidIn(ask), agent.instructions, ask.today, ...results])
    : []
  return { ...said, outcome, ownFigures: own }
}

/** Passes on what comes, as it comes, and puts it together. */
async function collect(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  { ask, tools, titles, sayOfWish, emit }: Task,
  transcript: Transcript,
) {
  const skillCalls: SkillCall[] = []
  const results: string[] = []
  let hasResult = false
  let wish: Wish | undefined
  let invalidCalls = 0
  let finishReason = 'interrupted'
  let mark = new NoAnswerMark()
  for await (const part of stream) {
    if (part.type === 'start-step') {
      transcript.say(mark.rest())
      transcript.beginParagraph()
      mark = new NoAnswerMark()
    } else if (part.type === 'text-delta') transcript.say(mark.take(part.text))
    else if (part.type === 'tool-call' && !part.invalid && !tools[part.toolName]?.execute) {
      // One at a time: whoever confirms it reads one call, and the next is asked for after it.
      wish ??= { name: part.toolName, input: asRecord(part.input) }
    } else if (part.type === 'tool-call' && !part.invalid) {
      skillCalls.push({ skill: part.toolName, input: part.input })
      emit({
        type: 'skill',
        name: part.toolName,
        title: titles.get(part.toolName) ?? part.toolName,
      })
    } else if (part.type === 'tool-call' && ++invalidCalls >= INVALID_CALL_LIMIT) throw part.error
    else if (part.type === 'tool-result') {
      results.push(JSON.stringify(part.output))
      hasResult ||= !isRefusal((part.output as Used).output)
    } else if (part.type === 'tool-error' && isFatal(part.error)) throw part.error
    else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') finishReason = part.finishReason
    if (transcript.isFull) break
  }
  transcript.say(mark.rest())
  const isCut = transcript.isFull || (finishReason === 'length' && !transcript.isEmpty)
  if (isCut) transcript.sayCut(ask.language)
  else requireWhole(finishReason)
  if (wish && sayOfWish) {
    transcript.beginParagraph()
    transcript.say(sayOfWish(wish))
  }
  return {
    text: transcript.whole(),
    skillCalls,
    hasResult,
    results,
    saysSo: mark.isSeen,
    ...(isCut && { isCut }),
    ...(wish && { wish }),
  }
}

const asRecord = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}

/** Unlike a call that the model got wrong, and may mend. */
const isFatal = (error: unknown): boolean =>
  error instanceof SkillFailure || error instanceof RemoteError || error instanceof DomainError

/** A conversation as a model reads it. */
const messagesOf = ({ text, earlier = [] }: Ask): ModelMessage[] => [
  ...earlier.flatMap(({ message, answer }): ModelMessage[] => [
    { role: 'user', content: message },
    { role: 'assistant', content: answer },
  ]),
  { role: 'user', content: text },
]

/** What was said in it until now; the figures of earlier answers were looked at when they were given. */
const saidIn = ({ text, earlier = [] }: Ask): string[] => [
  text,
  ...earlier.flatMap(({ message, answer }) => [message, answer]),
]

const languageNames = { en: 'English', ar: 'Arabic' }

function instructionsFor({ instructions }: Agent, { language, today }: Ask): string {
  return [
    instructions,
    `Today is ${today} in the United Arab Emirates.`,
    `Answer in ${languageNames[language]}, as Markdown. Take every figure from the tools; when an input is missing, ask for it by name with an example.`,
    markInstruction,
  ].join('\n\n')
}

/** An answer that was broken off is not an answer. */
function requireWhole(finishReason: string): void {
  if (['length', 'content-filter', 'interrupted', 'error'].includes(finishReason))
    throw new DomainError('runs.model_broke_off', {
      cause: new Error(`the model stopped: ${finishReason}`),
    })
}
