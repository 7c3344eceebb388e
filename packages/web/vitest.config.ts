import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

export default defineProject({
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // Each test leaves the browser as it found it (testing/setup.ts), so files share one, and what they import.
    isolate: false,
    include: ['{src,testing,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['testing/setup.ts'],
    testTimeout: 15_000,
    expect: { poll: { timeout: 5_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
