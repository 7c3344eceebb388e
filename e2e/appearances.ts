import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bySize } from '../packages/server/testing/size.ts'
import { settled } from './settled.ts'

/** What axe finds wrong on the page, as one line for each rule and place. */
async function violations(page: Page): Promise<string[]> {
  // The document keeps what was put into it once.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  // The store has no frames: without them axe needs no page of its own to put its findings together. Its style sheets are all its own.
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

type Appearance = `${'light' | 'dark'}, ${390 | 1280} px`

const widths = [390, 1280] as const
const everyAppearance = (['light', 'dark'] as const).flatMap((scheme) =>
  widths.map((width): Appearance => `${scheme}, ${width} px`),
)
/** Both languages together meet both schemes and both widths. */
const oneAppearance: Record<string, Appearance> = { en: 'dark, 390 px', ar: 'light, 1280 px' }

/**
 * What axe finds on the page as it is now, in one appearance for its language, or in light and dark, on a phone and on a desk
 * in the long size; and whether it is wider than a phone or a desk.
 */
export async function violationsInAppearances(page: Page): Promise<string[]> {
  const language = await page.evaluate(() => document.documentElement.lang)
  const looked = bySize([oneAppearance[language]!], everyAppearance)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      const appearance: Appearance = `${colorScheme}, ${width} px`
      if (!looked.includes(appearance)) continue
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settled(page)
      found.push(...(await violations(page)).map((violation) => `${appearance}: ${violation}`))
    }
    await settled(page)
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    if (needed > width) found.push(`${width} px: the page is ${needed} px wide`)
  }
  const where = new URL(page.url()).hash.slice(1)
  return found.map((violation) => `${where} ${violation}`)
}
