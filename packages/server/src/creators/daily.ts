import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { TransactionKind } from '../billing/ledger.ts'
import { creatorAccounts, ledgerLines, ledgerTransactions } from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { runs } from '../database/schema/runs.ts'
import type { DailyMetric } from '../metrics/daily-metric.ts'
import { dayOf } from '../uae-days.ts'
import { appId, toAppOfMovement } from './dashboard/movements.ts'
import { isCustomerRun } from './dashboard/run-counts.ts'

type Kind = Exclude<TransactionKind, 'top_up' | 'payout_paid'>
export type Outcome = 'succeeded' | 'failed'

export const EARNED: readonly Kind[] = ['sale', 'run', 'included_run']
export const PAID_OUT: readonly Kind[] = ['payout', 'payout_returned']
/** What is earned, less what of it goes back; the rest are payouts and the end of the account. */
const REVENUE: readonly Kind[] = [...EARNED, 'refund', 'included_reversal', 'chargeback']
const ALL: readonly Kind[] = [...REVENUE, ...PAID_OUT, 'closing']

const { kind, happenedAt } = ledgerTransactions
export const MOVEMENTS = 'creators.movements'
const AGENT_REVENUE = 'creators.agent_revenue'
const RUNS = 'creators.runs'

/** What the store owes is a credit, and credits are negative. */
const fils = sql`(-sum(${ledgerLines.amount}))::bigint`

interface Movements {
  from: Date
  until: Date
  /** Absent: of every creator. */
  accounts?: readonly string[]
}

/**
 * The lines of transactions, looked up for one after the other (`offset 0` keeps it so): the planner would begin with all lines that there
 * are, or that an account has, for the few of some days.
 */
const lines = sql`${ledgerTransactions} cross join lateral (
  select * from ${ledgerLines} where ${ledgerLines.transactionId} = ${ledgerTransactions.id} offset 0
) as ${ledgerLines}`

const areOf = ({ from, until, accounts }: Movements, kinds: readonly Kind[]) =>
  and(
    gte(happenedAt, from),
    lt(happenedAt, until),
    inArray(kind, [...kinds]),
    accounts
      ? inArray(ledgerLines.accountId, [...accounts])
      : sql`${ledgerLines.accountId} in (select ${creatorAccounts.accountId} from ${creatorAccounts})`,
  )

function selectMovements(movements: Movements, kinds: readonly Kind[]): SQL {
  return sql`
    select ${dayOf(happenedAt)} as day, ${ledgerLines.accountId} || ' ' || ${kind} as key, ${fils} as value
    from ${lines} where ${areOf(movements, kinds)} group by 1, 2`
}

function selectAgentRevenue(movements: Movements, agents?: readonly string[]): SQL {
  return sql`
    select ${dayOf(happenedAt)} as day, ${ledgerLines.accountId} || ' ' || ${appId} || ' ' || ${kind} as key, ${fils} as value
    from ${lines} ${toAppOfMovement}
    where ${and(areOf(movements, REVENUE), agents && inArray(appId, [...agents]))} group by 1, 2`
}

const OUTCOMES: readonly Outcome[] = ['succeeded', 'failed']

/** What people asked of an agent, free or paid; neither what the store or the creator ran to check it, nor the creator's own runs. */
function selectRuns(
  { from, until, agents }: { from: Date; until: Date; agents?: readonly string[] },
  outcomes: readonly Outcome[],
): SQL {
  return sql`
    select ${dayOf(runs.startedAt)} as day, ${runs.appId} || ' ' || ${runs.status} as key, count(*) as value
    from ${runs} join ${apps} on ${apps.id} = ${runs.appId}
    where ${and(
      gte(runs.startedAt, from),
      lt(runs.startedAt, until),
      agents && inArray(runs.appId, [...agents]),
      isCustomerRun,
      inArray(runs.status, [...outcomes]),
      sql`${apps.creatorId} is not null and ${runs.userId} is distinct from ${apps.creatorId}`,
    )} group by 1, 2`
}

/** What moved creators' accounts, by account and kind; what each of their agents earned, by account and agent; how its runs by others ended. */
export const creatorMetrics: readonly DailyMetric[] = [
  { name: MOVEMENTS, select: (from, until) => selectMovements({ from, until }, ALL) },
  { name: AGENT_REVENUE, select: (from, until) => selectAgentRevenue({ from, until }) },
  { name: RUNS, select: (from, until) => selectRuns({ from, until }, OUTCOMES) },
]

/** What moved these accounts, in fils to the creator. */
export const movementsOf = (accounts: readonly string[], kinds = ALL): DailyMetric => ({
  name: MOVEMENTS,
  keys: accounts.flatMap((account) => kinds.map((each) => `${account} ${each}`)),
  select: (from, until) => selectMovements({ from, until, accounts }, kinds),
})

/** What these accounts earned, less what went back. */
export const revenueOf = (accounts: readonly string[]): DailyMetric =>
  movementsOf(accounts, REVENUE)

/** The same of one account by some of its agents. */
export const agentRevenueOf = (account: string, agents: readonly string[]): DailyMetric => ({
  name: AGENT_REVENUE,
  keys: agents.flatMap((agent) => REVENUE.map((each) => `${account} ${agent} ${each}`)),
  select: (from, until) => selectAgentRevenue({ from, until, accounts: [account] }, agents),
})

/** Runs of these agents by others that ended so. */
export const runsOf = (agents: readonly string[], outcome: Outcome): DailyMetric => ({
  name: RUNS,
  keys: agents.map((agent) => `${agent} ${outcome}`),
  select: (from, until) => selectRuns({ from, until, agents }, [outcome]),
})
