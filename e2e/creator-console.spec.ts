import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, publishAgent, readIn } from './creator.ts'
import {
  confirmEmail,
  open,
  openAnew,
  signUp,
  storeUrl,
  violationsInAppearances,
} from './fixtures.ts'

const TOP_UP_FILS = 20_000
const IBAN = 'AE07 0331 2345 6789 0123 456'

const openConsole = (page: Page, tab = 'earnings') => openAnew(page, `/creator-console?tab=${tab}`)

/** Somebody else, with money in a wallet. */
async function customer(): Promise<Page> {
  const page = await open('/')
  await signUp(page, 'Noura Saleh')
  const { order } = await ask(page, 'POST', '/api/billing/wallet/top-ups', {
    amount_fils: TOP_UP_FILS,
  })
  await expect
    .poll(
      async () => (await ask(page, 'POST', `/api/checkout/${order.id}/complete`)).order?.status,
      { timeout: 20_000, interval: 500 },
    )
    .toBe('completed')
  return page
}

/** Somebody else runs the one agent and buys the other by the month. */
async function runAndBuy(run: string, bought: string): Promise<void> {
  const page = await customer()
  expect(
    await ask(page, 'POST', `/api/apps/${run}/runs`, { input: 'Add VAT to AED 1,000' }),
  ).toMatchObject({ success: true })
  expect(await ask(page, 'POST', `/api/apps/${bought}/purchase`)).toMatchObject({ success: true })
}

/** A creator one of whose agents was run for AED 2.50, and another bought for AED 67 that can still be asked back. */
async function earn(page: Page): Promise<{ slug: string; name: string }> {
  await signUp(page, 'Layla Haddad')
  const byTheRun = await publishAgent(page)
  const byTheMonth = await publishAgent(page, { pricing_model: 'monthly', price_aed: 67 })
  await runAndBuy(byTheRun.slug, byTheMonth.slug)
  return byTheRun
}

describe('a creator', { timeout: 120_000 }, () => {
  test('sees to the fils what was earned, what is on hold and what is payable', async () => {
    const page = await open('/')
    const { name } = await earn(page)
    await openConsole(page)
    // Half of the price without VAT: of 2.38 and of 63.81.
    await page.getByRole('button', { name: /^Earned AED 33\.09/ }).waitFor()
    await page.getByRole('button', { name: /^On hold AED 31\.90/ }).waitFor()
    await page.getByRole('button', { name: /^Payable AED 1\.19/ }).waitFor()
    await page.getByRole('button', { name: /^Paid out AED 0\.00/ }).waitFor()
    await page.getByText(/^AED 1\.19 is payable\. That is less than AED 50\.00/).waitFor()
    await page.getByRole('img', { name: /^Releases by day: AED 31\.90 in all on 1 day,/ }).waitFor()
    await page
      .getByText('No statement yet. A week’s statement is here from the Monday after it.')
      .waitFor()

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export CSV/ }).click(),
    ])
    const lines = readFileSync(await csv.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/,Sale,.+,50%,.+,31\.90,AED$/)
    expect(lines[2]).toMatch(/,Run,.+,50%,,1\.19,AED$/)

    await page.getByRole('tab', { name: 'Runs' }).click()
    const run = page.getByRole('row', {
      name: new RegExp(`${name} .*Run Answered Built-in engine`),
    })
    expect(await run.innerText()).toContain('AED 1.19')
    expect(await page.getByText('Add VAT to AED 1,000').count()).toBe(0)
  })

  test('says which bank account earnings go to, changes it, and takes it back', async () => {
    const page = await open('/', { expected: /400 \(Bad Request\)/ })
    const { email } = await signUp(page, 'Layla Haddad')
    await confirmEmail(email)
    await openConsole(page)
    await page.getByText('Nothing earned yet').waitFor()
    await page.getByRole('button', { name: 'Add them' }).click()
    await page.keyboard.type('Layla Haddad')
    await page.getByLabel('IBAN').fill(IBAN.replace('AE07', 'AE08'))
    await page.getByRole('button', { name: 'Save bank details' }).click()
    await page
      .getByText('The check digits of this IBAN do not fit. Compare it with what your bank says.')
      .waitFor()
    await page.getByLabel('IBAN').fill(IBAN)
    await page.getByRole('button', { name: 'Save bank details' }).click()
    await page.getByText('AE07 •••• 3456').waitFor()
    expect(await page.content()).not.toContain('0331')

    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).click()
    await page.getByText('Add your bank details to be paid').waitFor()
  })

  test('to whom money is owed reads in both languages why the account cannot be deleted', async () => {
    const page = await open('/', { expected: /409 \(Conflict\)/ })
    const { password } = await signUp(page, 'Layla Haddad')
    const { slug } = await publishAgent(page, { pricing_model: 'monthly', price_aed: 120 })
    await ask(await customer(), 'POST', `/api/apps/${slug}/purchase`)

    await openAnew(page, '/account?tab=settings')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('The store still owes you earnings. Add your bank details').waitFor()

    await readIn(page, 'ar-AE')
    await page.getByRole('button', { name: 'حذف حسابي' }).click()
    await page.getByRole('dialog').getByLabel('كلمة مرورك').fill(password)
    await page.getByRole('button', { name: 'حذف نهائي' }).click()
    await page.getByText('لك أرباح لدى المتجر لم تُدفع بعد').waitFor()
  })

  test('goes to the console from the dashboard, and back', async () => {
    const page = await open('/')
    await signUp(page, 'Layla Haddad')
    await publishAgent(page)
    await page.goto(`${storeUrl}/#/creator`)
    await page.getByRole('link', { name: 'Connections' }).click()
    await page.getByRole('link', { name: 'Connect an agent' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Creator dashboard' }).click()
    await page.getByRole('heading', { name: 'Your agents', exact: true }).waitFor()
  })
})

describe.each(['en-US', 'ar-AE'])(
  'axe finds nothing in any scheme and width (%s)',
  { timeout: 240_000 },
  (locale) => {
    test('in the console of somebody who has earned nothing', async () => {
      const page = await open('/')
      await signUp(page)
      await readIn(page, locale)
      const found: string[] = []
      for (const tab of ['earnings', 'runs', 'connections']) {
        await openConsole(page, tab)
        await page.getByRole('tabpanel').locator('h2').first().waitFor()
        found.push(...(await violationsInAppearances(page)))
      }
      expect(found).toEqual([])
    })

    test('in the console of somebody who has earned, and on what is behind each metric', async () => {
      const page = await open('/')
      await earn(page)
      await ask(page, 'PUT', '/api/creator/payout-details', {
        holder_name: 'Layla Haddad',
        iban: IBAN,
      })
      await readIn(page, locale)
      await openConsole(page)
      await page.locator('[role="img"] svg.recharts-surface').waitFor()
      const found = await violationsInAppearances(page)
      const metrics = page.locator('[aria-haspopup="dialog"]')
      for (const index of [0, 1, 2, 3]) {
        await metrics.nth(index).click()
        await page.locator('dialog[open]').waitFor()
        found.push(...(await violationsInAppearances(page)))
        await page.keyboard.press('Escape')
      }
      await openConsole(page, 'runs')
      await page.getByRole('table').waitFor()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  },
)
