import { describe, expect, inject, test, vi } from 'vitest'
import { linkInOutbox } from '../packages/server/testing/outbox.ts'
import { open, signUp, storeUrl } from './fixtures.ts'

describe('an account', () => {
  test('is made, signed out of and signed in to again', async () => {
    const page = await open('/')
    const person = await signUp(page, 'Layla Haddad')
    await page.getByRole('link', { name: 'Your account' }).getByText('L').waitFor()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
    await page.goto(`${storeUrl}/#/signin`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(/#\/account/)
    await page.getByText(person.email).first().waitFor()
  })

  test('is signed in to by whoever opened the store on that page', async () => {
    const { email, password } = await signUp(await open('/'))
    const page = await open('/signin')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText(email).first().waitFor()
  })

  test('survives a reload without a token in the storage of the browser', async () => {
    const page = await open('/')
    const person = await signUp(page)
    await page.reload()
    await page.getByText(person.email).first().waitFor()
    expect(
      await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toContain('token')
  })

  test('whose password is forgotten gets a new one through an e-mail', async () => {
    const page = await open('/')
    const person = await signUp(page)
    await page.goto(`${storeUrl}/#/forgot-password`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText(/a link is on its way/).waitFor()
    // The e-mail is on its way when the page says so.
    await page.goto(
      await vi.waitFor(
        () => linkInOutbox(inject('storeDirectory'), person.email, 'reset-password'),
        { timeout: 10_000 },
      ),
    )
    await page.getByLabel('New password', { exact: true }).fill('a newer password')
    await page.getByLabel('Confirm new password').fill('a newer password')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Your password was changed. Sign in with the new one.').waitFor()
  })

  test('is deleted for good after the password was given', async () => {
    const page = await open('/', { expected: /401/ })
    const person = await signUp(page)
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('Your account was deleted.').waitFor()
    await page.goto(`${storeUrl}/#/signin`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('The email or the password is not right.').waitFor()
  })
})
