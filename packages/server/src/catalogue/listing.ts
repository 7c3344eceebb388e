import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { type AppDefinition, type Sample, toValues, type Verification } from './app-definition.ts'
import type { ShowChange } from './changes.ts'
import type { CatalogueParts } from './dependencies.ts'
import { recordListing } from './record-changes.ts'
import { takeSlug } from './take-slug.ts'

/** What a creator's app is called, shows and costs. `slug` is the address it would like. */
export type CreatorApp = AppDefinition & { creatorId: string }

/** What is listed of a creator's app: one version of it. */
export interface Listing {
  definition: CreatorApp
  version: number
  /** When the first of them came into the store. */
  since: Date
  /** What was checked; whether it is called verified depends on where it is executed as well. */
  verification: (Verification & { verifiedAt: Date }) | null
  sample: Sample | null
}

/** Adds an app that nobody sees yet. */
export async function addDraft(
  { newId, clock }: CatalogueParts,
  tx: Transaction,
  definition: CreatorApp,
): Promise<{ id: string; slug: string }> {
  const id = newId()
  const now = clock.now()
  const values = {
    ...toValues(definition),
    id,
    slug: id,
    isActive: false,
    changeNumber: 0,
    createdAt: now,
    updatedAt: now,
  }
  await tx.insert(apps).values(values)
  return { id, slug: await takeSlug(tx, id, definition.slug) }
}

/** Replaces what an app is that nobody has seen yet; its address follows what it is called. */
export async function replaceDraft(
  catalogue: CatalogueParts,
  tx: Transaction,
  id: string,
  { slug: requested, ...definition }: CreatorApp,
): Promise<void> {
  const { slug: _, ...values } = toValues({ ...definition, slug: requested })
  const [was] = await tx.select({ slug: apps.slug }).from(apps).where(eq(apps.id, id))
  await update(catalogue, tx, id, values)
  if (was?.slug.replace(/-[0-9a-f]{6}$/, '') !== requested) await takeSlug(tx, id, requested)
}

/** Removes an app that was never in the store. */
export async function removeDraft(_: CatalogueParts, tx: Transaction, id: string): Promise<void> {
  await tx.delete(apps).where(eq(apps.id, id))
}

/** Lists a version of an app in the place of what was listed of it. The address stays as it is. */
export async function listApp(
  catalogue: CatalogueParts,
  tx: Transaction,
  id: string,
  { definition, version, since, verification, sample }: Listing,
): Promise<ShowChange> {
  const { slug: _, ...values } = toValues(definition)
  await update(catalogue, tx, id, {
    ...values,
    createdAt: since,
    isActive: true,
    liveVersion: version,
    maintenanceSince: null,
    ...verified(verification),
    sample,
  })
  return recordListing(catalogue, tx, [id])
}

/** Changes what an app costs, and nothing else. */
export async function changePrice(
  catalogue: CatalogueParts,
  tx: Transaction,
  id: string,
  price: AppDefinition['price'],
): Promise<ShowChange> {
  await update(catalogue, tx, id, { pricingModel: price.model, priceFils: price.fils })
  return recordListing(catalogue, tx, [id])
}

/** Takes an app out of the store. */
export async function unlistApp(
  catalogue: CatalogueParts,
  tx: Transaction,
  id: string,
): Promise<ShowChange> {
  await update(catalogue, tx, id, { isActive: false, liveVersion: null, maintenanceSince: null })
  return recordListing(catalogue, tx, [id])
}

/** Takes apps out of the store for as long as a moderator keeps them out of it; what was listed of them is kept. */
export async function takeDown(
  catalogue: CatalogueParts,
  tx: Transaction,
  ids: string[],
): Promise<ShowChange> {
  await tx
    .update(apps)
    .set({ isActive: false, takenDownAt: catalogue.clock.now() })
    .where(and(inArray(apps.id, ids), apps.isActive))
  return recordListing(catalogue, tx, ids)
}

/** Brings apps that were taken down back as they were, also in the eyes of their daily tests. */
export async function putBack(
  catalogue: CatalogueParts,
  tx: Transaction,
  ids: string[],
): Promise<ShowChange> {
  await tx
    .update(apps)
    .set({ isActive: true, takenDownAt: null })
    .where(and(inArray(apps.id, ids), isNotNull(apps.takenDownAt)))
  return recordListing(catalogue, tx, ids)
}

/** Says of an app in the store what its tests have shown. */
export async function changeEntitlementStatus(
  catalogue: CatalogueParts,
  tx: Transaction,
  id: string,
  { isUnderMaintenance }: { isUnderMaintenance: boolean },
): Promise<ShowChange> {
  const begun = sql`coalesce(${apps.maintenanceSince}, ${catalogue.clock.now().toISOString()}::timestamptz)`
  await tx
    .update(apps)
    .set({ maintenanceSince: isUnderMaintenance ? begun : null })
    .where(eq(apps.id, id))
  return recordListing(catalogue, tx, [id])
}

/** Takes an app and its creator's words out of the store; its name stays, as those who bought it have documents that say it. */
export async function disownApp(
  catalogue: CatalogueParts,
  tx: Transaction,
  id: string,
): Promise<void> {
  const none = { en: '', ar: '' }
  const nothing = { en: [], ar: [] }
  await update(catalogue, tx, id, {
    isActive: false,
    liveVersion: null,
    maintenanceSince: null,
    takenDownAt: null,
    creatorId: null,
    description: none,
    fullDescription: none,
    needs: nothing,
    never: nothing,
    demoPrompts: nothing,
    sample: null,
    verification: null,
    verifiedAt: null,
  })
  await recordListing(catalogue, tx, [id])
}

async function update(
  { clock }: CatalogueParts,
  tx: Transaction,
  id: string,
  values: Partial<typeof apps.$inferInsert>,
): Promise<void> {
  await tx
    .update(apps)
    .set({ ...values, updatedAt: clock.now() })
    .where(eq(apps.id, id))
}

function verified(verification: Listing['verification']) {
  if (!verification) return { verification: null, verifiedAt: null }
  const { verifiedAt, ...what } = verification
  return { verification: what, verifiedAt }
}
