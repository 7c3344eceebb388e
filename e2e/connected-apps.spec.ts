import { expect } from '@playwright/test'
import { startProgram } from '../packages/server/testing/loopback-program.ts'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { confirmEmail, signUp, topUpWallet } from './people.ts'
import { storeUrl } from './store.ts'

test('a program asks for an account, its person signs in and allows it within a cap, and disconnects it later', async ({
  open,
}) => {
  const program = await startProgram(storeUrl)
  const person = await signUp('Aisha Rahman')
  await confirmEmail(person)
  await expect(program.balance()).rejects.toThrow('Unauthorized')
  const { pathname, search } = program.provider.sentTo!

  const page = await open(pathname + search, { isPath: true })
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: /Invoice robot.* wants to use/ })).toBeVisible()
  await expect(page.getByText('Not verified', { exact: true })).toBeVisible()
  expect(await violationsInAppearances(page)).toEqual([])
  await page.getByRole('textbox', { name: 'AED a month' }).fill('25')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await program.transport.finishAuth(await program.cameBack)
  const { structuredContent } = await program.balance()

  expect(structuredContent).toMatchObject({ wallet: { balance: { amount: 0 } } })
  await expect(page.getByText('You can close this page.')).toBeVisible()
  await page.goto(`${storeUrl}/#/account?tab=keys`)
  const apps = page.getByRole('list', { name: 'Connected apps' })
  await expect(apps.getByRole('heading', { name: 'Invoice robot' })).toBeVisible()
  await expect(apps).toContainText('of AED 25.00')
  await apps.getByRole('button', { name: 'Disconnect: Invoice robot' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('heading', { name: 'No connected apps' })).toBeVisible()
  await expect(program.balance()).rejects.toThrow('Unauthorized')
  await program.close()
})

test('a program that is not allowed is told so', async ({ open }) => {
  const program = await startProgram(storeUrl)
  const person = await signUp('Aisha Rahman')
  await expect(program.balance()).rejects.toThrow('Unauthorized')
  const { pathname, search } = program.provider.sentTo!

  const page = await open(pathname + search, { as: person, isPath: true })
  await page.getByRole('button', { name: 'Do not allow' }).click()

  expect((await program.cameBack).get('error')).toBe('access_denied')
  await expect(page.getByText('You can close this page.')).toBeVisible()
  await program.close()
})

test('a program spends what its person allowed and no dirham more, until they disconnect it', async ({
  open,
}) => {
  const program = await startProgram(storeUrl)
  const person = await signUp('Aisha Rahman')
  await topUpWallet(person, 5_000)
  await expect(program.balance()).rejects.toThrow('Unauthorized')
  const { pathname, search } = program.provider.sentTo!
  const invoice = () => program.run('vat-invoice-desk', 'Add VAT to AED 1,000')

  const page = await open(pathname + search, { isPath: true })
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('textbox', { name: 'AED a month' }).fill('4')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await program.transport.finishAuth(await program.cameBack)
  const paid = await invoice()
  const stopped = await invoice()

  expect(paid.structuredContent).toMatchObject({
    outcome: 'answer',
    price: { amount: 250, currency: 'AED' },
    paid_by: 'wallet',
  })
  expect(stopped).toMatchObject({
    isError: true,
    _meta: { 'wakeel/error': { code: 'api_keys.cap_reached' } },
    content: [
      {
        text: expect.stringContaining(
          'This run costs AED 2.50, and this connected app has used AED 2.50 of the AED 4.00 that it may spend in this month.',
        ),
      },
    ],
  })
  await page.goto(`${storeUrl}/#/account?tab=billing`)
  await expect(page.getByText('AED 47.50').first()).toBeVisible()

  await page.goto(`${storeUrl}/#/account?tab=keys`)
  const apps = page.getByRole('list', { name: 'Connected apps' })
  await expect(apps).toContainText('This month: AED 2.50 of AED 4.00')
  const capAt = async (dirhams: string) => {
    await apps.getByRole('button', { name: 'Change limits: Invoice robot' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'AED a month' }).fill(dirhams)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(apps).toContainText(`of AED ${dirhams}.00`)
  }
  await capAt('10')
  const raised = await invoice()
  await capAt('6')
  const lowered = await invoice()

  expect([raised.structuredContent, lowered.isError]).toMatchObject([{ paid_by: 'wallet' }, true])
  await apps.getByRole('button', { name: 'Disconnect: Invoice robot' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('heading', { name: 'No connected apps' })).toBeVisible()
  await expect(invoice()).rejects.toThrow('Unauthorized')
  await program.close()
})
