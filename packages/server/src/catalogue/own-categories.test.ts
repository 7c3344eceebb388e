import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { readConfig } from '../config.ts'
import { apps } from '../database/schema/catalogue.ts'

const folder = mkdtempSync(join(tmpdir(), 'own-categories-'))
const categories = [
  {
    id: 'legal',
    name: { en: 'Law & contracts', ar: 'القانون والعقود' },
    words: { en: ['lawyer', 'tenancy'], ar: ['محام'] },
  },
  { id: 'real-estate', name: { en: 'Real estate', ar: 'العقارات' } },
  { id: 'finance', name: { en: 'Money', ar: 'النقود' } },
  { id: 'education' },
]

/** The operator's file with these categories. */
function fileWith(categories: unknown): string {
  const path = join(folder, 'operator.json')
  writeFileSync(path, JSON.stringify({ categories }))
  return path
}

const openStore = (webDirectory?: string): Promise<System> =>
  openSystem({
    config: {
      operator: readConfig({ OPERATOR_FILE: fileWith(categories) }).operator,
      webDirectory,
    },
  })

let store: System
let webDirectory: string
beforeAll(async () => {
  webDirectory = makeStandInWeb(resolve(folder, 'web'))
  store = await openStore(webDirectory)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const list = async (query: Record<string, string> = {}, { request } = store) =>
  (await request('GET', `/api/apps?${new URLSearchParams(query)}`)).body
const slugs = ({ apps: listed }: { apps: { slug: string }[] }) => listed.map(({ slug }) => slug)

/** What the head of the page says of categories. */
async function headOf({ request }: System): Promise<unknown> {
  const { text } = await request('GET', '/')
  const said = /<head><meta name="categories" content="([^"]*)">/.exec(text)?.[1]
  return said && JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

/** An agent that its creator published when the store still offered another category. */
async function publishedBefore(category: string) {
  const creator = await store.user({ role: 'creator' })
  const forge = atForge(store, creator)
  const { id } = await forge.draft(agentContent())
  expect((await forge.publish(id)).body.status).toBe('published')
  await store.database.update(apps).set({ category }).where(eq(apps.id, id))
  await store.database
    .transaction((tx) => store.capabilities.catalogue.recordChanges(tx, [id]))
    .then((show) => show())
  return {
    id,
    forge,
    content: agentContent({ category, name: { en: 'Heat desk', ar: 'مكتب الحرارة' } }),
  }
}

describe('a store with categories of its own', () => {
  test('names them with every page, in its order and in both languages', async () => {
    expect(await headOf(store)).toEqual({
      offered: [
        ['legal', 'Law & contracts', 'القانون والعقود'],
        ['real-estate', 'Real estate', 'العقارات'],
        ['finance', 'Money', 'النقود'],
        ['education'],
      ],
      former: [],
    })
  })

  test('lists and counts agents in them, and says which there are to whoever asks for another', async () => {
    const system = await openStore()
    const { slug } = await system.app({ category: 'real-estate' })
    await system.app({ category: 'finance' })

    const found = await list({ category: 'real-estate' }, system)
    const refused = await system.request('GET', '/api/apps?category=weather')

    expect(slugs(found)).toEqual([slug])
    expect(found.total).toBe(1)
    expect(Object.entries(found.counts)).toEqual([
      ['all', 2],
      ['legal', 0],
      ['real-estate', 1],
      ['finance', 1],
      ['education', 0],
    ])
    expect(refused).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: 'request.invalid',
        error:
          'The field "category" is not valid: must be one of all, legal, real-estate, finance, education.',
      },
    })
    await system.close()
  })

  test.for(['law contracts', 'القانون', 'tenancy', 'محام'])(
    'finds an agent by what its category is called: %s',
    async (q) => {
      const { slug } = await store.app({ category: 'legal' })

      expect(slugs(await list({ q }))).toContain(slug)
      expect(slugs(await list({ q, category: 'finance' }))).not.toContain(slug)
    },
  )

  test('finds one in a renamed category by both names', async () => {
    const { slug } = await store.app({ category: 'finance' })

    expect(slugs(await list({ q: 'money' }))).toContain(slug)
    expect(slugs(await list({ q: 'finance' }))).toContain(slug)
  })

  test('the editor takes one of them, and none that is not offered', async () => {
    const forge = atForge(store, await store.user({ role: 'creator' }))
    const { id, revision } = await forge.draft(agentContent({ category: 'legal' }))

    const refused = await forge.save(id, revision, agentContent({ category: 'health' }))
    const published = await forge.publish(id)

    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'request.invalid',
        error:
          'The field "content.category" is not valid: must be one of legal, real-estate, finance, education.',
      },
    })
    expect((await store.request('GET', `/api/apps/${published.body.slug}`)).body.app.category).toBe(
      'legal',
    )
  })

  test('the forge’s writer knows them by the operator’s words', async () => {
    const forge = atForge(store, await store.user({ role: 'creator' }))

    const { body } = await forge.generate({
      problem_goal: 'Add VAT to the fees that a lawyer asks for a tenancy',
      target_audience: 'Every lawyer in Dubai',
    })

    expect(body.generated_app.category).toBe('legal')
  })

  test('where nothing speaks for any, it takes the first', async () => {
    const forge = atForge(store, await store.user({ role: 'creator' }))

    const { body } = await forge.generate({
      problem_goal: 'Convert kilometres to miles and litres to gallons',
      target_audience: 'People',
    })

    expect(body.generated_app.category).toBe('legal')
  })
})

