import type { runs } from '@wakeel/contract'
import type { Ask } from '@wakeel/skills'
import type { ProposedCall, RemoteThread } from '../../database/schema/runs.ts'
import type { DomainError } from '../../errors.ts'
import type { Agent } from '../agents.ts'
import type { ConfirmedCall } from './mcp/proposal.ts'

/** A skill, or a tool elsewhere, with what it was given. */
export interface SkillCall {
  skill: string
  input: unknown
}

export interface Answer {
  /** Markdown. */
  text: string
  /** In the order they were made. */
  skillCalls: SkillCall[]
  /** `refusal`: it declined, refused the input or said what it is for. */
  outcome: runs.RunOutcome
  /** Short messages that could come next; absent: none. */
  suggestions?: string[]
  /** Its figures that no tool gave. */
  ownFigures?: string[]
  /** The built-in engine answered in place of the store's language model. Absent: none was to answer. */
  fellBack?: boolean
  /** It ends before its end: it reached a limit, the store's or that of the model. */
  isCut?: boolean
  /** What came with it; absent: nothing. */
  files?: runs.RunFile[]
  /** A call that the agent wants to make, and for which it needs its person's confirmation. Then nothing is answered yet. */
  proposal?: ProposedCall
  /** Where an agent elsewhere goes on with the next message. */
  remoteThread?: RemoteThread
  /** What the other end said of a failure: for its creator, and nobody else. */
  remoteError?: string
}

export interface Execution {
  runId: string
  agent: Agent
  /** With what was said before in the conversation. */
  ask: Ask
  /** What goes with the words to an agent elsewhere. */
  files?: runs.AttachedFile[] | undefined
  /** Of the run that this one replies to. */
  remoteThread?: RemoteThread | undefined
  /** The call that the person has confirmed: it is made, and nothing else. */
  confirmed?: ConfirmedCall | undefined
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  emit(event: runs.DemoEvent): void
}

/** A way to let an agent answer. */
export interface Runtime {
  /** Who answers, as the run says it; while it is at work, whoever does so now. */
  readonly provider: string
  /** Throws whatever stands in the way of a complete answer. */
  answer(execution: Execution): Promise<Answer>
  /** What was thrown, as the outcome that the contract names. */
  failure(error: unknown): DomainError
}
