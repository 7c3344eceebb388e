import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Transaction } from '../../database/database.ts'
import { billingDetails } from '../../database/schema/billing.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { InvoiceDependencies } from './dependencies.ts'

type Routes = typeof contract.routes
type Details = contract.BillingDetails

const none: Details = { company: null, trn: null, address: null }

/** What stands on a person's invoices besides the name. */
export async function getBillingDetails(
  { database }: InvoiceDependencies,
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
}

/** Documents that were already issued keep what they say. */
export async function setBillingDetails(
  { database }: InvoiceDependencies,
  input: InputOf<Routes['setBillingDetails']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['setBillingDetails']>> {
  const { userId } = requireUser(caller)
  const details = toDetails(input)
  await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await storeDetails(tx, userId, details)
  })
  return { success: true, details }
}

/** What is left empty is not known. */
export const toDetails = ({ company, trn, address }: Details): Details => ({
  company: company || null,
  trn,
  address: address || null,
})

export async function storeDetails(
  tx: Transaction,
  userId: string,
  details: Details,
): Promise<void> {
  await tx
    .insert(billingDetails)
    .values({ userId, ...details })
    .onConflictDoUpdate({ target: billingDetails.userId, set: details })
}
