import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'

const origin = 'https://store.example.ae'
const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-texts-'))
let system: System
beforeAll(async () => {
  system = await openSystem({
    config: { webDirectory: makeStandInWeb(directory), publicUrl: origin },
  })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})

const addressesIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address!)

/** Every page that a search engine finds from the file that it asks for first. */
async function allPages(): Promise<string[]> {
  const robots = await system.request('GET', '/robots.txt')
  const index = /^Sitemap: (.*)$/m.exec(robots.text)![1]!
  const files = addressesIn((await system.request('GET', index.replace(origin, ''))).text)
  const texts = await Promise.all(
    files.map(async (file) => (await system.request('GET', file.replace(origin, ''))).text),
  )
  return texts.flatMap(addressesIn)
}

describe('a search engine', () => {
  test('finds every public page in both languages, and each is there', async () => {
    await system.app({ slug: 'sitemap-desk' })
    const pages = await allPages()
    const answers = await Promise.all(
      pages.map(async (page) => (await system.request('GET', page.replace(origin, ''))).status),
    )
    expect(pages).toEqual(
      expect.arrayContaining([
        `${origin}/en`,
        `${origin}/ar/apps`,
        `${origin}/en/apps?category=finance`,
        `${origin}/en/pricing`,
        `${origin}/en/apps/sitemap-desk`,
        `${origin}/ar/apps/sitemap-desk`,
      ]),
    )
    expect(new Set(pages).size).toBe(pages.length)
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  test('finds the creators who have an agent in the store, and nobody else', async () => {
    const [creator, reader] = [await system.user(), await system.user()]
    await system.app({ creatorId: creator.id })
    const pages = await allPages()
    expect(
      ['store', creator.id, reader.id].map((handle) =>
        pages.includes(`${origin}/ar/creators/${handle}`),
      ),
    ).toEqual([true, true, false])
  })

  test('finds no agent that is not listed', async () => {
    const { slug, id } = await system.app()
    const before = await allPages()
    await system.capabilities.catalogue.unpublishApp(id)
    const after = await allPages()
    expect([before, after].map((pages) => pages.includes(`${origin}/en/apps/${slug}`))).toEqual([
      true,
      false,
    ])
  })

  test.for([
    '/sitemaps/creators-0.xml',
    '/sitemaps/creators-9.xml',
    '/sitemaps/agents-0.xml',
    '/sitemaps/agents-999999.xml',
    '/sitemaps/others.xml',
  ])('is told that there is no %s', async (path) => {
    expect((await system.request('GET', path)).status).toBe(404)
  })
})

describe('a program', () => {
  test('reads an agent as text in either language, and asks again only for what changed', async () => {
    const { slug } = await system.app({ name: { en: 'Text desk', ar: 'مكتب النص' } })
    const { status, headers, text } = await system.request('GET', `/ar/apps/${slug}.md`)
    const again = await system.request('GET', `/ar/apps/${slug}.md`, {
      headers: { 'if-none-match': headers.get('etag')! },
    })
    expect([status, headers.get('content-type'), headers.get('content-language')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'ar',
    ])
    expect([text, again.status]).toEqual([`# مكتب النص ar ${origin}`, 304])
  })

  test('is told that there is no such agent', async () => {
    const { status, body } = await system.request('GET', '/en/apps/no-such-agent.md')
    expect([status, body.code]).toEqual([404, 'catalogue.app_not_found'])
  })

  test('finds in robots.txt only directives that search engines know', async () => {
    const { text } = await system.request('GET', '/robots.txt')

    const unknown = text
      .split('\n')
      .filter((line) => !/^(User-agent: |Disallow: |Sitemap: |#|$)/.test(line))
    expect(unknown).toEqual([])
    expect(text).toContain(`${origin}/.well-known/ai-catalog.json`)
  })

  test('reads which agents there are', async () => {
    const { slug } = await system.app()
    const { headers, text } = await system.request('GET', '/llms.txt')
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(text.split(' ')).toEqual(expect.arrayContaining([origin, slug]))
  })
})
