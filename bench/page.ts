import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { startStore } from '../packages/server/testing/store-process.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { buildWeb } from '../scripts/build-web.ts'

const RUNS = 5
/** Slow 4G as browsers' developer tools have it, and a processor a quarter as fast. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

interface Visit {
  largestPaint: number
  script: number
  style: number
}

/** What a first visit costs on a slow phone, beside a static page of the same look: the same markup and style without any script. */
export async function measurePage(directory: string): Promise<void> {
  await buildWeb()
  const store = await startStore({ DATA_DIR: resolve(directory, 'page'), SEED: 'demo' })
  const still = await serveStill(store.url)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    console.log('\nFirst load, 4x slower processor, Slow 4G, 390 px (medians of 5):')
    const routes = [
      ['Today', `${store.url}/`],
      ['Apps', `${store.url}/en/apps`],
      ['App page', `${store.url}/en/apps/vat-invoice-desk`],
      ['Demo', `${store.url}/en/apps/vat-invoice-desk/demo`],
      ['Apps behind the #', `${store.url}/#/app-store`],
      ['App page behind the #', `${store.url}/#/app-store/vat-invoice-desk`],
      ['a static page of the same look', still.url],
    ] // prettier-ignore
    const paints: Record<string, number> = {}
    for (const [name, url] of routes) {
      const visits: Visit[] = []
      for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, url!))
      const middle = (pick: (visit: Visit) => number) =>
        visits.map(pick).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!
      paints[name!] = middle((one) => one.largestPaint)
      console.log(
        `  ${name!.padEnd(32)} largest paint ${paints[name!]!.toFixed(0)} ms, script ${kilobytes(middle((one) => one.script))}, style ${kilobytes(middle((one) => one.style))}`,
      )
    }
    for (const name of ['Today', 'Apps', 'App page', 'Demo'])
      console.log(
        `  ${name} against the static page: ${(paints[name]! / paints['a static page of the same look']!).toFixed(2)}x`,
      )
  } finally {
    await browser.close()
    await store.stop()
    still.close()
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  })
  const page = await context.newPage()
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
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return { largestPaint, script, style }
}

async function serveStill(storeUrl: string): Promise<{ url: string; close(): void }> {
  const page = await (await fetch(`${storeUrl}/`)).text()
  const withoutScript = page
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  const html = gzipSync(withoutScript)
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
      })
      response.end(html)
      return
    }
    const file = await fetch(storeUrl + request.url, { headers: { 'accept-encoding': 'identity' } })
    const content = Buffer.from(await file.arrayBuffer())
    const isText = /css|svg/.test(file.headers.get('content-type') ?? '')
    response.writeHead(file.status, {
      'content-type': file.headers.get('content-type') ?? '',
      ...(isText ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(isText ? gzipSync(content) : content)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
