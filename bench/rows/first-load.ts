import { reactAlone } from '../limits/react-alone.ts'
import { visit } from '../slow-phone.ts'
import { ANY, type Row } from './row.ts'
import { storePages, withStorePages } from './store-pages.ts'

/** What a first visit loads of script, and how much it asks for before its largest paint: the page that needs most. */
export const firstLoad: Row = {
  name: 'first-load',
  engines: ANY,
  agents: [1_000],
  measure: () =>
    withStorePages(async (storeUrl, browser) => {
      const limit = { what: 'React in brotli', value: (await reactAlone()) / 1000 }
      const visits = []
      for (const [name, path] of storePages)
        visits.push({ name, ...(await visit(browser, storeUrl + path)) })
      const scripts = visits.toSorted((a, b) => b.script - a.script)[0]!
      const requests = visits.toSorted((a, b) => b.requests - a.requests)[0]!
      return [
        {
          what: `first load, script (most: ${scripts.name})`,
          limit,
          measured: scripts.script / 1000,
          unit: 'kB',
          goal: { most: 80 },
        },
        {
          what: `– requests before the largest paint (most: ${requests.name})`,
          measured: requests.requests,
          unit: '',
          goal: { most: 8 },
        },
      ]
    }),
}
