import { type BatchOptions, type BatchOutcome, runBatch } from './batch.ts'
import { type ConnectionOptions, openConnection } from './connection.ts'
import { type Conversation, converse } from './conversation.ts'
import { itemsOf } from './pages.ts'
import { type RunOptions, run } from './run.ts'
import { type RunStream, streamRun } from './run-stream.ts'
import { type WaitOptions, waitForRun } from './wait-for-run.ts'
import type {
  Agent,
  AgentCard,
  AgentFilter,
  ApiKey,
  Language,
  ListedRun,
  PublishedVersion,
  Run,
  RunFilter,
  RunResult,
} from './wire.ts'

export type ClientOptions = ConnectionOptions

interface Paged {
  /** Of each request; the iteration goes on to the end. */
  pageSize?: number
  signal?: AbortSignal
}
export type RunQuery = RunFilter & Paged
export type AgentQuery = AgentFilter & Paged

/** One store. Agents are named by their address in it, such as `vat-invoice-desk`. */
export interface Client {
  run(agent: string, input: string, options?: RunOptions): Promise<RunResult>
  stream(agent: string, input: string, options?: RunOptions): RunStream
  conversation(agent: string, options?: Pick<RunOptions, 'replyTo' | 'version'>): Conversation
  batch(agent: string, inputs: readonly string[], options?: BatchOptions): Promise<BatchOutcome[]>
  /** Resolves when a run has ended, well or not. */
  wait(runId: string, options?: WaitOptions): Promise<Run>
  runs: {
    /** The newest first. */
    list(query?: RunQuery): AsyncIterable<ListedRun>
    get(id: string, options?: Pick<RunOptions, 'signal'>): Promise<Run>
  }
  agents: {
    /** Without words: all. */
    search(words?: string, query?: AgentQuery): AsyncIterable<AgentCard>
    get(agent: string, options?: { lang?: Language }): Promise<Agent>
    /** What of it can be run, the newest first. */
    versions(agent: string): Promise<PublishedVersion[]>
  }
  usage(): Promise<ApiKey>
}

export function createClient(options: ClientOptions): Client {
  const connection = openConnection(options)
  const { call } = connection
  return {
    run: (agent, input, given) => run(connection, agent, input, given),
    stream: (agent, input, given) => streamRun(connection, agent, input, given),
    conversation: (agent, given) => converse(connection, agent, given),
    batch: (agent, inputs, given) => runBatch(connection, agent, inputs, given),
    wait: (runId, given) => waitForRun(connection, runId, given),
    runs: {
      list: ({ pageSize: limit = 50, signal, ...query } = {}) =>
        itemsOf(
          (cursor) => call('listRuns', { ...query, limit, cursor }, { signal }),
          (page) => page.runs,
        ),
      get: async (id, given) => (await call('getRun', { id }, given)).run,
    },
    agents: {
      search: (q, { pageSize: limit = 50, signal, ...query } = {}) =>
        itemsOf(
          (cursor) => call('listApps', { ...query, q, limit, cursor }, { signal }),
          (page) => page.apps,
        ),
      get: async (slug, { lang } = {}) => (await call('getApp', { slug, lang })).app,
      versions: async (slug) => (await call('listVersions', { slug })).versions,
    },
    usage: async () => (await call('getCurrentApiKey', {})).api_key,
  }
}
