export type { BatchOptions, BatchOutcome } from './batch.ts'
export {
  type AgentQuery,
  type Client,
  type ClientOptions,
  createClient,
  type RunQuery,
} from './client.ts'
export type { Conversation } from './conversation.ts'
export type { Pause } from './pause.ts'
export type { RunOptions } from './run.ts'
export { type AnswerFile, filesOf } from './run-files.ts'
export type { RunStream } from './run-stream.ts'
export type { WaitOptions } from './wait-for-run.ts'
export { type ClientErrorCode, WakeelError } from './wakeel-error.ts'
export type {
  Agent,
  AgentCard,
  ApiKey,
  AttachedFile,
  Attachment,
  Confirmation,
  ListedRun,
  PublishedVersion,
  Run,
  RunEvent,
  RunFile,
  RunResult,
} from './wire.ts'
export { type TextFile, withFiles } from './with-files.ts'
