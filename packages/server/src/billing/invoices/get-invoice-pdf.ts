import type { billing as contract, InputOf } from '@wakeel/contract'
import { requireUser } from '../../http/caller.ts'
import { type Context, FileReply } from '../../http/context.ts'
import { drawInvoice } from '../../pdf/draw-document.ts'
import type { InvoiceDependencies } from './dependencies.ts'
import { findOwnInvoice } from './find-own-invoice.ts'

export async function getInvoicePdf(
  { database, brand }: InvoiceDependencies,
  { number, lang }: InputOf<typeof contract.routes.getInvoicePdf>,
  { caller }: Context,
): Promise<FileReply> {
  const { content } = await findOwnInvoice(database, requireUser(caller).userId, number)
  const bytes = await drawInvoice(content, lang, brand)
  return new FileReply(bytes, { type: 'application/pdf', filename: `${number}.pdf` })
}
