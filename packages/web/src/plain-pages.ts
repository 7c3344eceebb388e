import type { QueryKey } from '@tanstack/react-query'
import type { billing, Language, legal, moderation, ResultOf, status } from '@wakeel/contract'
import { messages as planMessages } from './billing/plans-messages.ts'
import { offersQuery, plansQuery } from './billing/queries.ts'
import { messages as developerMessages } from './developers/messages.ts'
import { originKey } from './developers/origin.ts'
import { contactQuery, legalTextQuery } from './legal/queries.ts'
import { messages as logMessages } from './moderation/log-messages.ts'
import { LOG_PAGE, moderationLogQuery } from './moderation/log-query.ts'
import { text as contactText } from './pages/contact-page.tsx'
import { text as earningsText } from './pages/earnings-page.tsx'
import { text as privacyText } from './pages/privacy-page.tsx'
import { text as reviewsText } from './pages/reviews-page.tsx'
import { text as termsText } from './pages/terms-page.tsx'
import { messages as receiptMessages } from './receipts/receipts-messages.ts'
import { hasOwnText } from './shell/operator.ts'
import { statusQuery } from './status/queries.ts'
import { messages as statusMessages } from './status/status-messages.ts'

/** The operations that these pages are made from, and where the store is. */
export interface PlainSource {
  origin: string
  listPlans: (request: { lang: Language }) => Promise<ResultOf<typeof billing.routes.listPlans>>
  listOffers: (request: { lang: Language }) => Promise<{ offers: billing.Offer[] }>
  getContact: (request: { lang: Language }) => Promise<ResultOf<typeof legal.routes.getContact>>
  getLegalText: (request: {
    kind: legal.LegalText
    lang: Language
  }) => Promise<{ title: string; text: string }>
  listModerationLog: (request: {
    limit: number
  }) => Promise<ResultOf<typeof moderation.routes.listModerationLog>>
  getStatus: (request: object) => Promise<status.StoreStatus>
}

type Known = [QueryKey, unknown][]

/** A public page about no agent, which the server renders at its path. */
interface PlainPage {
  /** Its own file, as the build names it. */
  file: string
  load(source: PlainSource, language: Language): Promise<Known>
  /** What its head says: the title as the page calls itself (`useTitle`). */
  said(language: Language): Said
}

interface Said {
  title: string
  description: string
}

const nothing = async (): Promise<Known> => []

const plans = async (source: PlainSource, lang: Language): Promise<Known> => [
  [plansQuery(undefined, lang, undefined).queryKey, await source.listPlans({ lang })],
]

/** A text of the law, where the operator may have one of their own. */
const ownOr = (
  kind: legal.LegalText,
  said: (language: Language) => { title: string; lead: string },
): PlainPage => ({
  file: `${kind}-page`,
  load: async (source, lang) =>
    hasOwnText(kind)
      ? [[legalTextQuery(kind, lang).queryKey, await source.getLegalText({ kind, lang })]]
      : [],
  said: (language) => asSaid(said(language)),
})

const asSaid = ({ title, lead }: { title: string; lead: string }): Said => ({
  title,
  description: lead,
})

/** By route. The server serves them at the same address behind its language. */
export const plainPages: Record<string, PlainPage> = {
  '/pricing': {
    file: 'pricing-page',
    load: plans,
    said: (language) => {
      const { title, line } = planMessages[language].pricing
      return { title, description: line }
    },
  },
  '/offers': {
    file: 'offers-page',
    load: async (source, lang) => [
      [offersQuery(lang).queryKey, (await source.listOffers({ lang })).offers],
    ],
    said: (language) => {
      const { title, line } = planMessages[language].offers
      return { title, description: line }
    },
  },
  '/developers': {
    file: 'developers-page',
    load: async ({ origin }) => [[originKey, origin]],
    said: (language) => asSaid(developerMessages[language]),
  },
  '/receipts': {
    file: 'receipts-page',
    load: nothing,
    said: (language) => asSaid(receiptMessages[language]),
  },
  '/status': {
    file: 'status-page',
    load: async (source) => [[statusQuery.queryKey, await source.getStatus({})]],
    said: (language) => asSaid(statusMessages[language]),
  },
  '/legal/terms': ownOr('terms', (language) => termsText[language]),
  '/legal/privacy': ownOr('privacy', (language) => privacyText[language]),
  '/legal/reviews': {
    file: 'reviews-page',
    load: nothing,
    said: (language) => asSaid(reviewsText[language]),
  },
  '/legal/earnings': {
    file: 'earnings-page',
    load: plans,
    said: (language) => asSaid(earningsText[language]),
  },
  '/legal/contact': {
    file: 'contact-page',
    load: async (source, lang) => [
      [contactQuery(lang).queryKey, await source.getContact({ lang })],
    ],
    said: (language) => asSaid(contactText[language]),
  },
  '/legal/moderation': {
    file: 'moderation-log-page',
    load: async (source) => [
      [
        moderationLogQuery.queryKey,
        { pages: [await source.listModerationLog({ limit: LOG_PAGE })], pageParams: [undefined] },
      ],
    ],
    said: (language) => asSaid(logMessages[language]),
  },
}
