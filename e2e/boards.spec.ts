import { expect, type Page } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { goTo } from './settled.ts'

const TICKS = 10

async function openBoard(page: Page, board: string): Promise<void> {
  await goTo(page, `/founder/${board}`)
  await expect(page.locator('h1')).toBeVisible()
}

/** What the page moved by itself from now on, as the browser measures it. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const moved: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
    Object.assign(window, { moved })
  })

const token = '[data-metric="tokenValue"]'

test.describe('a board', () => {
  test('ticks ten times a second without moving anything, until it is paused', async ({ open }) => {
    const page = await open('/founder/final', { reducedMotion: 'no-preference' })
    await expect(page.locator(token)).toBeVisible()
    await watchShifts(page)
    const first = await page.locator(token).innerText()
    await page.waitForFunction(
      ({ token, first, ticks }) => {
        const page = window as unknown as { seen?: Set<string> }
        page.seen ??= new Set([first])
        return page.seen.add(document.querySelector(token)!.textContent!).size > ticks
      },
      { token, first, ticks: TICKS },
    )
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])

    await page.getByRole('button', { name: /^Live/ }).click()
    const paused = await page.locator(token).innerText()
    await expect(page.getByRole('button', { name: /^Paused/ })).toBeVisible()
    await expect(page.locator(token)).toHaveText(paused)
  })

  test('stands still for who wishes less motion', async ({ open }) => {
    const page = await open('/founder/final')
    await expect(page.getByText('The figures stand still')).toBeVisible()
    await expect(page.locator(token)).toHaveText('$2,478.83')
  })
})

test.describe('axe finds nothing', () => {
  // Between them these two have nearly every kind of part.
  for (const [locale, boards] of [
    ['en-US', ['business', 'final']],
    ['ar-AE', ['business', 'final', 'immortal', 'ultimate', 'category', 'global', 'v3']],
  ] as const) {
    test(`on ${boards.join(', ')} in any scheme and width (${locale})`, async ({ open }) => {
      const page = await open('/founder', { locale })
      const found: string[] = []
      for (const board of boards) {
        await openBoard(page, board)
        found.push(...(await violationsInAppearances(page)))
      }
      expect(found).toEqual([])
    })
  }
})
