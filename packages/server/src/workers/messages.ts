import type { ErrorCode } from '@wakeel/contract'

export interface Request {
  task: string
  input: unknown
}

/** What came of a task, or why nothing did. */
export type Outcome =
  | { value: unknown }
  | {
      code: ErrorCode | undefined
      about?: readonly string[] | undefined
      message: string
      stack: string | undefined
    }

/** What a thread says, with what it has taken of a processor since it began. */
export type Reply = ({ isReady: true } | Outcome) & { cpuMs: number }

/** Of microseconds, as Node counts them. */
export const toCpuMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000
