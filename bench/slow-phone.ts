import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.ts'

/** Slow 4G as browsers' developer tools have it, and a processor a quarter as fast. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

export interface Visit {
  /** Milliseconds. */
  largestPaint: number
  /** Bytes as they came. */
  script: number
  style: number
  /** Requests that had begun before the largest paint. */
  requests: number
  /** What tasks took beyond 50 ms each, in milliseconds. */
  blocking: number
  /** How much moved by itself. */
  shift: number
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

export const openContext = (browser: Browser, locale = 'en-US'): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, locale })

/** A first visit on a slow phone. */
export async function visit(browser: Browser, url: string, locale?: string): Promise<Visit> {
  const context = await openContext(browser, locale)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let script = 0
  let style = 0
  const types = new Map<string, string>()
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') script += encodedDataLength
    if (types.get(requestId) === 'Stylesheet') style += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => {
    const watched = (globalThis as unknown as { watched: Omit<Visit, 'script' | 'style'> }).watched
    const { largestPaint } = watched
    const begun = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < largestPaint)
    return { ...watched, requests: begun.length + 1 }
  })
  await context.close()
  return { ...seen, script, style }
}

/** In the page, before anything of its own. */
function watchPage(): void {
  const watched = { largestPaint: 0, requests: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { watched })
  const watch = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime
  })
  watch('longtask', ({ duration }) => {
    watched.blocking += duration - 50
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) watched.shift += value
  })
}
