import type { catalogue as contract } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import type { FastifyRequest } from 'fastify'
import type { Billing } from '../../billing/billing.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Store } from '../../connections/oauth/client.ts'
import type { Caller } from '../../http/caller.ts'
import type { Runs } from '../../runs/runs.ts'

/** What the MCP servers are made of. */
export interface McpParts {
  catalogue: Pick<
    Catalogue,
    'listApps' | 'getApp' | 'findListed' | 'listedSlugs' | 'offeredCategories' | 'formerCategories'
  >
  runs: Pick<Runs, 'runDemo' | 'getDemoInfo' | 'runCharged' | 'listRuns' | 'getRun'>
  billing: Pick<Billing, 'walletPage' | 'subscriptions'>
  skills: readonly Skill[]
  store: Store
  /** Of the program that this is. */
  version: string
  /** Nobody reaches the store but this machine. */
  isOnLoopback: boolean
}

/** One HTTP request of a client. */
export interface McpCall {
  caller: Caller
  request: FastifyRequest
  idempotencyKey: string | undefined
  /** Aborted when the client cancels the call or goes away. */
  signal: AbortSignal
  /** Whose server it calls, as both languages tell of it; undefined: the store’s. */
  agent: ServedAgent | undefined
}

/** An agent as its own server shows it. */
export type ServedAgent = { en: contract.App; ar: contract.App }
