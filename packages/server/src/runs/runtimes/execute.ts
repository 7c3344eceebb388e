import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { runs } from '@wakeel/contract'
import { isStepCount, jsonSchema, streamText, type ToolSet, tool } from 'ai'
import { DomainError } from '../../errors.ts'
import { use } from '../../skills/respond.ts'
import type { Ask, Skill } from '../../skills/skill.ts'
import type { Agent } from '../agents.ts'
import { BuiltInModel } from './built-in.ts'
import { modelFailure } from './model-failure.ts'

/** Nothing runs longer than this, whatever it is doing. */
export const RUN_TIME_LIMIT_MS = 120_000
const STEP_LIMIT = 8
const OUTPUT_TOKEN_LIMIT = 4_000
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
  const answer: Answer = { text: '', skillsUsed: [] }
  const titles = new Map(agent.skills.map((skill) => [skill.name, skill.title[ask.language]]))
  let invalidCalls = 0

  const say = (text: string) => {
    answer.text += text
    emit({ type: 'text', text })
  }
  const { stream } = streamText({
    model: languageModel ?? new BuiltInModel(agent.skills, ask, agent.examples[ask.language]),
    instructions: instructionsFor(agent, ask),
    prompt: ask.text,
    tools: toolsOf(agent.skills, ask, { inputIsTrusted: !languageModel }),
    stopWhen: isStepCount(STEP_LIMIT),
    maxOutputTokens: OUTPUT_TOKEN_LIMIT,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, tooLong, failed.signal]),
    onError() {}, // Errors arrive as parts of the stream.
  })

  try {
    for await (const part of stream) {
      if (part.type === 'start-step' && answer.text !== '') say('\n\n')
      else if (part.type === 'text-delta') say(part.text)
      else if (part.type === 'tool-call' && !part.invalid) {
        answer.skillsUsed.push(part.toolName)
        emit({ type: 'skill', name: part.toolName, title: titles.get(part.toolName) ?? part.toolName })
      } else if (part.type === 'tool-call' && ++invalidCalls >= INVALID_CALL_LIMIT) throw part.error
      else if (part.type === 'tool-error' && part.error instanceof SkillFailure) throw part.error
      else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') requireWhole(part.finishReason)
    }
    signal.throwIfAborted()
    tooLong.throwIfAborted()
  } catch (error) {
    // Else the steps would go on, and be paid for, with nobody to hear them.
    failed.abort()
    if (signal.aborted) throw new DomainError('runs.cancelled', { cause: error })
    if (tooLong.aborted) throw new DomainError('runs.timed_out', { cause: error })
    if (error instanceof SkillFailure || !languageModel) throw new DomainError('runs.failed', { cause: error })
    throw modelFailure(error)
  }
  answer.text = answer.text.trim()
  if (answer.text === '') throw new DomainError('runs.model_answer_invalid', { cause: new Error('the answer is empty') })
  return answer
}

const ANY_OBJECT = jsonSchema<unknown>({ type: 'object' })

/** A defect in a skill, told apart from a call that the model got wrong. */
class SkillFailure extends Error {}

/** The built-in engine reads its input by the skill itself, so the skill's own words refuse what it cannot work with. */
function toolsOf(skills: readonly Skill[], ask: Ask, { inputIsTrusted }: { inputIsTrusted: boolean }): ToolSet {
  return Object.fromEntries(
    skills.map((skill) => [
      skill.name,
      tool({
        description: skill.description.en,
        inputSchema: inputIsTrusted ? ANY_OBJECT : skill.input,
        execute: (input: unknown) => {
          try {
            return use(skill, input, ask)
          } catch (error) {
            throw new SkillFailure(`the skill ${skill.name} failed`, { cause: error })
          }
        },
      }),
    ]),
  )
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
