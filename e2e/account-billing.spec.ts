import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { buyPlan, type Person, signUp, topUpWallet } from './people.ts'
import { storeUrl } from './store.ts'

const go = (page: Page, route: string) => page.goto(`${storeUrl}/#${route}`)

async function customerOfPro(): Promise<Person> {
  const person = await signUp()
  await buyPlan(person, 'pro')
  return person
}

async function customerWithWallet(): Promise<Person> {
  const person = await signUp()
  await topUpWallet(person, 5_000)
  return person
}

test.describe('a customer', () => {
  test('tops up the wallet, runs a paid agent, sees its cost, and has the rest back', async ({
    open,
  }) => {
    const page = await open('/account?tab=billing', { as: await signUp() })
    await page.getByRole('button', { name: 'Top up' }).click()
    await page.getByRole('dialog').getByText('AED 50.00').click()
    await page.getByRole('button', { name: 'Pay AED 50.00 with PayPal' }).click()
    await expect(page.getByText('AED 50.00 is in your wallet.')).toBeVisible()

    await go(page, '/app-store/quiz-maker')
    await page.getByRole('link', { name: 'Run', exact: true }).click()
    await expect(page.getByText('AED 1.50 from your wallet')).toBeVisible()
    await page.getByRole('list', { name: 'Suggested prompts' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByText(/^Answered in .+ · AED 1\.50 from your wallet$/)).toBeVisible()
    await expect(page.getByText('AED 48.50 to spend')).toBeVisible()

    await page.getByRole('link', { name: 'Your conversations with this agent' }).click()
    const conversation = page.getByRole('main').getByRole('link', { name: /Quiz/ })
    await expect(conversation).toContainText('AED 1.50')
    await conversation.click()
    await expect(page.getByText(/^Answered in/)).toBeVisible()

    await go(page, '/account?tab=billing')
    await expect(page.getByRole('row', { name: /Run: .+ −AED 1\.50 AED 48\.50/ })).toBeVisible()
    await page.getByRole('button', { name: /^Refund / }).click()
    const dialog = page.getByRole('dialog', { name: 'Get a refund?' })
    await expect(dialog.getByText('AED 1.50 was spent already and stays.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Refund AED 48.50' }).click()
    await expect(page.getByText('AED 48.50 was refunded.')).toBeVisible()
    for (const name of ['Orders', 'Invoices'])
      await expect(page.getByRole('table', { name }).getByText('Partly refunded')).toBeVisible()
    await expect(page.getByText('AED 0.00', { exact: true }).first()).toBeVisible()
  })

  test('downloads the receipt, and the list of documents as CSV', async ({ open }) => {
    const page = await open('/account?tab=billing', { as: await customerWithWallet() })
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /as PDF$/ }).click(),
    ])
    expect(pdf.suggestedFilename()).toMatch(/^wakeel-RC-\d{6,}\.pdf$/)
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export CSV/ }).click(),
    ])
    expect(readFileSync(await csv.path(), 'utf8')).toMatch(/Receipt,.+,50\.00,0\.00,AED,Paid/)
  })

  test('cancels a plan, keeps it after all, plans a smaller one, and has the money back', async ({
    open,
  }) => {
    const page = await open('/account?tab=subscriptions', { as: await customerOfPro() })
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(page.getByText('Ends on', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Keep my plan' }).click()
    await expect(page.getByText('Renews on', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Change plan' }).click()
    await page.getByRole('button', { name: 'Switch then: Starter' }).click()
    await expect(page.getByText(/^Starter \(monthly\) begins on/)).toBeVisible()

    await go(page, '/account?tab=billing')
    await page.getByRole('button', { name: /^Refund Pro/ }).click()
    await expect(page.getByText('Pro ends at once, with its included runs.')).toBeVisible()
    await page.getByRole('button', { name: 'Refund AED 393.00' }).click()
    await expect(page.getByText('AED 393.00 was refunded.')).toBeVisible()
    await page.getByRole('tab', { name: 'Subscriptions' }).click()
    await expect(page.getByText('No subscription yet')).toBeVisible()
  })

  test('corrects the company on an invoice: a credit note takes it back and a new one stands in its place', async ({
    open,
  }) => {
    const page = await open('/account?tab=billing', { as: await customerOfPro() })
    await page.getByRole('button', { name: /^Correct the details of INV-/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Correct INV-/ })
    await dialog.getByLabel('Company').fill('Gulf Trading LLC')
    await dialog.getByLabel('Tax Registration Number (TRN)').fill('100123456700003')
    await dialog.getByRole('button', { name: 'Issue the new invoice' }).click()
    await expect(page.getByText(/^INV-\d+ replaces it, and CN-\d+ takes it back/)).toBeVisible()

    const documents = page.getByRole('table', { name: 'Invoices' })
    await expect(documents.getByText('Replaced')).toBeVisible()
    await expect(documents.getByText('Paid', { exact: true })).toBeVisible()
    await expect(documents.getByText('Issued')).toBeVisible()
  })

  test('buys an agent by the month from the wallet, runs it, and cancels it', async ({ open }) => {
    const page = await open('/app-store/energy-macro-planner', { as: await customerWithWallet() })
    await page.getByRole('link', { name: 'Buy' }).click()
    await page.getByRole('button', { name: 'Pay AED 49.00 from your wallet' }).click()
    await expect(page.getByText('You have this agent: no charge for a run')).toBeVisible()
    await go(page, '/account?tab=subscriptions')
    await expect(page.getByText(/^AED 49\.00 a month · renews on/)).toBeVisible()
    await page.getByRole('button', { name: /^Cancel / }).click()
    await page.getByRole('button', { name: 'Cancel the agent' }).click()
    await expect(page.getByText(/^AED 49\.00 a month · ends on/)).toBeVisible()
  })
})
