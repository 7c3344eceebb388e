import { catalogue, type Language } from '@wakeel/contract'

/** What the first page shows. */
export interface Today {
  /** The agent of the large story; none in an empty store. */
  story: catalogue.App | undefined
  editorsChoice: catalogue.AppCard[]
  newest: catalogue.AppCard[]
}

/** The operations that Today is made from: the browser's client and the server's catalogue both have them. */
export interface TodaySource {
  listApps: (request: {
    lang: Language
    sort?: catalogue.Sort
    min_rating?: number
    limit: number
  }) => Promise<{ apps: catalogue.AppCard[] }>
  getApp: (request: { slug: string; lang: Language }) => Promise<{ app: catalogue.App }>
}

const STORY_CANDIDATES = 6

/** Specification section 2: up to three apps rated 4.7 or more, the first six apps. The story is the most used agent that is not among the three. */
export async function loadToday(source: TodaySource, lang: Language): Promise<Today> {
  const [choice, newest, popular] = await Promise.all([
    source.listApps({
      lang,
      sort: 'rating',
      min_rating: catalogue.FEATURED_RATING,
      limit: catalogue.EDITORS_CHOICE_COUNT,
    }),
    source.listApps({ lang, limit: catalogue.NEW_AND_NOTEWORTHY_COUNT }),
    source.listApps({ lang, sort: 'popular', limit: STORY_CANDIDATES }),
  ])
  const chosen = new Set(choice.apps.map((app) => app.id))
  const lead = popular.apps.find((app) => !chosen.has(app.id)) ?? popular.apps[0]
  const story = lead && (await source.getApp({ slug: lead.slug, lang })).app
  return {
    story,
    editorsChoice: choice.apps
      .filter((app) => app.rating >= catalogue.FEATURED_RATING)
      .slice(0, catalogue.EDITORS_CHOICE_COUNT),
    newest: newest.apps.slice(0, catalogue.NEW_AND_NOTEWORTHY_COUNT),
  }
}
