import type { LanguageModelV4 } from '@ai-sdk/provider'
import { isStepCount, streamText, type TextStreamPart, type ToolSet } from 'ai'
import { RemoteError } from '../../connections/remotes/remote.ts'
import { DomainError } from '../../errors.ts'
import { isRefusal } from '../../skills/respond.ts'
import type { Ask } from '../../skills/skill.ts'
import type { Agent } from '../agents.ts'
import { BUILT_IN } from './built-in.ts'
import type { Answer, Execution } from './runtime.ts'
import { SkillFailure, type Used } from './tools.ts'
import { Transcript } from './transcript.ts'

const STEP_LIMIT = 8
const OUTPUT_TOKEN_LIMIT = 4_000
/** A model may mend its call once; after that it will not get it right. */
const INVALID_CALL_LIMIT = 2

interface Task extends Omit<Execution, 'runId'> {
  model: LanguageModelV4
  tools: ToolSet
  /** What a tool is called when a person is told that it is used. */
  titles: ReadonlyMap<string, string>
  /** Of the connection that the answer comes by. */
  secret?: string | undefined
}

/** Lets a model, or the built-in engine in its place, work with tools until it has an answer. Throws what broke it off. */
export async function answerWithTools({ agent, ask, model, tools, titles, secret, signal, emit }: Task): Promise<Answer> {
  const { stream } = streamText({
    model,
    instructions: instructionsFor(agent, ask),
    prompt: ask.text,
    tools,
    stopWhen: isStepCount(STEP_LIMIT),
    maxOutputTokens: OUTPUT_TOKEN_LIMIT,
    maxRetries: 0,
    abortSignal: signal,
    onError() {}, // Errors arrive as parts of the stream.
  })
  const { isRefused, ...said } = await collect(stream, titles, new Transcript(emit, secret), emit)
  // A model that was refused by a tool answers all the same; the engine has only passed the refusal on.
  const isAnswered = model.provider !== BUILT_IN || (said.skillsUsed.length > 0 && !isRefused)
  return { ...said, isAnswered }
}

/** Passes on what comes, as it comes, and puts it together. */
async function collect(stream: AsyncIterable<TextStreamPart<ToolSet>>, titles: Task['titles'], transcript: Transcript, emit: Task['emit']) {
  const skillsUsed: string[] = []
  let isRefused = false
  let invalidCalls = 0
  let finishReason = 'interrupted'
  for await (const part of stream) {
    if (part.type === 'start-step' && !transcript.isEmpty) transcript.say('\n\n')
    else if (part.type === 'text-delta') transcript.say(part.text)
    else if (part.type === 'tool-call' && !part.invalid) {
      skillsUsed.push(part.toolName)
      emit({ type: 'skill', name: part.toolName, title: titles.get(part.toolName) ?? part.toolName })
    } else if (part.type === 'tool-call' && ++invalidCalls >= INVALID_CALL_LIMIT) throw part.error
    else if (part.type === 'tool-result') isRefused = isRefusal((part.output as Used).output)
    else if (part.type === 'tool-error' && isFatal(part.error)) throw part.error
    else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') finishReason = part.finishReason
  }
  requireWhole(finishReason)
  return { text: transcript.whole(), skillsUsed, isRefused }
}

/** Unlike a call that the model got wrong, and may mend. */
const isFatal = (error: unknown): boolean => error instanceof SkillFailure || error instanceof RemoteError

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
