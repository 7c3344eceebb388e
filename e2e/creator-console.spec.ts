import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { readIn, test } from './fixtures.ts'
import { ask, confirmEmail, type Person, publishAgent, signUp, topUpWallet } from './people.ts'
import { goTo } from './settled.ts'

const TOP_UP_FILS = 20_000
const IBAN = 'AE07 0331 2345 6789 0123 456'

const consoleTab = (tab: string) => `/creator-console?tab=${tab}`

/** Somebody else, with money in a wallet. */
async function customer(): Promise<Person> {
  const person = await signUp('Noura Saleh')
  await topUpWallet(person, TOP_UP_FILS)
  return person
}

/** Somebody who may publish. */
async function creator(): Promise<Person> {
  const person = await signUp('Layla Haddad')
  await confirmEmail(person)
  return person
}

/** Somebody else runs the one agent and buys the other by the month. */
async function runAndBuy(run: string, bought: string): Promise<void> {
  const person = await customer()
  expect(
    await ask(person, 'POST', `/api/apps/${run}/runs`, { input: 'Add VAT to AED 1,000' }),
  ).toMatchObject({ success: true })
  expect(await ask(person, 'POST', `/api/apps/${bought}/purchase`)).toMatchObject({ success: true })
}

/** A creator one of whose agents was run for AED 2.50, and another bought for AED 67 that can still be asked back. */
async function earner(): Promise<{ person: Person; name: string }> {
  const person = await creator()
  const byTheRun = await publishAgent(person)
  const byTheMonth = await publishAgent(person, { pricing_model: 'monthly', price_aed: 67 })
  await runAndBuy(byTheRun.slug, byTheMonth.slug)
  return { person, name: byTheRun.name }
}

test.describe('a creator', () => {
  test('sees to the fils what was earned, what is on hold and what is payable', async ({
    open,
  }) => {
    const { person, name } = await earner()
    const page = await open(consoleTab('earnings'), { as: person })
    // Half of the price without VAT: of 2.38 and of 63.81.
    await expect(page.getByRole('button', { name: /^Earned AED 33\.09/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^On hold AED 31\.90/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Payable AED 1\.19/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Paid out AED 0\.00/ })).toBeVisible()
    await expect(
      page.getByText(/^AED 1\.19 is payable\. That is less than AED 50\.00/),
    ).toBeVisible()
    await expect(
      page.getByRole('img', { name: /^Releases by day: AED 31\.90 in all on 1 day,/ }),
    ).toBeVisible()
    await expect(
      page.getByText('No statement yet. A week’s statement is here from the Monday after it.'),
    ).toBeVisible()

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
    await expect(run).toContainText('AED 1.19')
    await expect(page.getByText('Add VAT to AED 1,000')).toHaveCount(0)
  })

  test('says which bank account earnings go to, changes it, and takes it back', async ({
    open,
  }) => {
    const page = await open(consoleTab('earnings'), {
      as: await creator(),
      expected: /400 \(Bad Request\)/,
    })
    await expect(page.getByText('Nothing earned yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add them' }).click()
    await page.keyboard.type('Layla Haddad')
    await page.getByLabel('IBAN').fill(IBAN.replace('AE07', 'AE08'))
    await page.getByRole('button', { name: 'Save bank details' }).click()
    await expect(
      page.getByText(
        'The check digits of this IBAN do not fit. Compare it with what your bank says.',
      ),
    ).toBeVisible()
    await page.getByLabel('IBAN').fill(IBAN)
    await page.getByRole('button', { name: 'Save bank details' }).click()
    await expect(page.getByText('AE07 •••• 3456')).toBeVisible()
    expect(await page.content()).not.toContain('0331')

    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).click()
    await expect(page.getByText('Add your bank details to be paid')).toBeVisible()
  })

  test('to whom money is owed reads in both languages why the account cannot be deleted', async ({
    open,
  }) => {
    const person = await creator()
    const { slug } = await publishAgent(person, { pricing_model: 'monthly', price_aed: 120 })
    await ask(await customer(), 'POST', `/api/apps/${slug}/purchase`)

    const page = await open('/account?tab=settings', { as: person, expected: /409 \(Conflict\)/ })
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(
      page.getByText('The store still owes you earnings. Add your bank details'),
    ).toBeVisible()

    await readIn(page, 'ar-AE')
    await page.getByRole('button', { name: 'حذف حسابي' }).click()
    await page.getByRole('dialog').getByLabel('كلمة مرورك').fill(person.password)
    await page.getByRole('button', { name: 'حذف نهائي' }).click()
    await expect(page.getByText('لك أرباح لدى المتجر لم تُدفع بعد')).toBeVisible()
  })

  test('goes to the console from the dashboard, and back', async ({ open }) => {
    const person = await creator()
    await publishAgent(person)
    const page = await open('/creator', { as: person })
    await page.getByRole('link', { name: 'Connections' }).click()
    await expect(page.getByRole('link', { name: 'Connect an agent' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Creator dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Your agents', exact: true })).toBeVisible()
  })
})

for (const locale of ['en-US', 'ar-AE']) {
  test.describe(`axe finds nothing in any scheme and width (${locale})`, () => {
    test('in the console of somebody who has earned nothing', async ({ open }) => {
      const page = await open('/account', { as: await signUp(), locale })
      const found: string[] = []
      for (const tab of ['earnings', 'runs', 'connections']) {
        await goTo(page, consoleTab(tab))
        await expect(page.getByRole('tabpanel').locator('h2').first()).toBeVisible()
        found.push(...(await violationsInAppearances(page)))
      }
      expect(found).toEqual([])
    })

    test('in the console of somebody who has earned, and on what is behind each metric', async ({
      open,
    }) => {
      const { person } = await earner()
      await ask(person, 'PUT', '/api/creator/payout-details', {
        holder_name: 'Layla Haddad',
        iban: IBAN,
      })
      const page = await open(consoleTab('earnings'), { as: person, locale })
      await expect(page.locator('[role="img"] svg.recharts-surface')).toBeVisible()
      const found = await violationsInAppearances(page)
      const metrics = page.locator('[aria-haspopup="dialog"]')
      for (const index of [0, 1, 2, 3]) {
        await metrics.nth(index).click()
        await expect(page.locator('dialog[open]')).toBeVisible()
        found.push(...(await violationsInAppearances(page)))
        await page.keyboard.press('Escape')
      }
      await goTo(page, consoleTab('runs'))
      await expect(page.getByRole('table')).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  })
}
