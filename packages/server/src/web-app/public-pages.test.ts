import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atModeration } from '../../testing/moderation.ts'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-pages-'))
let system: System
beforeAll(async () => {
  system = await openSystem({
    config: { webDirectory: makeStandInWeb(directory), publicUrl: 'https://store.example.ae' },
  })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})

const page = (path: string, headers: Record<string, string> = {}) =>
  system.request('GET', path, { headers })

/** What the stand-in build was told to render, and how many documents it had rendered by then. */
const rendered = (text: string) => JSON.parse(text.slice(text.lastIndexOf('{')))

describe('a public page', () => {
  test('is in the language of its path, whatever the reader’s browser or cookie says', async () => {
    const { status, headers, text } = await page('/ar/apps', {
      'accept-language': 'en-US',
      cookie: 'lang=en',
    })

    expect([status, headers.get('content-language')]).toEqual([200, 'ar'])
    expect(rendered(text)).toMatchObject({
      language: 'ar',
      route: '/app-store',
      isAtPath: true,
      origin: 'https://store.example.ae',
    })
  })

  test('runs and loads no more than the first page does', async () => {
    const first = await page('/')
    const { headers } = await page('/en/apps')

    expect(headers.get('content-security-policy')).toBe(
      first.headers.get('content-security-policy'),
    )
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  test.for([
    ['/en/', '/en'],
    ['/ar/apps/', '/ar/apps'],
  ] as const)('%s leads to %s', async ([path, where]) => {
    const { status, headers } = await page(path)

    expect([status, headers.get('location')]).toEqual([301, where])
  })

  test('is the same for everybody: whoever is signed in gets what a visitor gets', async () => {
    const person = await system.user()
    const visitor = await page('/en/apps')
    const known = await page('/en/apps', { authorization: `Bearer ${person.token}` })

    expect(known.text).toBe(visitor.text)
  })
})

describe('a public page about no agent', () => {
  test('is made in both languages from what anybody may read, and stays so for whoever is signed in', async () => {
    const person = await system.user()
    const english = await page('/en/pricing')
    const arabic = await page('/ar/pricing', { authorization: `Bearer ${person.token}` })

    expect(rendered(english.text)).toMatchObject({
      route: '/pricing',
      names: ['Starter', 'Pro', 'Enterprise'],
    })
    expect(rendered(arabic.text)).toMatchObject({ language: 'ar', route: '/pricing' })
  })

  test.for(['/en/account', '/ar/legal/nothing', '/en/creator'])(
    '%s, which is none, is not found',
    async (path) => {
      expect((await page(path)).status).toBe(404)
    },
  )
})

describe('the page of an agent', () => {
  test('shows it, and so does its demo', async () => {
    const { slug } = await system.app({ name: { en: 'Path desk', ar: 'مكتب المسار' } })

    const english = await page(`/en/apps/${slug}`)
    const demo = await page(`/ar/apps/${slug}/demo`)

    expect(rendered(english.text)).toMatchObject({
      language: 'en',
      route: `/app-store/${slug}`,
      names: ['Path desk'],
    })
    expect(rendered(demo.text)).toMatchObject({
      language: 'ar',
      route: `/app-store/${slug}/demo`,
      names: ['مكتب المسار'],
    })
  })

  test.for(['/en/apps/no-such-agent', '/ar/apps/no-such-agent/demo', '/en/apps/%3Cscript%3E'])(
    '%s is not found, as a page',
    async (path) => {
      const { status, headers, text } = await page(path)

      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(rendered(text)).toMatchObject({ route: 'missing', names: [] })
    },
  )

  test('is rendered once for all that ask within a second, and not again while nothing changed', async () => {
    const { slug } = await system.app()
    const first = await page(`/en/apps/${slug}`)
    const [second, third] = await Promise.all([
      page(`/en/apps/${slug}`),
      page(`/en/apps/${slug}?utm_source=letter`),
    ])
    system.clock.advance(2000)
    const later = await page(`/en/apps/${slug}`)

    expect([second.text, later.text]).toEqual([first.text, first.text])
    expect(third.status).toBe(200)
  })

  test('is gone at once when a moderator takes it down', async () => {
    const moderation = atModeration(system, await system.user({ role: 'admin' }))
    const { id, slug } = await system.app()
    const before = await page(`/en/apps/${slug}`)
    const taken = await moderation.takeDown(id)
    const after = await page(`/en/apps/${slug}`)

    expect([before.status, taken.status, after.status]).toEqual([200, 200, 404])
  })

  test('that is missing is one page for all names, however many are tried', async () => {
    const [one, other] = [await page('/en/apps/nothing-1'), await page('/en/apps/nothing-2')]

    expect(rendered(one.text).rendered).toBe(rendered(other.text).rendered)
  })
})
