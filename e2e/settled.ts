import type { Page, Request } from '@playwright/test'

/** What each page is still waiting for. */
const underWay = new WeakMap<Page, Set<Request>>()

/** Keeps count of the requests of a page from now on. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => {
    // What the document before asked for ended with it.
    if (request.isNavigationRequest()) open.clear()
    // The page does not wait for what it says on leaving.
    if (request.resourceType() !== 'ping') open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  // What is pushed for as long as the page is open has no end to wait for.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream'))
      open.delete(response.request())
  })
}

/** Waits until the script has the page, nothing is asked for any more, and all of it is drawn. */
export async function settled(page: Page): Promise<void> {
  const open = underWay.get(page)!
  do {
    await page.waitForFunction(isDrawn)
    await page.evaluate(untilIdle)
    // What arrived meanwhile may have brought a part of the page that now waits for its own content.
  } while (open.size > 0 || !(await page.evaluate(isDrawn)))
}

/** Goes to a route within the document, as a link does, and waits until the page of before is gone and the new one is drawn. */
export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate(async (hash) => {
    if (location.hash === hash) return
    // The router was told first: it listened before.
    const isKnown = new Promise((known) => addEventListener('hashchange', known, { once: true }))
    location.hash = hash
    await isKnown
  }, `#${route}`)
  await settled(page)
}

/** React has taken the page over, it is that of the address, its fonts are there, and no shape stands where content will be. */
function isDrawn(): boolean {
  const root = document.getElementById('root')
  const isTaken =
    root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  const { state } = (window as Window & { __TSR_ROUTER__?: Router }).__TSR_ROUTER__ ?? {}
  return (
    isTaken &&
    state?.status === 'idle' &&
    state.resolvedLocation?.href === state.location.href &&
    document.fonts.status === 'loaded' &&
    !document.querySelector('[data-tenths], main [aria-busy="true"]')
  )
}

/** What the router leaves in the window, for its own developer tools. */
interface Router {
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } }
}

/** Two turns in which the page has drawn and then had nothing to do. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))
  }
}
