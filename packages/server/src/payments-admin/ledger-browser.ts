import { type InputOf, paymentsAdmin, type ReplyOf } from '@wakeel/contract'
import { and, desc, eq, exists, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import { ledgerAccounts, ledgerLines, ledgerTransactions } from '../database/schema/billing.ts'
import { requireUser } from '../http/caller.ts'
import type { Context, FileReply } from '../http/context.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { createExports } from './exports.ts'
import {
  type TransactionRow,
  transactionColumns,
  transactionKinds,
  withLines,
} from './transactions.ts'
import { withinDays } from './within-days.ts'

type Routes = typeof paymentsAdmin.routes
type Filters = InputOf<Routes['exportLedger']>
/** Where most transactions never go, so that their lines need not be read to find that none is there. */
const neverOn: Partial<Record<paymentsAdmin.LedgerKind, readonly string[]>> = {
  sale: ['bank', 'payouts'],
  run: ['provider', 'bank', 'exchange', 'losses', 'payouts'],
  top_up: ['bank', 'platform', 'vat', 'losses', 'unclaimed', 'payouts', 'creator'],
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isKind = (text: string): boolean => paymentsAdmin.LedgerAccountKind.safeParse(text).success
const named = (text: string): string => (isKind(text) || uuid.test(text) ? text : 'unknown')

const head = [
  'transaction',
  'happened_at',
  'kind',
  'reference',
  'account',
  'account_id',
  'owner',
  'amount',
  'currency',
  'share_percent',
]

/** The ledger transaction by transaction, newest first. */
export function createLedgerBrowser(dependencies: PaymentsAdminDependencies) {
  const { database } = dependencies
  const exports = createExports(dependencies)

  async function isWanted({
    account,
    kind,
    reference,
    ...days
  }: Filters): Promise<SQL | undefined> {
    return and(
      kind && eq(ledgerTransactions.kind, kind),
      reference
        ? and(
            inArray(ledgerTransactions.kind, transactionKinds),
            eq(ledgerTransactions.reference, reference),
          )
        : undefined,
      withinDays(ledgerTransactions.happenedAt, days),
      account ? await isOn(account, kind) : undefined,
    )
  }

  async function isOn(account: string, kind: Filters['kind']): Promise<SQL | undefined> {
    const never = transactionKinds.filter((kind) => neverOn[kind]?.includes(account))
    if (kind) return never.includes(kind) ? sql`false` : isOnAccount(account)
    return and(notInArray(ledgerTransactions.kind, never), await isOnAccount(account))
  }

  /** Of the store's own accounts the ids are named, so that the database knows whether they are rare or on every transaction. */
  async function isOnAccount(account: string): Promise<SQL> {
    const ofTransaction = eq(ledgerLines.transactionId, ledgerTransactions.id)
    const lines = database.select({ one: sql`1` }).from(ledgerLines)
    if (account === 'wallet' || account === 'creator') {
      const ofKind = and(ofTransaction, eq(ledgerAccounts.kind, account))
      return exists(
        lines.innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId)).where(ofKind),
      )
    }
    if (uuid.test(account))
      return exists(lines.where(and(ofTransaction, eq(ledgerLines.accountId, account))))
    if (!isKind(account)) return sql`false`
    const own = await database
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.kind, account))
    const ids = own.map(({ id }) => id)
    return exists(lines.where(and(ofTransaction, inArray(ledgerLines.accountId, ids))))
  }

  function readTransactions(
    wanted: SQL | undefined,
    after: TimeAndId | undefined,
    max: number,
  ): Promise<TransactionRow[]> {
    const { happenedAt, id } = ledgerTransactions
    const isAfter =
      after &&
      sql`(${happenedAt}, ${id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`
    return database
      .select(transactionColumns)
      .from(ledgerTransactions)
      .where(and(wanted, isAfter))
      .orderBy(desc(happenedAt), desc(id))
      .limit(max)
  }

  return {
    async listLedgerTransactions({
      cursor,
      limit,
      ...filters
    }: InputOf<Routes['listLedgerTransactions']>): Promise<
      ReplyOf<Routes['listLedgerTransactions']>
    > {
      const list = `ledger ${JSON.stringify(filters)}`
      const after = readCursor(list, cursor, TimeAndId)
      const rows = await readTransactions(await isWanted(filters), after, limit + 1)
      const { shown: page, next_cursor } = toPage(list, rows, limit, placeOf)
      return {
        success: true,
        transactions: await withLines(database, page),
        next_cursor,
      }
    },

    async exportLedger(
      filters: InputOf<Routes['exportLedger']>,
      { caller }: Context,
    ): Promise<FileReply> {
      const wanted = await isWanted(filters)
      const { account, reference, ...facts } = filters
      return exports.save<TransactionRow>(requireUser(caller), {
        what: 'ledger',
        // What is neither a kind nor an id finds nothing, and may be somebody's name.
        facts: {
          ...facts,
          account: account && named(account),
          reference: reference && named(reference),
        },
        head,
        read: (last, max) => readTransactions(wanted, last && placeOf(last), max),
        toRows: async (rows) => (await withLines(database, rows)).map(toLineCells),
      })
    },
  }
}

const placeOf = ({ happenedAt, id }: TransactionRow): TimeAndId => [happenedAt.getTime(), id]

const toLineCells = ({
  id,
  happened_at,
  kind,
  reference,
  lines,
}: paymentsAdmin.LedgerTransaction): (string | number)[][] =>
  lines.map(({ account, account_id, owner, amount, share_percent }) => [
    id,
    happened_at,
    kind,
    reference,
    account,
    account_id,
    owner?.name ?? '',
    amount.amount,
    amount.currency,
    share_percent === null ? '' : String(share_percent),
  ])
