import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../packages/server/testing/mail-server.ts'
import {
  type StoreProcess,
  signUpAt,
  startStore,
} from '../packages/server/testing/store-process.ts'
import { open } from './fixtures.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-operator-'))
let store: StoreProcess
let mail: MailServer
beforeAll(async () => {
  const file = join(import.meta.dirname, '../docs/operator.example.json')
  mail = await openMailServer()
  store = await startStore({
    DATA_DIR: directory,
    SEED: 'none',
    OPERATOR_FILE: file,
    SMTP_URL: mail.url,
  })
}, 120_000)
afterAll(async () => {
  await store.stop()
  await mail.close()
  rmSync(directory, { recursive: true, force: true })
})

describe('a store with an operator’s file', { timeout: 60_000 }, () => {
  test('is theirs in name, picture and colour before any script runs', async () => {
    const page = await open('/', { store: store.url, javaScriptEnabled: false })

    expect(await page.title()).toContain('Oasis')
    await page.getByRole('link', { name: 'Oasis Pro' }).waitFor()
    expect(await page.locator('body').innerText()).not.toContain('Wakeel')
  })

  test('stays theirs once the script has taken the page over, in Arabic too', async () => {
    const page = await open('/', { store: store.url, locale: 'ar-AE' })

    await page.getByText('واحة').first().waitFor()
    const logo = page.locator('header img[src="/brand/logo"]')
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent').replaceAll(' ', ''),
    )
    expect(accent).toBe('light-dark(#1c4f8f,#2a66ad)')
  })

  test('shows its own terms, and the store’s own privacy notice', async () => {
    const page = await open('/legal/terms', { store: store.url })
    await page.getByRole('heading', { level: 1, name: 'Terms of Oasis Agents' }).waitFor()

    const other = await open('/legal/privacy', { store: store.url })
    await other.getByRole('heading', { level: 1, name: 'Privacy notice' }).waitFor()
  })

  test('writes its e-mails as the sender that they name', async () => {
    await signUpAt(store)

    await expect.poll(() => mail.messages.length).toBeGreaterThan(0)
    const [message] = mail.messages
    expect(message!.sender).toBe('no-reply@oasis.example')
    expect(message!.lines).toContain('From: Oasis Agents <no-reply@oasis.example>')
  })
})
