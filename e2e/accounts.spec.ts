import { expect } from '@playwright/test'
import { linkInOutbox } from '../packages/server/testing/outbox.ts'
import { signUpInForm, test } from './fixtures.ts'
import { signUp } from './people.ts'
import { storeDirectory, storeUrl } from './store.ts'

test.describe('an account', () => {
  test('is made, signed out of and signed in to again', async ({ open }) => {
    const page = await open('/')
    const person = await signUpInForm(page, 'Layla Haddad')
    await expect(page.getByRole('link', { name: 'Your account' }).getByText('L')).toBeVisible()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await page.goto(`${storeUrl}/#/signin`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/#\/account/)
    await expect(page.getByText(person.email).first()).toBeVisible()
  })

  test('is signed in to by whoever opened the store on that page', async ({ open }) => {
    const { email, password } = await signUp()
    const page = await open('/signin')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(email).first()).toBeVisible()
  })

  test('survives a reload without a token in the storage of the browser', async ({ open }) => {
    const person = await signUp()
    const page = await open('/signin')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/#\/account/)
    await page.reload()
    await expect(page.getByText(person.email).first()).toBeVisible()
    expect(
      await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toContain('token')
  })

  test('whose password is forgotten gets a new one through an e-mail', async ({ open }) => {
    const person = await signUp()
    const page = await open('/forgot-password')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(/a link is on its way/)).toBeVisible()
    await page.goto(await linkInOutbox(storeDirectory, person.email, 'reset-password'))
    await page.getByLabel('New password', { exact: true }).fill('a newer password')
    await page.getByLabel('Confirm new password').fill('a newer password')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(
      page.getByText('Your password was changed. Sign in with the new one.'),
    ).toBeVisible()
  })

  test('is deleted for good after the password was given', async ({ open }) => {
    const person = await signUp()
    const page = await open('/account?tab=settings', { as: person, expected: /401/ })
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Your account was deleted.')).toBeVisible()
    await page.goto(`${storeUrl}/#/signin`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('The email or the password is not right.')).toBeVisible()
  })
})
