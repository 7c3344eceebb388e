import { defineConfig } from '@playwright/test'
import { bySize } from './packages/server/testing/size.ts'

/** What Chromium is to leave out. It heeds the last list that it is given, so those of Playwright's own list that a page could notice stand here too. */
const withoutFeatures = [
  // Suggestions under an address bar that nobody sees: two pages of script beside each page, more than the store itself costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/store.ts',
  outputDir: 'test-results/journeys',
  // Each journey has people of its own; those that share more say so.
  fullyParallel: true,
  workers: 2,
  timeout: bySize(240_000, 480_000),
  // What is waited for comes at once on a machine that has nothing else to do.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // Only what fails is walked again for its trace, and has failed whatever comes of that.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures}`,
      ],
    },
  },
})
