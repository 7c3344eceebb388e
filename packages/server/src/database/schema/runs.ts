import type { Bilingual, runs as contract, forge } from '@wakeel/contract'
import { and, eq, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { apiKeys } from './api-keys.ts'
import { apps } from './catalogue.ts'
import { agentPins, connections } from './connections.ts'
import { organisations } from './organisations.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** How an app executes: its instructions, the skills it may use, its runtime. */
export const agents = pgTable(
  'agents',
  {
    appId: uuid('app_id')
      .primaryKey()
      .references(() => apps.id),
    runtime: text('runtime').$type<forge.AgentRuntime['kind']>().notNull(),
    /** Where it is executed, when it is not the store that does. */
    connectionId: uuid('connection_id').references(() => connections.id),
    /** Of an MCP server. */
    tools: jsonb('tools').$type<string[]>(),
    /** Of those, the ones for which the creator vouches that they only read. */
    vouchedTools: jsonb('vouched_tools').$type<forge.VouchedTool[]>(),
    instructions: text('instructions').notNull(),
    skills: jsonb('skills').$type<string[]>().notNull(),
    version: integer('version').notNull(),
    /** Shown when a request is about something else. */
    examples: jsonb('examples').$type<Bilingual<string[]>>().notNull(),
  },
  (table) => [
    index('agents_connection').on(table.connectionId),
    check('agents_runtime', sql`${table.runtime} in ('skills', 'a2a', 'mcp', 'openai')`),
    check('agents_connected', sql`(${table.runtime} = 'skills') = (${table.connectionId} is null)`),
  ],
)

/** Where the pins are joined: that of the version which the store lists. */
export const isPinOfListed = and(
  eq(agentPins.appId, agents.appId),
  eq(agentPins.version, agents.version),
)

/** The id of a run's conversation: that of its first run. */
export const conversationOf = ({ firstRunId, id }: Record<'firstRunId' | 'id', AnyPgColumn>) =>
  sql<string>`coalesce(${firstRunId}, ${id})`

/**
 * One execution of an agent. A row appears when the run is reserved and ends as succeeded, failed, cancelled, or unanswered: the agent
 * asked back, refused or said what it is for, which costs nothing.
 */
export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    /** `check`: by the store, before it opens an agent. `rehearsal`: by a creator, before publishing, and every day after it; it counts nowhere. `test`: by a test key, as little. */
    kind: text('kind').notNull(),
    /** `user:…`, `visitor:…` or `address:…`; addresses only as keyed hashes. */
    person: text('person').notNull(),
    userId: text('user_id').references(() => users.id),
    /** Whom a paid run is for, when that is not its person alone: members read it, and the owner pays. */
    organisationId: uuid('organisation_id').references(() => organisations.id),
    /** What its caller signed in with, when that was a key. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key'),
    /** sha-256 of the input, to tell a repeat from another request under the same key. */
    inputHash: text('input_hash').notNull(),
    input: text('input').notNull(),
    /** What went with it to an agent elsewhere, without its content. Null: nothing. */
    attachedFiles: jsonb('attached_files').$type<AttachedRecord[]>(),
    /** The run that it replies to, in the same conversation. */
    replyTo: uuid('reply_to').references((): AnyPgColumn => runs.id),
    /** The first run of its conversation. Null: that is itself. */
    firstRunId: uuid('first_run_id'),
    status: text('status').notNull(),
    answer: text('answer'),
    /** Of one that is unanswered: the agent gives no answer, and did not ask back. */
    isRefused: boolean('is_refused'),
    /** Short messages that could come next. */
    suggestions: jsonb('suggestions').$type<string[]>(),
    errorCode: text('error_code'),
    provider: text('provider'),
    /** The built-in engine answered in place of the store's language model. Null: none was to answer. */
    fellBack: boolean('fell_back'),
    skillsUsed: jsonb('skills_used').$type<string[]>(),
    /** The answer ends before its end, at a limit. Null: it does not, or nobody wrote that down yet. */
    isCut: boolean('is_cut'),
    /** What was used, and the hash of what it was given; null of runs from before receipts. */
    skillCalls: jsonb('skill_calls').$type<SkillCallHash[]>(),
    /** What the skills were given, in that order: canonical JSON, as text, which holds whatever characters a model writes. */
    skillInputs: text('skill_inputs'),
    /** For the receipt, which outlives the texts: sha-256 in hexadecimal of how the agent executed, and of what was said. */
    agentSha256: text('agent_sha256'),
    inputSha256: text('input_sha256'),
    answerSha256: text('answer_sha256'),
    filesSha256: jsonb('files_sha256').$type<FileHash[]>(),
    /** Figures of a language model's answer that no tool gave. */
    ownFigures: jsonb('own_figures').$type<string[]>(),
    /** A tool call that its person can confirm; of a run that confirms another, the call with the arguments it was made with. */
    proposedCall: jsonb('proposed_call').$type<ProposedCall>(),
    /** The run whose proposed call this one makes: each is made once at most. */
    confirms: uuid('confirms').references((): AnyPgColumn => runs.id),
    /** Where the agent elsewhere goes on with what was said. */
    remoteThread: jsonb('remote_thread').$type<RemoteThread>(),
    /** What the other end said of its failure: only its creator reads it. */
    remoteError: text('remote_error'),
    agentVersion: integer('agent_version').notNull(),
    /** That version was asked for, by this run or by one before it in the conversation. */
    isPinned: boolean('is_pinned').notNull().default(false),
    elapsedMs: integer('elapsed_ms'),
    startedAt: at('started_at').notNull(),
    finishedAt: at('finished_at'),
    /** The process that executes it, while it runs. */
    processId: uuid('process_id'),
    /** The keyed hash of a visitor's address, while it runs. */
    network: text('network'),
    /** When its person deleted the conversation: nothing is shown of it, and its texts are gone unless they are an organisation's. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    uniqueIndex('runs_idempotency').on(table.person, table.idempotencyKey),
    uniqueIndex('runs_confirms').on(table.confirms).where(sql`${table.confirms} is not null`),
    index('runs_conversation').on(conversationOf(table), table.startedAt, table.id),
    index('runs_reply_to').on(table.replyTo).where(sql`${table.replyTo} is not null`),
    index('runs_app').on(table.appId, table.startedAt),
    index('runs_asked')
      .on(table.startedAt, table.appId, table.status)
      .where(sql`${table.kind} in ('demo', 'paid')`),
    index('runs_user').on(table.userId, table.startedAt),
    index('runs_answered')
      .on(table.userId, table.appId)
      .where(sql`${table.status} = 'succeeded' and ${table.userId} is not null`),
    // All that trust asks of the runs of thirty days, so that none of them is opened.
    index('runs_of_people')
      .on(table.appId, table.startedAt, table.status, table.userId)
      .where(sql`${table.kind} in ('demo', 'paid') and ${table.userId} is not null`),
    index('runs_organisation')
      .on(table.organisationId, table.startedAt, table.id)
      .where(sql`${table.organisationId} is not null`),
    index('runs_organisation_user')
      .on(table.organisationId, table.userId, table.startedAt, table.id)
      .where(sql`${table.organisationId} is not null`),
    index('runs_organisation_app')
      .on(table.organisationId, table.appId, table.startedAt, table.id)
      .where(sql`${table.organisationId} is not null`),
    index('runs_api_key')
      .on(table.apiKeyId, table.startedAt)
      .where(sql`${table.apiKeyId} is not null`),
    index('runs_failed').on(table.appId, table.startedAt).where(sql`${table.status} = 'failed'`),
    index('runs_at_once').on(table.person).where(sql`${table.status} = 'running'`),
    index('runs_at_once_network')
      .on(table.network)
      .where(sql`${table.status} = 'running' and ${table.network} is not null`),
    index('runs_unfinished').on(table.startedAt).where(sql`${table.status} = 'running'`),
    index('runs_store_rehearsals')
      .on(table.startedAt)
      .where(sql`${table.kind} = 'rehearsal' and ${table.person} = 'store'`),
    check('runs_kind', sql`${table.kind} in ('demo', 'check', 'rehearsal', 'paid', 'test')`),
    check('runs_organisation_pays', sql`${table.organisationId} is null or ${table.kind} = 'paid'`),
    check(
      'runs_status',
      sql`${table.status} in ('running', 'succeeded', 'unanswered', 'failed', 'cancelled')`,
    ),
    check('runs_first', sql`(${table.firstRunId} is null) = (${table.replyTo} is null)`),
  ],
)

/** What came with an answer, apart from it: lists of runs are read often, and files are large. */
export const runFiles = pgTable('run_files', {
  runId: uuid('run_id')
    .primaryKey()
    .references(() => runs.id, { onDelete: 'cascade' }),
  files: jsonb('files').$type<contract.RunFile[]>().notNull(),
})

/** How many free runs of an app a person has reserved or used. Equal to that person's running and succeeded demo runs. */
export const demoAllowances = pgTable(
  'demo_allowances',
  {
    person: text('person').notNull(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    usageCount: integer('usage_count').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.appId] }),
    check('demo_allowances_count', sql`${table.usageCount} between 0 and 3`),
  ],
)

/** A process that executes agents says here that it lives; the runs of one that has been silent are abandoned. */
export const processLeases = pgTable('process_leases', {
  id: uuid('id').primaryKey(),
  seenAt: at('seen_at').notNull(),
})

/** What a skill was given, as a hash of its canonical JSON. */
export interface SkillCallHash {
  skill: string
  inputSha256: string
}

/** A file that came with an answer. Null: it was too large to be kept. */
export interface FileHash {
  mediaType: string
  sha256: string | null
}

/** A file that went with a request. Without a name: that was deleted with what was said. */
export interface AttachedRecord {
  name?: string
  mediaType: string
  /** In bytes. */
  size: number
  sha256: string
}

/** A call that was proposed to a person, as it is stored. */
export interface ProposedCall extends contract.ProposedCall {
  /** Of the tool as it was then. */
  fingerprint: string
  /** Of the server, of which the host is shown. Proposals of before it was kept have none, and cannot be confirmed. */
  address?: string
}

/** What an A2A agent calls the conversation, and the task of it that waits for the person's next message. */
export interface RemoteThread {
  /** Of the agent that says so: nobody else is sent it. */
  address: string
  contextId: string
  taskId?: string
}
