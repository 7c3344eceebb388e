import { defineConfig } from 'vitest/config'

/** What is waited for comes at once on a machine that has nothing else to do. */
const POLLING = { timeout: 10_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          // What a test replaces it passes as an argument, so files can share a worker, and each is spared loading the server anew.
          isolate: false,
          include: ['packages/{client,contract,skills,paypal-sandbox,server}/**/*.test.ts'],
          testTimeout: 60_000,
          expect: { poll: POLLING },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          isolate: false,
          include: ['scripts/**/*.test.ts'],
          testTimeout: 60_000,
          expect: { poll: POLLING },
          hookTimeout: 60_000,
        },
      },
      'packages/web',
      {
        test: {
          name: 'long',
          environment: 'node',
          include: ['{packages,scripts}/**/*.long.ts'],
          testTimeout: 10 * 60_000,
          hookTimeout: 10 * 60_000,
          expect: { poll: POLLING },
          // They start processes and measure them: one after the other.
          fileParallelism: false,
        },
      },
    ],
  },
})
