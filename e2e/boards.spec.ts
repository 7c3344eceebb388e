import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, openAnew, violationsInAppearances } from './fixtures.ts'

const TICKS = 10

async function openBoard(page: Page, board: string): Promise<void> {
  await openAnew(page, `/founder/${board}`)
  await page.locator('h1').waitFor()
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

describe('a board', () => {
  test('ticks ten times a second without moving anything, until it is paused', async () => {
    const page = await open('/founder/final', { reducedMotion: 'no-preference' })
    await page.locator(token).waitFor()
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
    await page.getByRole('button', { name: /^Paused/ }).waitFor()
    expect(await page.locator(token).innerText()).toBe(paused)
  })

  test('stands still for who wishes less motion', async () => {
    const page = await open('/founder/final')
    await page.getByText('The figures stand still').waitFor()
    expect(await page.locator(token).innerText()).toBe('$2,478.83')
  })
})

describe('axe finds nothing', { timeout: 120_000 }, () => {
  // Between them these two have nearly every kind of part.
  test.each(['en-US', 'ar-AE'])(
    'on the business and the final board in any scheme and width (%s)',
    async (locale) => {
      const page = await open('/', { locale })
      await openBoard(page, 'business')
      const found = await violationsInAppearances(page)
      await openBoard(page, 'final')
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    },
  )

  test.each(['immortal', 'ultimate', 'category', 'global', 'v3'])(
    'on the %s board',
    async (board) => {
      const page = await open('/', { locale: 'ar-AE' })
      await openBoard(page, board)
      expect(await violationsInAppearances(page)).toEqual([])
    },
  )
})
