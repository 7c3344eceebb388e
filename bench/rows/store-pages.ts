import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { startStore } from '../../packages/server/testing/store-process.ts'
import { buildWeb } from '../../scripts/build-web.ts'
import { openBrowser } from '../slow-phone.ts'

export const storePages = [
  ['Today', '/'],
  ['Apps', '/en/apps'],
  ['agent', '/en/apps/vat-invoice-desk'],
  ['demo', '/en/apps/vat-invoice-desk/demo'],
] as const

/** The sample store as people meet it, and a browser. */
export async function withStorePages<T>(
  work: (storeUrl: string, browser: Browser) => Promise<T>,
): Promise<T> {
  await buildWeb()
  const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-pages-'))
  const store = await startStore({ DATA_DIR: directory, SEED: 'demo' })
  const browser = await openBrowser()
  try {
    return await work(store.url, browser)
  } finally {
    await browser.close()
    await store.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
