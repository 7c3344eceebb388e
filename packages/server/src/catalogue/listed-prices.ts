import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps, listedPrices } from '../database/schema/catalogue.ts'

/** Writes down what these apps cost from now on, where they stand in the store and it is not what they cost before. */
export async function keepListedPrices(tx: Transaction, ids: string[], now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${listedPrices} (app_id, model, fils, since)
    select ${apps.id}, ${apps.pricingModel}, ${apps.priceFils}, ${now.toISOString()}::timestamptz from ${apps}
    left join lateral (
      select model, fils from ${listedPrices} where app_id = ${apps.id} order by id desc limit 1
    ) as last on true
    where ${inArray(apps.id, ids)} and ${apps.isActive}
      and (${apps.pricingModel}, ${apps.priceFils}) is distinct from (last.model, last.fils)
    order by ${apps.id}`)
}
