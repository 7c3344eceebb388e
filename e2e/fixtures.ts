import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { type Person, signInAsFounder } from './people.ts'
import { settled, watchRequests } from './settled.ts'
import { storeUrl } from './store.ts'

interface Visitor extends BrowserContextOptions {
  /** Who is signed in. */
  as?: Person
  /** Complaints of the console that a journey provokes on purpose. */
  expected?: RegExp
  /** Does not wait until the page has been taken over by the script. */
  isHurried?: boolean
  /** The address is a path of its own, and not what stands after the #. */
  isPath?: boolean
  /** Another store than the one that the journeys share. */
  store?: string
}

/** Opens a route in a fresh browser profile. */
export type Open = (route?: string, visitor?: Visitor) => Promise<Page>

export const test = base.extend<{ open: Open }, { founder: Person }>({
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    await use(async (route = '/', visitor = {}) => {
      const {
        as,
        expected,
        isHurried = false,
        isPath = false,
        store = as?.store ?? storeUrl,
        ...options
      } = visitor
      const context = await browser.newContext({
        locale: 'en-US',
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      })
      contexts.push(context)
      if (as) await context.addCookies(as.cookies)
      const page = await context.newPage()
      watchRequests(page)
      watchConsole(page, (text) => {
        if (!expected?.test(text)) complaints.push(text)
      })
      await page.goto(`${store}${isPath ? '' : '/#'}${route}`, {
        waitUntil: isHurried ? 'commit' : 'load',
      })
      if (!isHurried && options.javaScriptEnabled !== false) await settled(page)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    // A journey that succeeds beside an error in the console has not succeeded.
    expect(complaints).toEqual([])
  },
  // Who signs in too often is made to wait.
  founder: [async ({ browserName: _ }, use) => use(await signInAsFounder()), { scope: 'worker' }],
})

function watchConsole(page: Page, complain: (text: string) => void): void {
  page.on('console', (message) => {
    // A page that had to be drawn anew differed from what the server wrote.
    if (message.type() === 'error' || message.text().startsWith('The page was drawn anew'))
      complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
}

/** Opens a route in a new document, which has read nothing from the server yet. */
export async function openAnew(page: Page, route: string, store = storeUrl): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${store}/#${route}`)
  await settled(page)
}

/** Shows the page in the language of this place. */
export async function readIn(page: Page, locale: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'wakeel_language', value: locale.slice(0, 2), url: page.url() }])
  await page.reload()
}

/** Signs up through the form, whoever looks at the page. */
export async function signUpInForm(
  page: Page,
  name = 'Aisha Rahman',
): Promise<{ email: string; password: string }> {
  const person = { email: `${crypto.randomUUID()}@example.ae`, password: 'a long password' }
  await page.goto(`${storeUrl}/#/signup`)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/#\/account/)
  await expect(page.getByText(person.email).first()).toBeVisible()
  return person
}
