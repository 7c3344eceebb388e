import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { InvoiceDependencies } from './dependencies.ts'
import { findOwnInvoice } from './find-own-invoice.ts'

type Route = typeof contract.routes.getInvoiceCustomer

export async function getInvoiceCustomer(
  { database }: InvoiceDependencies,
  { number }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { content } = await findOwnInvoice(database, requireUser(caller).userId, number)
  const { name, company, trn, address } = content.customer
  return { success: true, customer: { name, company, trn, address } }
}
