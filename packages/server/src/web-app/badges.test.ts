import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-badges-'))
let system: System
beforeAll(async () => {
  system = await openSystem({ config: { webDirectory: makeStandInWeb(directory) } })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})

test('other sites show an agent’s badge, which can do nothing there', async () => {
  const { slug } = await system.app({ name: { en: 'Badge desk', ar: 'مكتب الشارة' } })

  const { status, headers, text } = await system.request('GET', `/ar/apps/${slug}/badge.svg`)
  const dark = await system.request('GET', `/en/apps/${slug}/badge.svg?scheme=dark`)

  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect([text, dark.text]).toEqual([
    '<svg>مكتب الشارة,ar,light</svg>',
    '<svg>Badge desk,en,dark</svg>',
  ])
})

test('there is none in another scheme, or of no agent', async () => {
  const { slug } = await system.app()
  const odd = await system.request('GET', `/en/apps/${slug}/badge.svg?scheme=pink`)
  const missing = await system.request('GET', '/en/apps/no-such-agent/badge.svg')

  expect([odd.status, missing.status]).toEqual([400, 404])
})
