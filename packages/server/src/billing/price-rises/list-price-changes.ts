import { aed, type billing as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { desc, eq } from 'drizzle-orm'
import { priceRises } from '../../database/schema/billing.ts'
import { listedPrices } from '../../database/schema/catalogue.ts'
import type { PriceRiseDependencies } from './dependencies.ts'

type Route = typeof contract.routes.listPriceChanges
type PriceChange = contract.PriceChange

/** So many of each are read, the newest. */
const MAX_READ = 200

/** What became of the price of an agent in the store, and what was announced of it, the newest first. */
export async function listPriceChanges(
  { catalogue, database }: PriceRiseDependencies,
  { slug }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const { id: appId } = catalogue.getRunnableApp(slug)
  const prices = await database
    .select()
    .from(listedPrices)
    .where(eq(listedPrices.appId, appId))
    .orderBy(desc(listedPrices.id))
    .limit(MAX_READ)
  const rises = await database
    .select()
    .from(priceRises)
    .where(eq(priceRises.appId, appId))
    .orderBy(desc(priceRises.announcedAt), desc(priceRises.id))
    .limit(MAX_READ)
  const changes = [...toChanges(prices), ...rises.flatMap(toAnnouncements)]
  return {
    success: true,
    changes: changes.toSorted((one, other) => other.at.localeCompare(one.at)),
  }
}

const toPrice = (model: PriceChange['to']['model'], fils: number) => ({ model, price: aed(fils) })

function toChanges(newestFirst: (typeof listedPrices.$inferSelect)[]): PriceChange[] {
  return newestFirst.map(({ model, fils, since }, index) => {
    const before = newestFirst[index + 1]
    const isLower = model === 'free' || (before?.model === model && before.fils > fils)
    return {
      kind: before ? (isLower ? 'lowered' : 'raised') : 'listed',
      at: since.toISOString(),
      from: before ? toPrice(before.model, before.fils) : null,
      to: toPrice(model, fils),
      takes_effect_at: null,
      withdrawn_for: null,
    }
  })
}

/** That it was announced and, where it was, withdrawn; that it took effect is a change of the price. */
function toAnnouncements(rise: typeof priceRises.$inferSelect): PriceChange[] {
  const prices = {
    from: toPrice(rise.fromModel, rise.fromFils),
    to: toPrice(rise.toModel, rise.toFils),
    takes_effect_at: rise.takesEffectAt.toISOString(),
  }
  const announced = { kind: 'announced', at: rise.announcedAt.toISOString() } as const
  return [
    ...(rise.status === 'withdrawn' && rise.endedAt
      ? [
          {
            kind: 'withdrawn' as const,
            at: rise.endedAt.toISOString(),
            ...prices,
            withdrawn_for: rise.withdrawnFor,
          },
        ]
      : []),
    { ...announced, ...prices, withdrawn_for: null },
  ]
}
