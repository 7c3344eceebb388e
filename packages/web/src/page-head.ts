import type { catalogue, creatorPages, Language } from '@wakeel/contract'
import { creatorOfRoute, markdownPath, pathOfRoute, previewPath, slugOfRoute } from './addresses.ts'
import { writeFilters } from './catalogue/filters.ts'
import { messages as listMessages } from './catalogue/list-messages.ts'
import { messages as storeMessages } from './catalogue/messages.ts'
import { messages as creatorMessages } from './creator-pages/messages.ts'
import type { CreatorPages } from './creator-pages/queries.ts'
import type { FirstView } from './first-view-data.ts'
import { agentData, creatorData } from './json-ld.ts'
import { PREVIEW } from './link-preview.ts'
import { filtersOf, type Place } from './load-first-view.ts'
import { plainPages } from './plain-pages.ts'
import { messages as runMessages } from './runs/messages.ts'
import { messages } from './shell/messages.ts'

const LOCALES = { en: 'en_AE', ar: 'ar_AE' } as const

interface Said {
  /** As the page itself calls itself (useTitle). */
  title: string | undefined
  description: string
  /** Of the one address that stands for this page. */
  route: string
  app?: catalogue.App
  creator?: creatorPages.Creator
  isListed: boolean
}

/** What a document says of its page to browsers, search engines and whoever shows a preview of a link. */
export function headOf(
  place: Place,
  firstView: FirstView,
  origin: string,
): { title: string; description: string; tags: string } {
  const { brand } = messages[place.language]
  const said = whatIsSaid(place, firstView)
  const title = said.title ? `${said.title} · ${brand}` : brand
  const { description } = said
  return { title, description, tags: tagsOf(place, said, { title, brand, origin }) }
}

function whatIsSaid(place: Place, { route, known }: FirstView): Said {
  const { language } = place
  const { today } = storeMessages[language]
  if (route === undefined)
    return { title: undefined, description: today.promise, route: '/', isListed: false }
  if (slugOfRoute(route)) {
    const app = known[1]![1] as catalogue.App
    const isDemo = route.endsWith('/demo')
    return {
      title: isDemo ? runMessages[language].title(app.name) : app.name,
      description: app.short_description,
      route: `/app-store/${app.slug}${isDemo ? '/demo' : ''}`,
      app,
      isListed: true,
    }
  }
  if (creatorOfRoute(route)) {
    const { creator } = (known[1]![1] as CreatorPages).pages[0]!
    const { agentsOf, description: standard } = creatorMessages[language]
    const description = creator.about ?? standard(creator.name)
    return { title: agentsOf(creator.name), description, route, creator, isListed: true }
  }
  if (route === '/') return { title: undefined, description: today.promise, route, isListed: true }
  const plain = plainPages[route]
  if (plain) return { ...plain.said(language), route, isListed: true }
  const { q, category } = filtersOf(place)
  const chosen = writeFilters({ category, price: 'all' })
  return {
    title: listMessages[language].title,
    description: listMessages[language].note,
    // Another order of the same agents is the same page.
    route: chosen.category ? `${route}?category=${chosen.category}` : route,
    isListed: q === undefined,
  }
}

function tagsOf(
  { language }: Place,
  { route, description, app, creator, isListed }: Said,
  { title, brand, origin }: { title: string; brand: string; origin: string },
): string {
  if (!isListed) return '<meta name="robots" content="noindex">'
  const addressIn = (one: Language) => origin + pathOfRoute(route, one)
  const url = addressIn(language)
  const other = language === 'en' ? 'ar' : 'en'
  const alternates = {
    en: addressIn('en'),
    ar: addressIn('ar'),
    'x-default': addressIn('en'),
  }
  return [
    `<link rel="canonical" href="${escaped(url)}" data-opened>`,
    ...Object.entries(alternates).map(
      ([name, href]) =>
        `<link rel="alternate" hreflang="${name}" href="${escaped(href)}" data-opened>`,
    ),
    `<link rel="ai-catalog" href="${escaped(origin)}/.well-known/ai-catalog.json" data-opened>`,
    app
      ? `<link rel="alternate" type="text/markdown" href="${escaped(origin + markdownPath(app.slug, language))}" data-opened>`
      : '',
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': brand,
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': origin + previewPath(app?.slug, language),
      'og:image:type': 'image/png',
      'og:image:width': String(PREVIEW.width),
      'og:image:height': String(PREVIEW.height),
      'og:image:alt': title,
      'og:locale': LOCALES[language],
      'og:locale:alternate': LOCALES[other],
    }).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}" data-opened>`,
    ),
    '<meta name="twitter:card" content="summary_large_image" data-opened>',
    app && !route.endsWith('/demo')
      ? agentData(app, {
          url,
          language,
          creatorUrl: origin + pathOfRoute(`/creators/${app.provider.handle}`, language),
        })
      : '',
    creator ? creatorData(creator, { url, description }) : '',
  ].join('')
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
