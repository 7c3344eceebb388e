import type { Bilingual } from '@wakeel/contract'
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import { today } from '../../clock.ts'
import type { Transaction } from '../../database/database.ts'
import type { InvoiceLine } from '../../database/schema/billing.ts'
import { runCharges } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { runs } from '../../database/schema/runs.ts'
import { tryEach } from '../../try-each.ts'
import type { InvoiceDependencies } from './dependencies.ts'
import { issueInvoice } from './issue-invoice.ts'

/**
 * A run that was reserved just before midnight may be stored just after it, and the clocks of two
 * processes differ.
 */
const MONTH_SETTLES_MS = 15 * 60_000

/**
 * Puts the runs that wallets paid in months that are over on one tax invoice for each person and
 * month (Executive Regulation of the VAT Law, article 59(12)).
 */
export async function invoiceRuns(billing: InvoiceDependencies): Promise<void> {
  const { database, clock } = billing
  const thisMonth = today({
    now: () => new Date(clock.now().getTime() - MONTH_SETTLES_MS),
  }).slice(0, 7)
  const due = await database
    .selectDistinct({ userId: runCharges.userId, month: runCharges.month })
    .from(runCharges)
    .where(and(isUninvoiced, lt(runCharges.month, thisMonth), isNotNull(runCharges.userId)))
  await tryEach(
    due,
    ({ userId, month }) =>
      database.transaction(async (tx) => {
        await lockPerson(tx, userId!)
        await invoiceMonth(billing, tx, userId!, month)
      }),
    'months of runs could not be invoiced',
  )
}

/**
 * Puts all that is left on invoices now, because the person leaves; in somebody else's transaction.
 */
export async function invoiceRunsOf(
  billing: InvoiceDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const months = await tx
    .selectDistinct({ month: runCharges.month })
    .from(runCharges)
    .where(and(isUninvoiced, eq(runCharges.userId, userId)))
    .orderBy(runCharges.month)
  for (const { month } of months) await invoiceMonth(billing, tx, userId, month)
}

/**
 * Puts a person's runs of a month on an invoice in somebody else's transaction, unless none is left
 * to put on one.
 */
async function invoiceMonth(
  billing: InvoiceDependencies,
  tx: Transaction,
  userId: string,
  month: string,
): Promise<void> {
  const ofMonth = and(
    eq(runCharges.userId, userId),
    eq(runCharges.month, month),
    eq(runCharges.source, 'wallet'),
  )
  const [atWork] = await tx
    .select({ runId: runCharges.runId })
    .from(runCharges)
    .where(and(ofMonth, eq(runCharges.status, 'reserved')))
    .limit(1)
  // It ends within minutes, one way or the other, and belongs on the same invoice.
  if (atWork) return
  const id = billing.newId()
  const taken = await tx
    .update(runCharges)
    .set({ invoiceId: id })
    .where(and(ofMonth, isUninvoiced))
    .returning({ runId: runCharges.runId })
  if (taken.length === 0) return
  const lines = await runLines(tx, and(ofMonth, eq(runCharges.invoiceId, id)))
  const netFils = lines.reduce((sum, line) => sum + line.netFils, 0)
  const vatFils = lines.reduce((sum, line) => sum + line.vatFils, 0)
  await issueInvoice(billing, tx, {
    id,
    kind: 'tax_invoice',
    reference: `${userId}:${month}`,
    userId,
    orderId: null,
    month,
    lines: lines.map(({ description, quantity, netFils }) => ({ description, quantity, netFils })),
    netFils,
    vatFils,
    totalFils: netFils + vatFils,
    charged: null,
    corrects: null,
    paidWith: 'wallet',
  })
}

const isUninvoiced: SQL | undefined = and(
  eq(runCharges.source, 'wallet'),
  eq(runCharges.status, 'taken'),
  isNull(runCharges.invoiceId),
)

/**
 * One line for each app and price, so that the unit price is exact; the VAT is what was posted for
 * each run.
 */
async function runLines(
  tx: Transaction,
  areOnInvoice: SQL | undefined,
): Promise<(InvoiceLine & { vatFils: number })[]> {
  const net = sql<number>`${runCharges.priceFils} - ${runCharges.vatFils}`
  const rows = await tx
    .select({
      name: apps.name,
      quantity: sql<number>`count(*)::int`,
      netFils: sql<string>`sum(${net})`.mapWith(Number),
      vatFils: sql<string>`sum(${runCharges.vatFils})`.mapWith(Number),
    })
    .from(runCharges)
    .innerJoin(runs, eq(runs.id, runCharges.runId))
    .innerJoin(apps, eq(apps.id, runs.appId))
    .where(areOnInvoice)
    .groupBy(apps.id, apps.name, runCharges.priceFils, runCharges.vatFils)
    .orderBy(sql`${apps.name}->>'en'`, apps.id, runCharges.priceFils)
  return rows.map(({ name, ...row }) => ({ ...row, description: describe(name) }))
}

const describe = (name: Bilingual): Bilingual => ({
  en: `Runs of ${name.en}`,
  ar: `تشغيل ${name.ar}`,
})
