import { creatorPages as contract, type Language, type ReplyOf } from '@wakeel/contract'
import type { Quotes } from '../billing/plans/quotes.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { readApp, readList } from '../catalogue/parsed-replies.ts'
import type { CreatorPages } from '../creator-pages/creator-pages.ts'
import type { Caller } from '../http/caller.ts'
import type { createLegal } from '../legal.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { createStatus } from '../status/status.ts'

/** What public pages are made from beside the catalogue. */
export interface PageParts {
  quotes: Pick<Quotes, 'listPlans' | 'listOffers'>
  legal: ReturnType<typeof createLegal>
  creatorPages: Pick<CreatorPages, 'getCreator' | 'hasCreator' | 'listCreatorHandles'>
  moderation: Pick<Moderation, 'listModerationLog'>
  status: Pick<ReturnType<typeof createStatus>, 'getStatus'>
}

/** Pages are the same for everybody. */
const ANYBODY: Caller = { kind: 'visitor', visitorId: undefined, ip: '' }

/** The operations that public pages are made from, as anybody has them, and where the store is. */
export const pageSource = (
  catalogue: Catalogue,
  { quotes, legal, creatorPages, moderation, status }: PageParts,
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
  getCreator: async ({ handle, lang }: { handle: string; lang: Language }) => {
    const request = contract.routes.getCreator.query.parse({ lang })
    const { body } = await creatorPages.getCreator({ handle, ...request })
    return JSON.parse(body.toString()) as ReplyOf<typeof contract.routes.getCreator>
  },
})

/** The catalogue’s operations as the web build asks for them. */
export const agentSource = (catalogue: Catalogue) => ({
  listApps: (request: object) => readList(catalogue, request),
  getApp: async ({ slug, lang }: { slug: string; lang: Language }) => ({
    app: await readApp(catalogue, slug, lang),
  }),
  getStore: () => catalogue.getStore(),
})
