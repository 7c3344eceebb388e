import type { runs } from '@wakeel/contract'
import type { DomainError } from '../../errors.ts'
import type { Ask } from '../../skills/skill.ts'
import type { Agent } from '../agents.ts'

export interface Answer {
  /** Markdown. */
  text: string
  /** In the order they were used. */
  skillsUsed: string[]
  /** False: the agent asked back, said what it is for, or refused the input. */
  isAnswered: boolean
}

export interface Execution {
  runId: string
  agent: Agent
  ask: Ask
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  emit(event: runs.DemoEvent): void
}

/** A way to let an agent answer. */
export interface Runtime {
  /** Who answers, as the run says it. */
  provider: string
  /** Throws whatever stands in the way of a complete answer. */
  answer(execution: Execution): Promise<Answer>
  /** What was thrown, as the outcome that the contract names. */
  failure(error: unknown): DomainError
}
