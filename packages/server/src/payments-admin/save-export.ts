import type { audit as auditContract } from '@wakeel/contract'
import { csvOf } from '../csv.ts'
import type { SignedInCaller } from '../http/caller.ts'
import { FileReply } from '../http/context.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'

const EXPORTING = { name: 'payments.export', max: 20, windowSeconds: 3600 }

interface Exported<Item>
  extends Pick<Parameters<typeof csvOf<Item>>[0], 'head' | 'read' | 'toRows'> {
  what: 'orders' | 'ledger'
  /** For the audit log: what was requested. */
  facts: { [Name in auditContract.AuditFactName]?: string | boolean | undefined }
}

/** A list as a CSV file, which stands in the audit log. */
export async function saveExport<Item>(
  { database, audit, limits }: PaymentsAdminDependencies,
  actor: SignedInCaller,
  { what, facts, ...list }: Exported<Item>,
): Promise<FileReply> {
  await limits.take(EXPORTING, actor.userId)
  const { bytes, rows, isTruncated } = await limits.alone(EXPORTING, actor.userId, () =>
    csvOf(list),
  )
  const given = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
  const after: auditContract.WrittenFacts = { rows, ...Object.fromEntries(given) }
  await database.transaction((tx) =>
    audit.record(tx, {
      actor,
      action: 'payments.exported',
      subject: { kind: 'store', id: what },
      after,
    }),
  )
  return new FileReply(bytes, {
    type: 'text/csv; charset=utf-8',
    filename: `${what}.csv`,
    isTruncated,
  })
}
