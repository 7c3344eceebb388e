import type { Bilingual, catalogue as contract } from '@wakeel/contract'
import { and, eq, lt, lte } from 'drizzle-orm'
import type { Catalogue, ShowChange } from '../../catalogue/catalogue.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import { entitlements, priceRises } from '../../database/schema/billing.ts'
import { apps, listedTimes } from '../../database/schema/catalogue.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { DomainError } from '../../errors.ts'
import { endOfNotice } from './notice.ts'
import { findPayers } from './payers.ts'
import type { AgentPrice } from './price-rise-emails.ts'
import { priceRiseEmail, priceRiseWithdrawnEmail } from './price-rise-emails.ts'

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  catalogue: Pick<Catalogue, 'changePrice' | 'recordChanges'>
  outbox: Outbox
}

/** A version that is about to be listed, and what it asks. */
interface Asked {
  version: number
  price: AgentPrice
  name: Bilingual
}

type PriceRise = typeof priceRises.$inferSelect

/**
 * The price of an agent that was in the store never rises without notice: a higher one, or another way of paying, is announced to
 * those who pay and takes effect fourteen days later; a lower one takes effect at once. Whoever changes an agent's price holds its row.
 */
export function createPriceRises({ database, clock, newId, catalogue, outbox }: Dependencies) {
  async function announce(
    tx: Transaction,
    appId: string,
    from: AgentPrice,
    asked: Asked,
  ): Promise<void> {
    const announcedAt = clock.now()
    const takesEffectAt = endOfNotice(announcedAt)
    const id = newId()
    await tx.insert(priceRises).values({
      id,
      appId,
      version: asked.version,
      status: 'announced',
      fromModel: from.model,
      fromFils: from.fils,
      toModel: asked.price.model,
      toFils: asked.price.fils,
      announcedAt,
      takesEffectAt,
    })
    const email = priceRiseEmail({ name: asked.name, from, to: asked.price, takesEffectAt })
    await outbox.queueEach(tx, {
      userIds: await findPayers(tx, appId, announcedAt),
      reference: riseReference(id),
      ...email,
    })
  }

  async function withdraw(tx: Transaction, { id }: PriceRise): Promise<void> {
    await tx
      .update(priceRises)
      .set({ status: 'withdrawn', endedAt: clock.now() })
      .where(eq(priceRises.id, id))
  }

  async function withdrawAndTell(tx: Transaction, rise: PriceRise, name: Bilingual): Promise<void> {
    await withdraw(tx, rise)
    const userIds = await outbox.toldBy(tx, riseReference(rise.id))
    await outbox.queueEach(tx, {
      userIds,
      reference: `price-rise-withdrawn:${rise.id}`,
      ...priceRiseWithdrawnEmail({ name }),
    })
  }

  async function apply(tx: Transaction, id: string): Promise<ShowChange> {
    const [due] = await tx
      .select({ appId: priceRises.appId })
      .from(priceRises)
      .where(eq(priceRises.id, id))
    await tx.select({ id: apps.id }).from(apps).where(eq(apps.id, due!.appId)).for('no key update')
    const now = clock.now()
    const [rise] = await tx
      .update(priceRises)
      .set({ status: 'in_force', endedAt: now })
      .where(
        and(
          eq(priceRises.id, id),
          eq(priceRises.status, 'announced'),
          lte(priceRises.takesEffectAt, now),
        ),
      )
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

  return {
    /** What a version that is about to be listed costs from now on, its app being held; announces what is more. */
    async agree(tx: Transaction, appId: string, asked: Asked): Promise<AgentPrice> {
      const inForce = await findPriceInForce(tx, appId)
      const announced = await findAnnounced(tx, appId)
      if (inForce === null || !isRise(inForce, asked.price)) {
        if (announced) await withdrawAndTell(tx, announced, asked.name)
        return asked.price
      }
      if (
        announced &&
        announced.toModel === asked.price.model &&
        announced.toFils === asked.price.fils
      ) {
        await tx
          .update(priceRises)
          .set({ version: asked.version })
          .where(eq(priceRises.id, announced.id))
        return inForce
      }
      if (announced) await withdraw(tx, announced)
      await announce(tx, appId, inForce, asked)
      return inForce
    },

    /** Takes an announced rise back, its app being held, and tells those who were told of it. */
    async withdrawPriceRise(tx: Transaction, appId: string, name: Bilingual): Promise<ShowChange> {
      const rise = await findAnnounced(tx, appId)
      if (!rise) throw new DomainError('forge.no_price_rise')
      await withdrawAndTell(tx, rise, name)
      return catalogue.recordChanges(tx, [appId])
    },

    /** Tells somebody who buys an agent what its creator has announced. */
    async tellBuyer(
      tx: Transaction,
      userId: string,
      app: { id: string; name: Bilingual },
    ): Promise<void> {
      const rise = await findAnnounced(tx, app.id)
      if (!rise) return
      const from = { model: rise.fromModel, fils: rise.fromFils }
      const to = { model: rise.toModel, fils: rise.toFils }
      const email = priceRiseEmail({ name: app.name, from, to, takesEffectAt: rise.takesEffectAt })
      await outbox.queueEach(tx, { userIds: [userId], reference: riseReference(rise.id), ...email })
    },

    /** Puts in force what was announced long enough ago. */
    async applyPriceRises(): Promise<void> {
      const isDue = and(
        eq(priceRises.status, 'announced'),
        lte(priceRises.takesEffectAt, clock.now()),
      )
      const due = await database.select({ id: priceRises.id }).from(priceRises).where(isDue)
      const failures: unknown[] = []
      for (const { id } of due)
        await database
          .transaction((tx) => apply(tx, id))
          .then((show) => show())
          .catch((error: unknown) => failures.push(error))
      if (failures.length > 0)
        throw new AggregateError(
          failures,
          `${failures.length} of ${due.length} prices could not be raised`,
        )
    },
  }
}

export type PriceRises = ReturnType<typeof createPriceRises>

const riseReference = (id: string) => `price-rise:${id}`

/** The price that the store asks for an agent; null before it was ever in the store. */
export async function findPriceInForce(
  queries: Queries,
  appId: string,
): Promise<AgentPrice | null> {
  const wasListed = (await queries.$count(listedTimes, eq(listedTimes.appId, appId))) > 0
  if (!wasListed) return null
  const [app] = await queries
    .select({ model: apps.pricingModel, fils: apps.priceFils })
    .from(apps)
    .where(eq(apps.id, appId))
  return app ? { model: app.model as contract.PricingModel, fils: app.fils } : null
}

export async function findAnnounced(
  queries: Queries,
  appId: string,
): Promise<PriceRise | undefined> {
  const [rise] = await queries
    .select()
    .from(priceRises)
    .where(and(eq(priceRises.appId, appId), eq(priceRises.status, 'announced')))
  return rise
}

/** Two ways of paying cannot be compared, so another one counts as a rise unless it is no payment at all. */
function isRise(from: AgentPrice, to: AgentPrice): boolean {
  return to.model !== 'free' && (from.model !== to.model || to.fils > from.fils)
}
