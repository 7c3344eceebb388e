import type { InputOf, paymentsAdmin } from '@wakeel/contract'
import { requireUser } from '../http/caller.ts'
import type { Context, FileReply } from '../http/context.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { matchTransactions, named } from './ledger-filters.ts'
import { placeOf, readTransactions } from './list-ledger-transactions.ts'
import { saveExport } from './save-export.ts'
import { type TransactionRow, withLines } from './transactions.ts'

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

/** The ledger line by line. */
export async function exportLedger(
  dependencies: PaymentsAdminDependencies,
  filters: InputOf<typeof paymentsAdmin.routes.exportLedger>,
  { caller }: Context,
): Promise<FileReply> {
  const { database } = dependencies
  const condition = await matchTransactions(database, filters)
  const { account, reference, ...facts } = filters
  return saveExport<TransactionRow>(dependencies, requireUser(caller), {
    what: 'ledger',
    facts: {
      ...facts,
      account: account && named(account),
      reference: reference && named(reference),
    },
    head,
    read: (last, max) => readTransactions(database, condition, last && placeOf(last), max),
    toRows: async (rows) => (await withLines(database, rows)).map(toLineCells),
  })
}

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
