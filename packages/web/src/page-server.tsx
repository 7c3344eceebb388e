import { createHash } from 'node:crypto'
import latin400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url'
import latin600 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url'
import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import arabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url'
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { creatorOfRoute, pathOfRoute, slugOfRoute } from './addresses.ts'
import { agentMarkdown, storeMarkdown } from './agent-markdown.ts'
import { App, createAppRouter, writeSearch } from './app.tsx'
import { badge } from './badge.ts'
import { readPlanUrlState } from './billing/plan-url-state.ts'
import { writeFilters } from './catalogue/filters.ts'
import { appQuery } from './catalogue/queries.ts'
import { creatorKey } from './creator-pages/creator-key.ts'
import { FIRST_VIEW_ID, type FirstView, keepFirstView } from './first-view-data.ts'
import { scriptJson } from './json-ld.ts'
import { directionOf } from './language/language.tsx'
import { languageFrom } from './language/language-choice.ts'
import { linkPreview } from './link-preview.ts'
import { filtersOf, loadFirstView, loadMissing, type Place } from './load-first-view.ts'
import { escaped, headOf } from './page-head.ts'
import { plainPages } from './plain-pages.ts'
import { createQueryClient } from './query-client.ts'
import { messages } from './shell/messages.ts'

// What the server needs of the web: public pages, written in HTML before any script has arrived.

export {
  agentMarkdown,
  badge,
  languageFrom,
  linkPreview,
  loadFirstView,
  loadMissing,
  normalSearch,
  storeMarkdown,
}

/** The routes of public pages that are about no agent. */
export const plainRoutes = Object.keys(plainPages)

const fontsOf = { en: [latin400, latin600], ar: [arabic400, arabic600] } as const

/** How a document is written. */
interface Writing {
  /** Where the store is, for addresses that go elsewhere. */
  origin: string
  /** Its links are paths, as its own address is; else they stand behind the #. */
  isAtPath: boolean
  /** What each page needs beside the script and style of every page (build/page-assets.ts). */
  assets: Record<string, string>
}

/**
 * The document of a page: the template (dist/client/index.html) with the page in it and the data it was made from, so that the
 * browser takes it over as it stands. Without a first view the document is the plain template in that language, and the
 * browser asks for everything itself.
 */
export async function renderDocument(
  template: string,
  place: Place,
  firstView?: FirstView,
  { origin, isAtPath, assets }: Writing = { origin: '', isAtPath: false, assets: {} },
): Promise<string> {
  const { language } = place
  const page =
    firstView && !isDrawnByBrowser(place) ? await renderPage(place, firstView, isAtPath) : undefined
  const head = firstView && headOf(place, firstView, origin)
  const fonts = fontsOf[language].map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
  )
  return template
    .replace(
      '<html lang="en" dir="ltr">',
      () => `<html lang="${language}" dir="${directionOf(language)}">`,
    )
    .replace(
      '<title>Wakeel</title>',
      () => `<title>${escaped(head?.title ?? messages[language].brand)}</title>`,
    )
    .replace(DESCRIPTION, (standard) =>
      head ? `<meta name="description" content="${escaped(head.description)}">` : standard,
    )
    .replace('<!--wakeel:head-->', () => fonts.join('') + (head?.tags ?? ''))
    .replace('</head>', () => `${assets[page?.name ?? ''] ?? ''}</head>`)
    .replace('<!--wakeel:page-->', () => page?.html ?? '')
    .replace('<!--wakeel:data-->', () => page?.data ?? '')
}

const DESCRIPTION = /<meta name="description"[^>]*>/

/** What the query of an address says to its page, always in the same order. */
function normalSearch(place: Place): string {
  if (place.route === '/app-store') return writeSearch(writeFilters(filtersOf(place)))
  return isDrawnByBrowser(place) ? '?drawn-by-browser' : ''
}

/**
 * Reviews come from a file of their own, which the server does not wait for; what an address says of plans is as varied as people's orders.
 * The browser draws those pages.
 */
function isDrawnByBrowser({ route, search = '' }: Place): boolean {
  const said = new URLSearchParams(search)
  if (route === '/pricing')
    return Object.values(readPlanUrlState(Object.fromEntries(said))).some(Boolean)
  return (
    slugOfRoute(route) !== undefined && !route.endsWith('/demo') && said.get('tab') === 'reviews'
  )
}

/** What `script-src` of the content security policy must allow: the inline script of the template. */
export const scriptHashes = (template: string) => hashesOf('script', template)

/** What `style-src` must allow: the inline style sheets of the template and of pages. */
export const styleHashes = (template: string, assets: Record<string, string>) =>
  hashesOf('style', template + Object.values(assets).join(''))

function hashesOf(tag: string, template: string): string[] {
  const inline = template.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))
  return Array.from(
    inline,
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  )
}

/** A name that no agent and no creator has. */
const NOBODY = '-'

async function renderPage(place: Place, firstView: FirstView, isAtPath: boolean) {
  const { language } = place
  const isOfCreator = firstView.missing === 'creator'
  const { route = `/${isOfCreator ? 'creators' : 'app-store'}/${NOBODY}` } = firstView
  const queryClient = createQueryClient()
  keepFirstView(queryClient, firstView)
  if (firstView.missing)
    queryClient.setQueryData(
      isOfCreator ? creatorKey(NOBODY, language) : appQuery(NOBODY, language).queryKey,
      null,
    )

  const history = createMemoryHistory({ initialEntries: [route + normalSearch(place)] })
  const createHref = (to: string) => (isAtPath && pathOfRoute(to, language)) || `/#${to}`
  const router = createAppRouter({ ...history, createHref })
  await router.load()
  const html = renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} language={language} />
    </StrictMode>,
  )
  queryClient.clear()
  const data = `<script type="application/json" id="${FIRST_VIEW_ID}">${scriptJson(firstView)}</script>`
  return { name: fileOf(route), html, data }
}

/** The page's own file. */
function fileOf(route: string): string {
  if (route === '/') return 'today-page'
  if (route === '/app-store') return 'catalogue-page'
  const plain = plainPages[route]
  if (plain) return plain.file
  if (creatorOfRoute(route)) return 'public-creator-page'
  return route.endsWith('/demo') ? 'demo-page' : 'app-page'
}
