import { openStill } from './limits/still-pages.ts'
import { median } from './rows/alternate.ts'
import { storePages, withStorePages } from './rows/store-pages.ts'
import { type Visit, visit } from './slow-phone.ts'

const RUNS = 5

/** What a first visit costs on a slow phone, beside a static page of the look of Today. */
export async function measurePage(): Promise<void> {
  await withStorePages(async (storeUrl, browser) => {
    console.log('\nFirst load, 4x slower processor, Slow 4G, 390 px (medians of 5):')
    const still = await openStill(browser, { storeUrl, path: '/' })
    const paints: Record<string, number> = {}
    for (const [name, url] of [
      ...storePages.map(([name, path]) => [name, storeUrl + path] as const),
      ['a static page of the same look', still.url] as const,
    ]) {
      const visits: Visit[] = []
      for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, url))
      const middle = (part: keyof Visit) => median(visits.map((one) => one[part]))
      paints[name] = middle('largestPaint')
      console.log(
        `  ${name.padEnd(32)} largest paint ${paints[name].toFixed(0)} ms, script ${kilobytes(middle('script'))}, style ${kilobytes(middle('style'))}`,
      )
    }
    still.close()
    console.log(
      `  Today against the static page: ${(paints.Today! / paints['a static page of the same look']!).toFixed(2)}x`,
    )
  })
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
