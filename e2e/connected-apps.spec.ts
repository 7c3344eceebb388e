import { expect } from '@playwright/test'
import { startProgram } from '../packages/server/testing/loopback-program.ts'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { confirmEmail, signUp } from './people.ts'
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
