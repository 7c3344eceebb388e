import { and, eq, lt, lte } from 'drizzle-orm'
import type { ShowChange } from '../../catalogue/catalogue.ts'
import type { Transaction } from '../../database/database.ts'
import { entitlements, priceRises } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { tryEach } from '../../try-each.ts'
import type { PriceRiseDependencies } from './dependencies.ts'

const isDue = (now: Date) =>
  and(eq(priceRises.status, 'announced'), lte(priceRises.takesEffectAt, now))

/** Puts in force what was announced long enough ago. */
export async function applyPriceRises(billing: PriceRiseDependencies): Promise<void> {
  const { database, clock } = billing
  const due = await database
    .select({ id: priceRises.id })
    .from(priceRises)
    .where(isDue(clock.now()))
  await tryEach(
    due,
    async ({ id }) => {
      const show = await database.transaction((tx) => apply(billing, tx, id))
      show()
    },
    'prices could not be raised',
  )
}

async function apply(
  { clock, catalogue }: PriceRiseDependencies,
  tx: Transaction,
  id: string,
): Promise<ShowChange> {
  const [due] = await tx
    .select({ appId: priceRises.appId })
    .from(priceRises)
    .where(eq(priceRises.id, id))
  await tx.select({ id: apps.id }).from(apps).where(eq(apps.id, due!.appId)).for('no key update')
  const now = clock.now()
  const [rise] = await tx
    .update(priceRises)
    .set({ status: 'in_force', endedAt: now })
    .where(and(eq(priceRises.id, id), isDue(now)))
    .returning()
  if (!rise) return () => {}
  // Those who pay by the month were told, and agree by going on.
  if (rise.toModel === 'subscription')
    await tx
      .update(entitlements)
      .set({ priceFils: rise.toFils })
      .where(
        and(
          eq(entitlements.appId, rise.appId),
          eq(entitlements.kind, 'subscription'),
          eq(entitlements.status, 'active'),
          lt(entitlements.priceFils, rise.toFils),
        ),
      )
  return catalogue.changePrice(tx, rise.appId, { model: rise.toModel, fils: rise.toFils })
}
