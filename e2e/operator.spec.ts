import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { type MailServer, openMailServer } from '../packages/server/testing/mail-server.ts'
import {
  type StoreProcess,
  signUpAt,
  startStore,
} from '../packages/server/testing/store-process.ts'
import { test } from './fixtures.ts'
import { ask, signUp } from './people.ts'

// Between them they have one store.
test.describe.configure({ mode: 'default' })

let directory: string
let store: StoreProcess
let mail: MailServer
test.beforeAll(async () => {
  directory = mkdtempSync(resolve(tmpdir(), 'wakeel-operator-'))
  const file = join(import.meta.dirname, '../docs/operator.example.json')
  mail = await openMailServer()
  store = await startStore({
    DATA_DIR: directory,
    SEED: 'agents',
    OPERATOR_FILE: file,
    SMTP_URL: mail.url,
  })
})
test.afterAll(async () => {
  await store.stop()
  await mail.close()
  rmSync(directory, { recursive: true, force: true })
})

test.describe('a store with an operator’s file', () => {
  test('is theirs in name, picture and colour before any script runs', async ({ open }) => {
    const page = await open('/', { store: store.url, javaScriptEnabled: false })

    expect(await page.title()).toContain('Oasis')
    await expect(page.getByRole('link', { name: 'Oasis Pro' })).toBeVisible()
    expect(await page.locator('body').innerText()).not.toContain('Wakeel')
  })

  test('stays theirs once the script has taken the page over, in Arabic too', async ({ open }) => {
    const page = await open('/', { store: store.url, locale: 'ar-AE' })

    await expect(page.getByText('واحة').first()).toBeVisible()
    const logo = page.locator('header img[src="/brand/logo"]')
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent').replaceAll(' ', ''),
    )
    expect(accent).toBe('light-dark(#1c4f8f,#2a66ad)')
  })

  test('gives its colour to widgets that have none of their own', async ({ open }) => {
    const person = await signUp('Aisha Rahman', store.url)
    const widget = { name: 'Prices', agent: 'vat-invoice-desk', origins: ['https://a.example.ae'] }
    const cap = { daily_runs: 5, daily_fils: null, monthly_runs: null, monthly_fils: null }
    const colourOf = async (accent: string | null) => {
      const made = await ask(person, 'POST', '/api/widgets', { ...widget, cap, accent })
      const page = await open(`/widget/${made.widget.id}`, {
        store: store.url,
        isPath: true,
        isHurried: true,
      })
      return page
        .getByRole('button', { name: 'Send' })
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    }

    expect(await colourOf(null)).toBe('rgb(28, 79, 143)')
    expect(await colourOf('#aa3300')).toBe('rgb(170, 51, 0)')
  })

  test('shows its own terms, and the store’s own privacy notice', async ({ open }) => {
    const page = await open('/legal/terms', { store: store.url })
    await expect(
      page.getByRole('heading', { level: 1, name: 'Terms of Oasis Agents' }),
    ).toBeVisible()

    const other = await open('/legal/privacy', { store: store.url })
    await expect(other.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible()
  })

  test('writes its e-mails as the sender that they name', async () => {
    await signUpAt(store)

    await expect.poll(() => mail.messages.length).toBeGreaterThan(0)
    const [message] = mail.messages
    expect(message!.sender).toBe('no-reply@oasis.example')
    expect(message!.lines).toContain('From: Oasis Agents <no-reply@oasis.example>')
  })
})
