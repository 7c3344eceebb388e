import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { signUp } from './people.ts'
import { storeUrl } from './store.ts'

/** The script of the package that the store hands out. */
async function clientOfStore(): Promise<string> {
  const folder = mkdtempSync(resolve(tmpdir(), 'wakeel-client-'))
  const response = await fetch(`${storeUrl}/wakeel-client.tgz`)
  writeFileSync(resolve(folder, 'client.tgz'), Buffer.from(await response.arrayBuffer()))
  execFileSync('tar', ['-xzf', 'client.tgz'], { cwd: folder })
  const script = readFileSync(resolve(folder, 'package/dist/index.mjs'), 'utf8')
  rmSync(folder, { recursive: true })
  return script
}

/** A page of somebody else's site, which gets the client's script from its own server. */
async function startOtherSite(script: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/client.mjs'
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      .end(
        isScript
          ? script
          : '<!doctype html><title>Another site</title><link rel="icon" href="data:,">',
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('a page of another site calls agents with a key, by the client that the store hands out', async ({
  open,
}) => {
  const person = await signUp('Aisha Rahman')
  const page = await open('/account?tab=keys', { as: person, expected: /status of 404/ })
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Another site')
  await page.getByText('Runs cost nothing and count nowhere').click()
  await page.getByRole('button', { name: 'Make the key' }).click()
  const apiKey = await page.getByText(/^wkl_test_\w{20,}$/).innerText()
  const site = await startOtherSite(await clientOfStore())
  await page.goto(site.url)

  const seen = await page.evaluate(
    async ({ baseUrl, apiKey }) => {
      const module = '/client.mjs'
      const { createClient } = await import(module)
      const wakeel = createClient({ baseUrl, apiKey })
      const run = await wakeel.run('vat-invoice-desk', 'Add 5% VAT to AED 1,000')
      let streamed = ''
      for await (const event of wakeel.stream('vat-invoice-desk', 'أضف ضريبة 5% إلى 2,000 درهم'))
        if (event.type === 'text') streamed += event.text
      const error = await wakeel.run('no-such-agent', 'Hello').catch((thrown: unknown) => thrown)
      return { answer: run.response, streamed, code: error.code }
    },
    { baseUrl: storeUrl, apiKey },
  )

  expect(seen.answer).toContain('AED 1,050.00')
  expect(seen.streamed).toContain('2,100.00')
  expect(seen.code).toBe('catalogue.app_not_found')
  site.close()
})
