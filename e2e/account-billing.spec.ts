import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, signUp, storeUrl } from './fixtures.ts'

const go = (page: Page, route: string) => page.goto(`${storeUrl}/#${route}`)

async function topUp(page: Page): Promise<void> {
  await go(page, '/account?tab=billing')
  await page.getByRole('button', { name: 'Top up' }).click()
  await page.getByRole('dialog').getByText('AED 50.00').click()
  await page.getByRole('button', { name: 'Pay AED 50.00 with PayPal' }).click()
  await page.getByText('AED 50.00 is in your wallet.').waitFor()
}

describe('a customer', { timeout: 60_000 }, () => {
  test('tops up the wallet, runs a paid agent, sees its cost, and has the rest back', async () => {
    const page = await open('/')
    await signUp(page)
    await topUp(page)

    await go(page, '/app-store/quiz-maker')
    await page.getByRole('link', { name: 'Run', exact: true }).click()
    await page.getByText('AED 1.50 from your wallet').waitFor()
    await page.getByRole('list', { name: 'Suggested prompts' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText(/^Answered in .+ · AED 1\.50 from your wallet$/).waitFor()
    await page.getByText('AED 48.50 to spend').waitFor()

    await page.getByRole('link', { name: 'Your runs of this agent' }).click()
    const run = page.getByRole('button', { name: /Quiz/ })
    expect(await run.innerText()).toContain('AED 1.50')
    await run.click()
    await page.getByText(/^Answered in/).waitFor()

    await go(page, '/account?tab=billing')
    await page.getByRole('row', { name: /Run: .+ −AED 1\.50 AED 48\.50/ }).waitFor()
    await page.getByRole('button', { name: /^Refund / }).click()
    const dialog = page.getByRole('dialog', { name: 'Get a refund?' })
    await dialog.getByText('AED 1.50 was spent already and stays.').waitFor()
    await dialog.getByRole('button', { name: 'Refund AED 48.50' }).click()
    await page.getByText('AED 48.50 was refunded.').waitFor()
    await page.getByText('Partly refunded').waitFor()
    await page.getByText('AED 0.00', { exact: true }).first().waitFor()
  })

  test('downloads the receipt, and the list of documents as CSV', async () => {
    const page = await open('/')
    await signUp(page)
    await topUp(page)
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

  test('cancels a plan, keeps it after all, plans a smaller one, and has the money back', async () => {
    const page = await open('/')
    await signUp(page)
    await go(page, '/checkout?plan=pro&billing=monthly')
    await page.getByRole('button', { name: /PayPal/ }).click()
    await page.waitForURL(/tab=subscriptions/)

    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    await page.getByText('Ends on', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Keep my plan' }).click()
    await page.getByText('Renews on', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Change plan' }).click()
    await page.getByRole('button', { name: 'Switch then: Starter' }).click()
    await page.getByText(/^Starter \(monthly\) begins on/).waitFor()

    await go(page, '/account?tab=billing')
    await page.getByRole('button', { name: /^Refund Pro/ }).click()
    await page.getByText('Pro ends at once, with its included runs.').waitFor()
    await page.getByRole('button', { name: 'Refund AED 393.00' }).click()
    await page.getByText('AED 393.00 was refunded.').waitFor()
    await page.getByRole('tab', { name: 'Subscriptions' }).click()
    await page.getByText('No subscription yet').waitFor()
  })

  test('corrects the company on an invoice: a credit note takes it back and a new one stands in its place', async () => {
    const page = await open('/')
    await signUp(page)
    await go(page, '/checkout?plan=pro&billing=monthly')
    await page.getByRole('button', { name: /PayPal/ }).click()
    await page.waitForURL(/tab=subscriptions/)
    await go(page, '/account?tab=billing')

    await page.getByRole('button', { name: /^Correct the details of INV-/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Correct INV-/ })
    await dialog.getByLabel('Company').fill('Gulf Trading LLC')
    await dialog.getByLabel('Tax Registration Number (TRN)').fill('100123456700003')
    await dialog.getByRole('button', { name: 'Issue the new invoice' }).click()
    await page.getByText(/^INV-\d+ replaces it, and CN-\d+ takes it back/).waitFor()

    const documents = page.getByRole('table', { name: 'Invoices' })
    await documents.getByText('Replaced').waitFor()
    await documents.getByText('Paid', { exact: true }).waitFor()
    await documents.getByText('Issued').waitFor()
  })

  test('buys an agent by the month from the wallet, runs it, and cancels it', async () => {
    const page = await open('/')
    await signUp(page)
    await topUp(page)
    await go(page, '/app-store/energy-macro-planner')
    await page.getByRole('link', { name: 'Buy' }).click()
    await page.getByRole('button', { name: 'Buy' }).click()
    await page.getByRole('button', { name: 'Pay AED 49.00 from your wallet' }).click()
    await page.getByText('You have this agent: no charge for a run').waitFor()
    await go(page, '/account?tab=subscriptions')
    await page.getByText(/^AED 49\.00 a month · renews on/).waitFor()
    await page.getByRole('button', { name: /^Cancel / }).click()
    await page.getByRole('button', { name: 'Cancel the agent' }).click()
    await page.getByText(/^AED 49\.00 a month · ends on/).waitFor()
  })
})
