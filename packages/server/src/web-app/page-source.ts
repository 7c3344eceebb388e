import { catalogue as contract, type Language } from '@wakeel/contract'
import type { Quotes } from '../billing/plans/quotes.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Caller } from '../http/caller.ts'
import type { PreparedReply } from '../http/context.ts'
import type { createLegal } from '../legal.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { createStatus } from '../status/status.ts'

type AppRequest = Parameters<Catalogue['getApp']>[0]

/** What public pages are made from beside the catalogue. */
export interface PageParts {
  quotes: Pick<Quotes, 'listPlans' | 'listOffers'>
  legal: ReturnType<typeof createLegal>
  moderation: Pick<Moderation, 'listModerationLog'>
  status: Pick<ReturnType<typeof createStatus>, 'getStatus'>
}

/** Pages are the same for everybody. */
const ANYBODY: Caller = { kind: 'visitor', visitorId: undefined, ip: '' }

/** The operations that public pages are made from, as anybody has them, and where the store is. */
export const pageSource = (
  catalogue: Catalogue,
  { quotes, legal, moderation, status }: PageParts,
  origin: string,
) => ({
  ...agentSource(catalogue),
  origin,
  listPlans: ({ lang }: { lang: Language }) => quotes.listPlans({ lang }, { caller: ANYBODY }),
  listOffers: quotes.listOffers,
  getContact: legal.getContact,
  getLegalText: legal.getLegalText,
  listModerationLog: moderation.listModerationLog,
  getStatus: status.getStatus,
})

/** The catalogue’s operations, with what they answer as it was before it was serialised. */
export function agentSource(catalogue: Catalogue) {
  const read = <T>({ body }: PreparedReply): T => JSON.parse(body.toString())
  return {
    listApps: async (request: object) =>
      read<contract.AppList>(
        await catalogue.listApps(contract.routes.listApps.query.parse(request)),
      ),
    getApp: async (request: AppRequest) =>
      read<{ app: contract.App }>(await catalogue.getApp(request)),
    getStore: () => catalogue.getStore(),
  }
}
