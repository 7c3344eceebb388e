import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import type { Context } from '../../http/context.ts'
import type { QuoteDependencies } from './dependencies.ts'
import { quoteFor } from './quote-for.ts'

type Route = typeof contract.routes.getQuote

export async function getQuote(
  billing: QuoteDependencies,
  { plan: planId, lang: language, ...input }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const userId = caller.kind === 'user' ? caller.userId : undefined
  const { database, isSandbox } = billing
  const { quote } = await quoteFor(billing, database, {
    userId,
    planId,
    billing: input.billing,
    offer: input.offer,
    language,
  })
  return { success: true, quote, is_sandbox: isSandbox }
}
