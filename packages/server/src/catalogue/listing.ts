import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { takeAddress } from './address.ts'
import { type AppDefinition, type Sample, toValues, type Verification } from './app-definition.ts'
import type { ShowChange } from './changes.ts'

interface Dependencies {
  clock: Clock
  newId(): string
  changes: { record(tx: Transaction, ids: string[]): Promise<ShowChange> }
}

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

/** Creators' apps on their way into the store and out of it, in the transactions of whoever decides that. */
export function createListing({ clock, newId, changes }: Dependencies) {
  async function update(
    tx: Transaction,
    id: string,
    values: Partial<typeof apps.$inferInsert>,
  ): Promise<void> {
    await tx
      .update(apps)
      .set({ ...values, updatedAt: clock.now() })
      .where(eq(apps.id, id))
  }

  return {
    /** Adds an app that nobody sees yet. */
    async addDraft(tx: Transaction, definition: CreatorApp): Promise<{ id: string; slug: string }> {
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
      return { id, slug: await takeAddress(tx, id, definition.slug) }
    },

    /** Replaces what an app is that nobody has seen yet; its address follows what it is called. */
    async replaceDraft(
      tx: Transaction,
      id: string,
      { slug: wanted, ...definition }: CreatorApp,
    ): Promise<void> {
      const { slug: _, ...values } = toValues({ ...definition, slug: wanted })
      const [was] = await tx.select({ slug: apps.slug }).from(apps).where(eq(apps.id, id))
      await update(tx, id, values)
      if (was?.slug.replace(/-[0-9a-f]{6}$/, '') !== wanted) await takeAddress(tx, id, wanted)
    },

    /** Removes an app that was never in the store. */
    async removeDraft(tx: Transaction, id: string): Promise<void> {
      await tx.delete(apps).where(eq(apps.id, id))
    },

    /** Lists a version of an app in the place of what was listed of it. The address stays as it is. */
    async listApp(
      tx: Transaction,
      id: string,
      { definition, version, since, verification, sample }: Listing,
    ): Promise<ShowChange> {
      const { slug: _, ...values } = toValues(definition)
      await update(tx, id, {
        ...values,
        createdAt: since,
        isActive: true,
        liveVersion: version,
        maintenanceSince: null,
        ...verified(verification),
        sample,
      })
      return changes.record(tx, [id])
    },

    /** Changes what an app costs, and nothing else. */
    async changePrice(
      tx: Transaction,
      id: string,
      price: AppDefinition['price'],
    ): Promise<ShowChange> {
      await update(tx, id, { pricingModel: price.model, priceFils: price.fils })
      return changes.record(tx, [id])
    },

    /** Takes an app out of the store. */
    async unlistApp(tx: Transaction, id: string): Promise<ShowChange> {
      await update(tx, id, { isActive: false, liveVersion: null, maintenanceSince: null })
      return changes.record(tx, [id])
    },

    /** Takes apps out of the store for as long as a moderator keeps them out of it; what was listed of them is kept. */
    async takeDown(tx: Transaction, ids: string[]): Promise<ShowChange> {
      await tx
        .update(apps)
        .set({ isActive: false, takenDownAt: clock.now() })
        .where(and(inArray(apps.id, ids), apps.isActive))
      return changes.record(tx, ids)
    },

    /** Brings apps that were taken down back as they were, also in the eyes of their daily tests. */
    async putBack(tx: Transaction, ids: string[]): Promise<ShowChange> {
      await tx
        .update(apps)
        .set({ isActive: true, takenDownAt: null })
        .where(and(inArray(apps.id, ids), isNotNull(apps.takenDownAt)))
      return changes.record(tx, ids)
    },

    /** Says of an app in the store what its tests have shown. */
    async changeEntitlementStatus(
      tx: Transaction,
      id: string,
      { isUnderMaintenance }: { isUnderMaintenance: boolean },
    ): Promise<ShowChange> {
      const begun = sql`coalesce(${apps.maintenanceSince}, ${clock.now().toISOString()}::timestamptz)`
      await tx
        .update(apps)
        .set({ maintenanceSince: isUnderMaintenance ? begun : null })
        .where(eq(apps.id, id))
      return changes.record(tx, [id])
    },

    /** Takes an app and its creator's words out of the store; its name stays, as those who bought it have documents that say it. */
    async disownApp(tx: Transaction, id: string): Promise<void> {
      const none = { en: '', ar: '' }
      const nothing = { en: [], ar: [] }
      await update(tx, id, {
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
      await changes.record(tx, [id])
    },
  }
}

function verified(verification: Listing['verification']) {
  if (!verification) return { verification: null, verifiedAt: null }
  const { verifiedAt, ...what } = verification
  return { verification: what, verifiedAt }
}
