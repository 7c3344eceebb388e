import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usual = [
  // Without the parts of a browser that nobody sees, journeys take a tenth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium for the browser tests: the one that is there, else Playwright's own, else Debian's. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser for the tests (once)…')
  const playwright = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'],
    {
      stdio: 'ignore',
      timeout: 300_000,
    },
  )
  if (playwright.status !== 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    spawnSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
      {
        stdio: 'ignore',
      },
    )
  }
  const installed = findBrowser()
  if (!installed)
    throw new Error('No browser for the tests: install Chromium or set CHROMIUM_PATH to one.')
  return installed
}

function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!existsSync(configured))
      throw new Error(`CHROMIUM_PATH names ${configured}, which is not there.`)
    return configured
  }
  return [...usual, chromium.executablePath()].find((path) => path && existsSync(path))
}
