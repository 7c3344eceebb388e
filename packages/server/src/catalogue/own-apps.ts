import { eq } from 'drizzle-orm'
import { isTaken } from '../database/failures.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import { type AppDefinition, type Sample, toValues, type Verification } from './app-definition.ts'
import type { CatalogueParts } from './dependencies.ts'
import { unlistApp } from './listing.ts'
import { recordListing, showChange } from './record-changes.ts'

/** Adds an app as a draft; new now unless it has a day of its own. Refuses an address that is taken. */
export async function createApp(
  catalogue: CatalogueParts,
  { createdAt = catalogue.clock.now(), ...definition }: AppDefinition & { createdAt?: Date },
): Promise<{ id: string; slug: string }> {
  const { clock, newId, changes } = catalogue
  const id = newId()
  await showChange(catalogue, async (tx) => {
    await tx.insert(apps).values({
      id,
      ...toValues(definition),
      isActive: false,
      createdAt,
      updatedAt: clock.now(),
      changeNumber: 0,
    })
    return changes.record(tx, [id])
  }).catch(refuseTakenSlug)
  return { id, slug: definition.slug }
}

/** Replaces what an app is. Its address may change, its id, metrics and verification stay. */
export async function updateApp(
  catalogue: CatalogueParts,
  id: string,
  definition: AppDefinition,
): Promise<void> {
  await update(catalogue, id, toValues(definition))
}

/** Lists an app; verified when it was checked. */
export async function publishApp(
  catalogue: CatalogueParts,
  id: string,
  verification?: Verification,
  sample?: Sample,
): Promise<void> {
  await update(catalogue, id, {
    isActive: true,
    ...(verification && { verification, verifiedAt: catalogue.clock.now() }),
    ...(sample && { sample }),
  })
}

/** Takes an app out of the store; it stays a draft. */
export async function unpublishApp(catalogue: CatalogueParts, id: string): Promise<void> {
  await showChange(catalogue, (tx) => unlistApp(catalogue, tx, id))
}

async function update(
  catalogue: CatalogueParts,
  id: string,
  values: Partial<typeof apps.$inferInsert>,
): Promise<void> {
  await showChange(catalogue, async (tx) => {
    const changed = await tx
      .update(apps)
      .set({ ...values, updatedAt: catalogue.clock.now() })
      .where(eq(apps.id, id))
      .returning({ id: apps.id })
    if (changed.length === 0) throw new DomainError('catalogue.app_not_found')
    return recordListing(catalogue, tx, [id])
  }).catch(refuseTakenSlug)
}

function refuseTakenSlug(error: unknown): never {
  throw isTaken(error, 'apps_slug') ? new DomainError('catalogue.slug_taken') : error
}
