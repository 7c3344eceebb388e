import type { billing, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Database } from '../../database/database.ts'
import { billingDetails } from '../../database/schema/billing.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'

type Routes = typeof billing.routes

const none: billing.BillingDetails = { company: null, trn: null, address: null }

/** What stands on a person's invoices besides the name. Documents that were already issued keep what they say. */
export function createBillingDetails({ database }: { database: Database }) {
  return {
    async getBillingDetails(
      _input: unknown,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['getBillingDetails']>> {
      const { userId } = requireUser(caller)
      const { company, trn, address } = billingDetails
      const [details] = await database
        .select({ company, trn, address })
        .from(billingDetails)
        .where(eq(billingDetails.userId, userId))
      return { success: true, details: details ?? none }
    },

    async setBillingDetails(
      input: InputOf<Routes['setBillingDetails']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['setBillingDetails']>> {
      const { userId } = requireUser(caller)
      const details = {
        company: input.company || null,
        trn: input.trn,
        address: input.address || null,
      }
      await database.transaction(async (tx) => {
        await lockPerson(tx, userId)
        await tx
          .insert(billingDetails)
          .values({ userId, ...details })
          .onConflictDoUpdate({ target: billingDetails.userId, set: details })
      })
      return { success: true, details }
    },
  }
}
