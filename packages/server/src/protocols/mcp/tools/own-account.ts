import type { McpServer } from '@modelcontextprotocol/server'
import { billing, runs as contract, Language, Slug } from '@wakeel/contract'
import { z } from 'zod'
import { DomainError } from '../../../errors.ts'
import { type Caller, requireAccess } from '../../../http/caller.ts'
import type { McpCall, McpParts } from '../parts.ts'
import { guarded, structured } from './tool-result.ts'
import { toolSchema } from './tool-schema.ts'

const READS = { readOnlyHint: true, destructiveHint: false, openWorldHint: false } as const
const language = Language.default('en').describe('Of the texts')
const { listRuns, getRun } = contract.routes

/** What the wallet and the plan of whoever asks hold: a key has to be allowed to read what was used. */
const READS_USAGE = { access: 'signed_in', scope: 'read_usage', method: 'GET' } as const

/**
 * What an account holds. Visitors are shown these tools too: the list is the same for everybody, and whoever calls one is told how to
 * sign in, which a model can pass on to its person.
 */
export function addAccountTools(server: McpServer, parts: McpParts, call: McpCall): void {
  const { runs, billing: accountOf } = parts
  const context = { ...call, emit() {} }

  server.registerTool(
    'list_runs',
    {
      title: 'List own runs',
      description: 'The runs of your account, the newest first. Needs an account.',
      inputSchema: toolSchema(
        z.object({
          agent: Slug.optional().describe('Only of this one, by its slug'),
          cursor: listRuns.query.shape.cursor.describe('The next_cursor of the page before'),
          limit: z.int().min(1).max(50).default(20),
          language,
        }),
      ),
      outputSchema: toolSchema(
        z.object({
          runs: z.array(contract.ListedRun),
          next_cursor: z.string().nullable(),
        }),
      ),
      annotations: READS,
    },
    guarded(parts, call, async ({ agent, cursor, limit, language }) => {
      requireAccess(call.caller, listRuns)
      const input = { app: agent, cursor, limit, lang: language }
      const { runs: listed, next_cursor } = await runs.listRuns(input, context)
      return structured({ runs: listed, next_cursor })
    }),
  )

  server.registerTool(
    'get_run',
    {
      title: 'Read a run',
      description: 'One run of your account, with its answer. Needs an account.',
      inputSchema: toolSchema(z.object({ run_id: z.uuid(), language })),
      outputSchema: toolSchema(z.object({ run: contract.Run })),
      annotations: READS,
    },
    guarded(parts, call, async ({ run_id, language }) => {
      requireAccess(call.caller, getRun)
      const { run } = await runs.getRun({ id: run_id, lang: language }, context)
      return structured({ run })
    }),
  )

  server.registerTool(
    'get_balance',
    {
      title: 'Read the balance',
      description:
        'What your wallet holds and may spend, your plan, and how many of its included runs are left. Needs an account.',
      inputSchema: toolSchema(z.object({ language })),
      outputSchema: toolSchema(
        z.object({
          wallet: billing.Wallet,
          subscription: billing.Subscription.nullable(),
          included_runs: z.object({
            month: z.string(),
            included: z.int(),
            used: z.int(),
            resets_at: z.string(),
          }),
        }),
      ),
      annotations: READS,
    },
    guarded(parts, call, async ({ language }) => {
      requireAccess(call.caller, READS_USAGE)
      requireOwnWallet(call.caller)
      const [{ wallet }, { subscription, usage }] = await Promise.all([
        accountOf.walletPage.getWallet({}, context),
        accountOf.subscriptions.getSubscription({ lang: language }, context),
      ])
      const { month, included, used, resets_at } = usage
      return structured({
        wallet,
        subscription,
        included_runs: { month, included, used, resets_at },
      })
    }),
  )
}

/** A key of an organisation reads nothing of its member’s own. */
function requireOwnWallet(caller: Caller): void {
  if (caller.kind === 'user' && caller.key?.organisationId !== undefined)
    throw new DomainError('api_keys.scope_missing')
}
