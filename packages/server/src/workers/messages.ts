import type { ErrorCode } from '@wakeel/contract'

export interface Request {
  task: string
  input: unknown
}

/** What a thread says: that it is ready, what came of a task, or why nothing did. */
export type Reply =
  | 'ready'
  | { value: unknown }
  | { code: ErrorCode | undefined; message: string; stack: string | undefined }
