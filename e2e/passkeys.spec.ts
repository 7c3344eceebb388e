import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { signUp } from './people.ts'
import { storeUrl } from './store.ts'

/** Browsers keep no passkeys for bare addresses. */
const store = storeUrl.replace('127.0.0.1', 'localhost')

/** A device that has a fingerprint reader, and whose owner always puts the finger on it. */
async function withFingerprint(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function addPasskey(page: Page, password: string) {
  await page.goto(`${store}/#/account?tab=security`)
  await page.getByLabel('Name of the passkey').fill('My laptop')
  await page.getByLabel('Password, to add a passkey').fill(password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added.')).toBeVisible()
}

async function signOut(page: Page) {
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
}

test.describe('a passkey', () => {
  test('is added in the account, signs in without the password, and is removed', async ({
    open,
  }) => {
    const person = await signUp('Aisha Rahman', store)
    const { email, password } = person
    const page = await open('/account', { as: person, expected: /401/ })
    await withFingerprint(page)
    await addPasskey(page, password)
    await signOut(page)
    await page.goto(`${store}/#/signin`)
    // Some browsers take the only passkey of the device before the button is pressed.
    await Promise.race([
      page
        .getByRole('button', { name: 'Sign in with a passkey' })
        .click()
        .catch(() => {}),
      page.waitForURL(/#\/account/),
    ])
    await expect(page.getByText(email).first()).toBeVisible()

    await page.goto(`${store}/#/account?tab=security`)
    await expect(page.getByText(/last used on/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove My laptop' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
    await expect(page.getByText('My laptop')).toHaveCount(0)
  })
})
