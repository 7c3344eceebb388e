import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, signUp, storeUrl } from './fixtures.ts'

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
  await page.getByText('The passkey was added.').waitFor()
}

async function signOut(page: Page) {
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
}

describe('a passkey', () => {
  test('is added in the account, signs in without the password, and is removed', async () => {
    const page = await open('/', { store, expected: /401/ })
    await withFingerprint(page)
    const { email, password } = await signUp(page, 'Aisha Rahman', store)
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
    await page.getByText(email).first().waitFor()

    await page.goto(`${store}/#/account?tab=security`)
    await page.getByText(/last used on/).waitFor()
    await page.getByRole('button', { name: 'Remove My laptop' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('You have no passkeys yet.').waitFor()
    expect(await page.getByText('My laptop').count()).toBe(0)
  })
})
