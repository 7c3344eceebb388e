import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

test('better-auth is not older than 1.7.7, the first release without the advisories of 2026, and its core is the same release', () => {
  const [major, minor, patch] = manifest.dependencies['better-auth'].split('.').map(Number)

  expect([major, minor]).toEqual([1, 7])
  expect(patch).toBeGreaterThanOrEqual(7)
  expect(manifest.dependencies['@better-auth/core']).toBe(manifest.dependencies['better-auth'])
})
