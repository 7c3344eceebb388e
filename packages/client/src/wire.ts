import type * as contract from '@wakeel/contract'
import type { Request, Result } from './routes.ts'

// Everything of the contract that programs see. What others install has these written out (scripts/client-types.ts), as the contract is not there.

/** What a run ends with: its answer, or what the agent says instead, and what it cost. */
export type RunResult = Result<'runApp'>
/** A run as the history tells it. */
export type Run = Result<'getRun'>['run']
export type ListedRun = Result<'listRuns'>['runs'][number]
/** What an agent does and says before its run has ended. */
export type RunEvent = contract.runs.DemoEvent
export type RunFile = contract.runs.RunFile
export type Confirmation = contract.runs.Confirmation
/** One to go with a run. */
export type AttachedFile = contract.runs.AttachedFile
/** One that went with a run, as the history tells it. */
export type Attachment = contract.runs.Attachment
export type AgentCard = Result<'listApps'>['apps'][number]
export type Agent = Result<'getApp'>['app']
/** A version that `RunOptions.version` can name. */
export type PublishedVersion = Result<'listVersions'>['versions'][number]
/** The key that calls, with what it may do and has used. */
export type ApiKey = Result<'getCurrentApiKey'>['api_key']
export type Language = Request<'getApp'>['lang']
export type RunFilter = Pick<Request<'listRuns'>, 'app' | 'lang'>
export type AgentFilter = Omit<Request<'listApps'>, 'q' | 'limit' | 'cursor'>
export type ErrorCode = contract.ErrorCode
