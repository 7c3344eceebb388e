import type { legal as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { DomainError } from './errors.ts'
import type { Operator } from './operator.ts'

type Routes = typeof contract.routes

/** What the pages of the law show of the operator: their own words, and who they are. */
export function createLegal({
  operator,
  securityContact,
}: {
  operator: Operator
  securityContact: string | undefined
}) {
  const { legal: texts = {}, seller } = operator
  return {
    async getContact({
      lang,
    }: InputOf<Routes['getContact']>): Promise<ReplyOf<Routes['getContact']>> {
      return {
        success: true,
        seller: seller
          ? {
              name: seller.name[lang],
              address: seller.address[lang],
              trn: seller.trn,
              contact: seller.contact,
            }
          : null,
        security: securityContact ?? null,
      }
    },

    async getLegalText({
      kind,
      lang,
    }: InputOf<Routes['getLegalText']>): Promise<ReplyOf<Routes['getLegalText']>> {
      const [title, ...lines] = texts[kind]?.[lang].split('\n') ?? []
      if (title === undefined) throw new DomainError('request.not_found')
      return { success: true, title: title.slice(2).trim(), text: lines.join('\n').trim() }
    },
  }
}
