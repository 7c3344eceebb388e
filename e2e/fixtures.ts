import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { confirmEmailAt } from '../packages/server/testing/outbox.ts'
import { bySize } from '../packages/server/testing/size.ts'
import { settled, watchRequests } from './settled.ts'

export const storeUrl = inject('storeUrl')

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let browser: Browser
const complaints: string[] = []

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: flags,
  })
})
afterAll(() => browser?.close())

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
  // A journey that succeeds beside an error in the console has not succeeded.
  expect(complaints.splice(0)).toEqual([])
})

export interface Visitor extends BrowserContextOptions {
  /** Complaints of the console that a journey provokes on purpose. */
  expected?: RegExp
  /** Does not wait until the page has been taken over by the script. */
  isHurried?: boolean
  /** Another store than the one that the journeys share. */
  store?: string
}

/** A fresh browser profile on the given route. */
export async function open(
  route = '/',
  { expected, isHurried = false, store = storeUrl, ...options }: Visitor = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  watchRequests(page)
  const complain = (text: string) => {
    if (!expected?.test(text)) complaints.push(text)
  }
  page.on('console', (message) => {
    // A page that had to be drawn anew differed from what the server wrote.
    if (message.type() === 'error' || message.text().startsWith('The page was drawn anew'))
      complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
  await page.goto(`${store}/#${route}`, { waitUntil: isHurried ? 'commit' : 'load' })
  if (!isHurried && options.javaScriptEnabled !== false) await settled(page)
  return page
}

/** Opens a route in a new document: within one, the page before stays for a moment, and nothing says when it has gone. */
export async function openAnew(page: Page, route: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${storeUrl}/#${route}`)
  await settled(page)
}

/** A person who has just signed up through the form. */
export async function signUp(
  page: Page,
  name = 'Aisha Rahman',
  store = storeUrl,
): Promise<{ email: string; password: string }> {
  const person = { email: `${crypto.randomUUID()}@example.ae`, password: 'a long password' }
  await page.goto(`${store}/#/signup`)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(/#\/account/)
  await page.getByText(person.email).first().waitFor()
  return person
}

/** Opens the link of the e-mail to somebody who has signed up, which whoever publishes must have done. */
export const confirmEmail = (
  email: string,
  url = storeUrl,
  directory = inject('storeDirectory'),
): Promise<void> => confirmEmailAt(url, directory, email)

/** Signs in as the founder of the store that the journeys share, who may do everything. */
export async function signInAsFounder(page: Page): Promise<void> {
  await page.goto(`${storeUrl}/#/signin`)
  await page.getByLabel('Email').fill('founder@example.ae')
  await page.getByLabel('Password', { exact: true }).fill('a founder of tests')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/#\/account/)
}

/** What axe finds wrong on the page, as one line for each rule and place. */
async function violations(page: Page): Promise<string[]> {
  // The document keeps what was put into it once.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  // The store has no frames: without them axe needs no page of its own to put its findings together. Its style sheets are all its own.
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

type Appearance = `${'light' | 'dark'}, ${390 | 1280} px`

const widths = [390, 1280] as const
const everyAppearance = (['light', 'dark'] as const).flatMap((scheme) =>
  widths.map((width): Appearance => `${scheme}, ${width} px`),
)
/** Both languages together meet both schemes and both widths. */
const oneAppearance: Record<string, Appearance> = { en: 'dark, 390 px', ar: 'light, 1280 px' }

/**
 * What axe finds on the page as it is now, in one appearance for its language, or in light and dark, on a phone and on a desk
 * in the long size; and whether it is wider than a phone or a desk.
 */
export async function violationsInAppearances(page: Page): Promise<string[]> {
  const language = await page.evaluate(() => document.documentElement.lang)
  const looked = bySize([oneAppearance[language]!], everyAppearance)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      const appearance: Appearance = `${colorScheme}, ${width} px`
      if (!looked.includes(appearance)) continue
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settled(page)
      found.push(...(await violations(page)).map((violation) => `${appearance}: ${violation}`))
    }
    await settled(page)
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    if (needed > width) found.push(`${width} px: the page is ${needed} px wide`)
  }
  return found
}
