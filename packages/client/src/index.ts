export type { BatchOptions, BatchOutcome } from './batch.ts'
export {
  type Agent,
  type AgentCard,
  type AgentQuery,
  type ApiKey,
  type Client,
  type ClientOptions,
  createClient,
  type ListedRun,
  type PublishedVersion,
  type RunQuery,
} from './client.ts'
export type { Conversation } from './conversation.ts'
export type { Pause } from './pause.ts'
export type { RunOptions, RunResult } from './run.ts'
export { type AnswerFile, filesOf } from './run-files.ts'
export type { RunEvent, RunStream } from './run-stream.ts'
export type { Run, WaitOptions } from './wait-for-run.ts'
export { type ClientErrorCode, WakeelError } from './wakeel-error.ts'
export { type TextFile, withFiles } from './with-files.ts'
