import type { Browser } from '@playwright/test'
import { openStill } from '../limits/still-pages.ts'
import { type Visit, visit } from '../slow-phone.ts'
import { median } from './alternate.ts'
import { ANY, type Figure, type Row } from './row.ts'
import { storePages, withStorePages } from './store-pages.ts'

const ROUNDS = 3
const locales = { English: 'en-US', Arabic: 'ar-AE' } as const

/** Four pages in both languages on a slow phone, each beside a static page of the same look. */
export const largestPaint: Row = {
  name: 'largest-paint',
  engines: ANY,
  agents: [1_000],
  measure: () =>
    withStorePages(async (storeUrl, browser) => {
      const figures: Figure[] = []
      const visits: Visit[] = []
      for (const [language, locale] of Object.entries(locales)) {
        for (const [name, path] of storePages) {
          const measured = await measurePage(browser, { storeUrl, path, locale })
          visits.push(...measured.visits)
          figures.push({
            what: `largest paint, ${name}, ${language}`,
            limit: { what: 'static page', value: measured.still },
            measured: measured.store,
            unit: 'ms',
            goal: { times: 1.25 },
          })
        }
      }
      const most = (part: keyof Visit) => Math.max(...visits.map((one) => one[part]))
      figures.push(
        {
          what: '– blocking time, most',
          measured: most('blocking'),
          unit: 'ms',
          goal: { most: 100 },
        },
        { what: '– shift, most', measured: most('shift'), unit: '', goal: { most: 0.01 } },
      )
      return figures
    }),
}

async function measurePage(
  browser: Browser,
  { storeUrl, path, locale }: { storeUrl: string; path: string; locale: string },
) {
  const still = await openStill(browser, { storeUrl, path, locale })
  const visits: Visit[] = []
  const stills: Visit[] = []
  for (let round = 0; round < ROUNDS; round++) {
    stills.push(await visit(browser, still.url, locale))
    visits.push(await visit(browser, storeUrl + path, locale))
  }
  still.close()
  const paint = (all: readonly Visit[]) => median(all.map((one) => one.largestPaint))
  return { visits, still: paint(stills), store: paint(visits) }
}
