import { expect } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { confirmEmail, signUp } from './people.ts'
import { storeUrl } from './store.ts'

/** What a program elsewhere does with a key. */
async function run(secret: string): Promise<string> {
  const response = await fetch(`${storeUrl}/api/apps/vat-invoice-desk/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'What is the VAT on AED 1,000?' }),
  })
  const { code } = await response.json()
  return `${response.status} ${code ?? ''}`.trim()
}

test('a key for one agent is made, seen once, used by a program, and revoked at its next call', async ({
  open,
}) => {
  const person = await signUp('Aisha Rahman')
  await confirmEmail(person)
  const page = await open('/account?tab=keys', {
    as: person,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Invoices at night')
  await dialog.getByText('Test', { exact: true }).click()
  await dialog.getByText('Only some').click()
  await dialog.getByRole('combobox', { name: 'Add an agent' }).fill('VAT invoice')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  expect(await violationsInAppearances(page)).toEqual([])
  await dialog.getByRole('option', { name: 'VAT & Invoice Desk' }).click()
  await dialog.getByRole('button', { name: 'Make the key' }).click()

  await expect(page.getByRole('heading', { name: 'Your new key' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  expect(secret).toMatch(/^wkl_test_\w{36}$/)
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(secret)).toBeHidden()

  expect(await run(secret)).toBe('200')
  await page.reload()
  const keys = page.getByRole('list', { name: 'API keys' })
  await expect(keys).toContainText('VAT & Invoice Desk')
  await expect(keys).toContainText('1 runs')
  await keys.getByRole('button', { name: 'Revoke: Invoices at night' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The key is revoked.')).toBeVisible()

  expect(await run(secret)).toBe('401 api_keys.invalid')
  await page.goto(`${storeUrl}/#/account?tab=security`)
  await expect(page.getByText('API key revoked: Invoices at night')).toBeVisible()
  await expect(page.getByText('API key made: Invoices at night')).toBeVisible()
})
