import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { openContext } from '../slow-phone.ts'

interface Still {
  url: string
  close(): void
}

/** A static page of the same look: what a page of the store looks like once it stands, without any script. */
export async function openStill(
  browser: Browser,
  { storeUrl, path, locale }: { storeUrl: string; path: string; locale?: string },
): Promise<Still> {
  const context = await openContext(browser, locale)
  const page = await context.newPage()
  await page.goto(storeUrl + path, { waitUntil: 'networkidle' })
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  await context.close()
  return serve(storeUrl, `<!doctype html>${withoutScript(html)}`)
}

const withoutScript = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+(rel="modulepreload"|as="script"|as="fetch")[^>]*>/g, '')

async function serve(storeUrl: string, html: string): Promise<Still> {
  const compressed = brotliCompressSync(html)
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      })
      response.end(compressed)
      return
    }
    const file = await fetch(storeUrl + request.url, { headers: { 'accept-encoding': 'identity' } })
    const content = Buffer.from(await file.arrayBuffer())
    const isText = /css|svg/.test(file.headers.get('content-type') ?? '')
    response.writeHead(file.status, {
      'content-type': file.headers.get('content-type') ?? '',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    })
    response.end(isText ? brotliCompressSync(content) : content)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  }
}
