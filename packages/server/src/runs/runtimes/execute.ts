import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { runs } from '@wakeel/contract'
import { isStepCount, streamText, type TextStreamPart, type ToolSet } from 'ai'
import { DomainError } from '../../errors.ts'
import type { Ask } from '../../skills/skill.ts'
import type { Agent } from '../agents.ts'
import { BuiltInModel } from './built-in.ts'
import { modelFailure } from './model-failure.ts'
import { SkillFailure, toolsForEngine, toolsForModel } from './tools.ts'

/** Nothing runs longer than this, whatever it is doing. */
export const RUN_TIME_LIMIT_MS = 120_000
const STEP_LIMIT = 8
const OUTPUT_TOKEN_LIMIT = 4_000
/** For an endpoint that heeds no limit of tokens. */
const ANSWER_MAX_LENGTH = 100_000
/** A model may mend its call once; after that it will not get it right. */
const INVALID_CALL_LIMIT = 2

export interface Answer {
  /** Markdown. */
  text: string
  /** In the order they were used. */
  skillsUsed: string[]
}

interface Execution {
  agent: Agent
  ask: Ask
  /** Absent: the built-in engine answers. */
  languageModel: LanguageModelV4 | undefined
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  emit(event: runs.DemoEvent): void
}

/** Lets an agent answer. Whatever stands in the way of a complete answer is thrown as the outcome the contract names. */
export async function execute({ agent, ask, languageModel, signal, emit }: Execution): Promise<Answer> {
  const tooLong = AbortSignal.timeout(RUN_TIME_LIMIT_MS)
  const failed = new AbortController()
  const { stream } = streamText({
    model: languageModel ?? new BuiltInModel(agent.skills, ask, agent.examples[ask.language]),
    instructions: instructionsFor(agent, ask),
    prompt: ask.text,
    tools: languageModel ? toolsForModel(agent.skills, ask) : toolsForEngine(agent.skills, ask),
    stopWhen: isStepCount(STEP_LIMIT),
    maxOutputTokens: OUTPUT_TOKEN_LIMIT,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, tooLong, failed.signal]),
    onError() {}, // Errors arrive as parts of the stream.
  })
  try {
    const titles = new Map(agent.skills.map((skill) => [skill.name, skill.title[ask.language]]))
    const answer = await collect(stream, titles, emit)
    signal.throwIfAborted()
    tooLong.throwIfAborted()
    return answer
  } catch (error) {
    // Else the steps would go on, and be paid for, with nobody to hear them.
    failed.abort()
    if (signal.aborted) throw new DomainError('runs.cancelled', { cause: error })
    if (tooLong.aborted) throw new DomainError('runs.timed_out', { cause: error })
    if (error instanceof SkillFailure || !languageModel) throw new DomainError('runs.failed', { cause: error })
    throw modelFailure(error)
  }
}

/** Passes on what comes, as it comes, and puts it together. Throws what broke it off. */
async function collect(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  titles: ReadonlyMap<string, string>,
  emit: Execution['emit'],
): Promise<Answer> {
  const skillsUsed: string[] = []
  let text = ''
  let invalidCalls = 0
  let finishReason = 'interrupted'
  const say = (said: string) => {
    // No database can hold this character.
    const storable = said.replaceAll('\0', '')
    text += storable
    if (text.length > ANSWER_MAX_LENGTH) throw invalidAnswer('the answer does not end')
    emit({ type: 'text', text: storable })
  }
  for await (const part of stream) {
    if (part.type === 'start-step' && text !== '') say('\n\n')
    else if (part.type === 'text-delta') say(part.text)
    else if (part.type === 'tool-call' && !part.invalid) {
      skillsUsed.push(part.toolName)
      emit({ type: 'skill', name: part.toolName, title: titles.get(part.toolName) ?? part.toolName })
    } else if (part.type === 'tool-call' && ++invalidCalls >= INVALID_CALL_LIMIT) throw part.error
    else if (part.type === 'tool-error' && part.error instanceof SkillFailure) throw part.error
    else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') finishReason = part.finishReason
  }
  requireWhole(finishReason)
  text = text.trim()
  if (text === '') throw invalidAnswer('the answer is empty')
  return { text, skillsUsed }
}

const languageNames = { en: 'English', ar: 'Arabic' }

function instructionsFor({ instructions }: Agent, { language, today }: Ask): string {
  return [
    instructions,
    `Today is ${today} in the United Arab Emirates.`,
    `Answer in ${languageNames[language]}, as Markdown. Take every figure from the tools; when an input is missing, ask for it by name with an example.`,
  ].join('\n\n')
}

/** An answer that was cut off is not an answer. */
function requireWhole(finishReason: string): void {
  if (['length', 'content-filter', 'interrupted', 'error'].includes(finishReason))
    throw new DomainError('runs.model_broke_off', { cause: new Error(`the model stopped: ${finishReason}`) })
}

const invalidAnswer = (reason: string) => new DomainError('runs.model_answer_invalid', { cause: new Error(reason) })