describe('agents in a category that is not offered any more', () => {
  test('are listed and counted there, behind the others, until the last of them has left', async () => {
    const system = await openStore(webDirectory)
    const { id, slug } = await system.app({ category: 'health' })
    const seen = await list({ category: 'health' }, system)
    const head = await headOf(system)
    await system.capabilities.catalogue.unpublishApp(id)

    expect(slugs(seen)).toEqual([slug])
    expect(Object.keys(seen.counts)).toEqual([
      'all',
      'legal',
      'real-estate',
      'finance',
      'education',
      'health',
    ])
    expect([seen.counts.health, seen.total]).toEqual([1, 1])
    expect(head).toMatchObject({ former: ['health'] })
    expect((await system.request('GET', '/api/apps?category=health')).status).toBe(400)
    expect(await headOf(system)).toMatchObject({ former: [] })
    await system.close()
  })

  test('stay there when their creators change them, and can be moved, once', async () => {
    const { id, forge, content } = await publishedBefore('health')

    const kept = await forge.save(id, 0, { ...content, emoji: '🥵' })
    const published = await forge.publish(id)
    const moved = await forge.save(id, 0, { ...content, category: 'education' })
    await forge.publish(id)
    const back = await forge.save(id, 0, content)

    expect([kept.status, published.body.status, moved.status]).toEqual([200, 'published', 200])
    expect(back).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect(slugs(await list({ category: 'education' }))).toContain(published.body.slug)
  })
})

test('a store without a setting has the six of the specification, and a page that says nothing of them', async () => {
  const system = await openSystem({ config: { operator: {}, webDirectory } })

  expect(Object.keys((await list({}, system)).counts)).toEqual([
    'all',
    'business',
    'marketing',
    'finance',
    'education',
    'health',
    'productivity',
  ])
  expect(await headOf(system)).toBeUndefined()
  await system.close()
})

const legal = { id: 'legal', name: { en: 'Legal', ar: 'القانون' } }

test.for([
  ['an empty list', [], /categories: must hold at least one category/],
  [
    'more than two dozen',
    Array.from({ length: 25 }, (_, index) => ({ ...legal, id: `c${index}` })),
    /categories: must hold at most 24/,
  ],
  [
    'an id twice',
    [{ id: 'finance' }, { id: 'finance' }],
    /categories\.1: has the id finance of another one/,
  ],
  [
    'a name twice',
    [legal, { id: 'law', name: { en: 'legal', ar: 'الحقوق' } }],
    /categories\.1: has the name legal of another one/,
  ],
  [
    'an id with a space',
    [{ ...legal, id: 'legal advice' }],
    /categories\.0\.id: must be a word of lower-case letters/,
  ],
  ['an id in capitals', [{ ...legal, id: 'Legal' }], /categories\.0\.id/],
  ['an id that begins with a digit', [{ ...legal, id: '2030' }], /categories\.0\.id/],
  [
    'an id that means every category',
    [{ ...legal, id: 'all' }],
    /categories\.0\.id: is a word that cannot be a category/,
  ],
  [
    'a new one without a name',
    [{ id: 'legal' }],
    /categories\.0\.name: must be there in English and Arabic/,
  ],
  [
    'a new one without an Arabic name',
    [{ id: 'legal', name: { en: 'Legal' } }],
    /categories\.0\.name\.ar/,
  ],
  [
    'a name that is markup',
    [{ ...legal, name: { en: '<b>', ar: 'القانون' } }],
    /categories\.0\.name\.en/,
  ],
  ['words in one language', [{ ...legal, words: { en: ['law'] } }], /categories\.0\.words\.ar/],
  [
    'a word that is none',
    [{ ...legal, words: { en: ['+'], ar: [] } }],
    /categories\.0\.words\.en\.0/,
  ],
  ['something that it does not know', [{ ...legal, colour: 'red' }], /categories\.0/],
  ['a list of words alone', ['legal'], /categories\.0/],
] as const)('%s stops the start with one sentence', ([, wrong, where]) => {
  const OPERATOR_FILE = fileWith(wrong)

  expect(() => readConfig({ OPERATOR_FILE })).toThrow(
    /^The setting OPERATOR_FILE is wrong: [^\n]+\.$/,
  )
  expect(() => readConfig({ OPERATOR_FILE })).toThrow(where)
})
