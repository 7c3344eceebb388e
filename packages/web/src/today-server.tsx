import { createHash } from 'node:crypto'
import latin400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url'
import latin600 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url'
import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import arabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Language } from '@wakeel/contract'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App, createAppRouter } from './app.tsx'
import { storeQuery, todayQuery } from './catalogue/queries.ts'
import {
  FIRST_VIEW_ID,
  type FirstView,
  type FirstViewSource,
  loadFirstView,
} from './first-view-data.ts'
import { directionOf } from './language/language.tsx'
import { languageFrom } from './language/language-choice.ts'
import { createQueryClient } from './query-client.ts'
import { messages } from './shell/messages.ts'

// What the server needs of the web: the first page, written in HTML before any script has arrived.

export { type FirstView, type FirstViewSource, languageFrom, loadFirstView }

const fontsOf = { en: [latin400, latin600], ar: [arabic400, arabic600] } as const

/**
 * The document of `/`: the template (dist/client/index.html) with Today in it and the data it was made from, so that the
 * browser takes it over as it stands. Without a first view the document is the plain template in that language, and the
 * browser asks for everything itself.
 */
export async function renderDocument(
  template: string,
  language: Language,
  firstView?: FirstView,
): Promise<string> {
  const page = firstView && (await renderPage(firstView))
  const fonts = fontsOf[language].map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
  )
  return template
    .replace(
      '<html lang="en" dir="ltr">',
      () => `<html lang="${language}" dir="${directionOf(language)}">`,
    )
    .replace('<title>Wakeel</title>', () => `<title>${messages[language].brand}</title>`)
    .replace('<!--wakeel:head-->', () => fonts.join(''))
    .replace('<!--wakeel:page-->', () => page?.html ?? '')
    .replace('<!--wakeel:data-->', () => page?.data ?? '')
}

/** What `script-src` of the content security policy must allow: the inline script of the template. */
export const scriptHashes = (template: string) => hashesOf('script', template)

/** What `style-src` must allow: the inline style sheet of the template. */
export const styleHashes = (template: string) => hashesOf('style', template)

function hashesOf(tag: string, template: string): string[] {
  const inline = template.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))
  return Array.from(
    inline,
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  )
}

async function renderPage(firstView: FirstView) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(todayQuery(firstView.language).queryKey, firstView.today)
  queryClient.setQueryData(storeQuery().queryKey, firstView.store)

  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createAppRouter({ ...history, createHref: (path) => `/#${path}` })
  await router.load()
  const html = renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} language={firstView.language} />
    </StrictMode>,
  )
  queryClient.clear()
  // Inside a script element only `<` could end it; escaped, the text is the same JSON.
  const json = JSON.stringify(firstView).replaceAll('<', '\\u003c')
  return { html, data: `<script type="application/json" id="${FIRST_VIEW_ID}">${json}</script>` }
}
