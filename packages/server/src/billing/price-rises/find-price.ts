import type { catalogue as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { priceRises } from '../../database/schema/billing.ts'
import { apps, listedTimes } from '../../database/schema/catalogue.ts'
import type { AgentPrice } from './price-rise-emails.ts'

export type PriceRise = typeof priceRises.$inferSelect

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

/** The rise of an agent's price that was announced and is not in force yet. */
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
