import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../../testing/system.ts'

const origin = 'https://store.example.ae'
let system: System
beforeAll(async () => {
  system = await openSystem({ config: { publicUrl: origin } })
})
afterAll(() => system.close())

interface Entry {
  identifier: string
  displayName: string
  mediaType: string
  type: string
  url: string
}

const get = (url: string) => system.request('GET', url.replace(origin, ''))

const entriesAt = async (url: string): Promise<Entry[]> => JSON.parse((await get(url)).text).entries

/** All that a crawler finds from the file at the well-known path. */
async function crawled(): Promise<Entry[]> {
  const first = await entriesAt('/.well-known/ai-catalog.json')
  const nested = first.filter(({ mediaType }) => mediaType === 'application/ai-catalog+json')
  const others = await Promise.all(nested.map(({ url }) => entriesAt(url)))
  return [...first, ...others.flat()]
}

describe('the AI catalog', () => {
  test('leads to the card and the server of every agent, each of which is there', async () => {
    const { slug } = await system.app({ name: { en: 'Found desk', ar: 'مكتب' } })

    const entries = await crawled()
    const statuses = await Promise.all(entries.map(async ({ url }) => (await get(url)).status))

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(entries.map(({ identifier }) => identifier)).toEqual(
      expect.arrayContaining([
        'urn:air:store.example.ae:server:store',
        `urn:air:store.example.ae:agent:${slug}`,
        `urn:air:store.example.ae:server:${slug}`,
      ]),
    )
    expect(entries.find(({ identifier }) => identifier.endsWith(`agent:${slug}`))).toMatchObject({
      displayName: 'Found desk',
      mediaType: 'application/a2a-agent-card+json',
      url: `${origin}/a2a/${slug}/.well-known/agent-card.json`,
    })
  })

  test('names each entry once, with one address and its kind in the words of both drafts', async () => {
    const entries = await crawled()

    expect(new Set(entries.map(({ identifier }) => identifier)).size).toBe(entries.length)
    for (const { mediaType, type, url } of entries) {
      expect(type).toBe(mediaType)
      expect(url.startsWith(`${origin}/`)).toBe(true)
    }
  })

  test('is open to pages of every site', async () => {
    const { headers, text } = await get('/.well-known/ai-catalog.json')

    expect(headers.get('content-type')).toMatch(/^application\/ai-catalog\+json/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.parse(text)).toMatchObject({
      specVersion: '1.0',
      host: { identifier: 'store.example.ae' },
    })
  })

  test('names no agent that is not listed', async () => {
    const { slug, id } = await system.app()
    await system.capabilities.catalogue.unpublishApp(id)

    expect((await crawled()).some(({ url }) => url.includes(slug))).toBe(false)
  })

  test.for(['agents-0', 'agents-999999', 'others'])('has no file %s', async (file) => {
    expect((await get(`/.well-known/ai-catalog/${file}.json`)).status).toBe(404)
  })
})
