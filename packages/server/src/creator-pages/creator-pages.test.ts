import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { creatorPages as contract } from '@wakeel/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-creators-'))
let system: System
beforeAll(async () => {
  system = await openSystem({ config: { webDirectory: makeStandInWeb(directory) } })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})
beforeEach(() => system.clock.advance(3_600_000))

const both = (text: string) => ({ en: text, ar: text })
const nothing = { about: both(''), website: null }

const read = (handle: string, query = '') =>
  system.request('GET', `/api/creators/${handle}${query}`)
const say = ({ token }: Person, profile: object) =>
  system.request('PUT', '/api/creator/profile', { token, body: profile })

async function listedCreator(name = 'Noura Saleh'): Promise<Person & { slug: string; id: string }> {
  const person = await system.user({ name })
  const { slug } = await system.app({ creatorId: person.id })
  return { ...person, slug }
}

const review = async (slug: string, rating: number) => {
  const { token } = await system.user({ daysAgo: 30 })
  await system.request('POST', `/api/apps/${slug}/demo`, {
    token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  const { status } = await system.request('POST', `/api/apps/${slug}/reviews`, {
    token,
    body: { rating, comment: 'Right to the fils.' },
  })
  expect(status).toBe(200)
}

describe('the page of a creator', () => {
  test('says who they are and what their agents come to, and nothing that was not public', async () => {
    const creator = await listedCreator()
    await system.app({ creatorId: creator.id })
    await system.app({ creatorId: creator.id, isActive: false })
    await review(creator.slug, 5)
    await say(creator, {
      about: { en: 'Accountants.', ar: 'محاسبون.' },
      website: 'https://scales.example.com',
    })

    const { status, body, text } = await read(creator.id, '?lang=ar')
    const { body: agent } = await system.request('GET', `/api/apps/${creator.slug}`)

    expect(status).toBe(200)
    expect(body.creator).toEqual({
      handle: creator.id,
      name: 'Noura Saleh',
      kind: 'creator',
      about: 'محاسبون.',
      website: 'https://scales.example.com/',
      since: agent.app.created_at,
      total_apps: 2,
      total_runs: 1,
      rating: agent.app.rating,
      reviews_count: 1,
      verified_apps: 0,
    } satisfies contract.Creator)
    expect(body.apps).toHaveLength(2)
    expect(text).not.toContain(creator.email)
  })

  test('leads from and to each of their agents', async () => {
    const creator = await listedCreator('Omar Aziz')
    const { body } = await system.request('GET', `/api/apps/${creator.slug}`)

    expect(body.app.provider).toEqual({ name: 'Omar Aziz', kind: 'creator', handle: creator.id })
    expect((await read(body.app.provider.handle)).body.apps[0].slug).toBe(creator.slug)
  })

  test('shows the most popular agents first, page by page', async () => {
    const creator = await listedCreator()
    const { slug: popular } = await system.app({ creatorId: creator.id })
    const { slug: newest } = await system.app({ creatorId: creator.id })
    await system.app()
    const { token } = await system.user({ daysAgo: 30 })
    await system.request('POST', `/api/apps/${popular}/demo`, {
      token,
      body: { input: 'Add VAT to AED 1,000' },
    })

    const first = await read(creator.id, '?limit=1')
    const rest = await read(creator.id, `?limit=5&cursor=${first.body.next_cursor}`)
    const elsewhere = await read('store', `?cursor=${first.body.next_cursor}`)

    expect(first.body.apps.map(({ slug }: { slug: string }) => slug)).toEqual([popular])
    expect(new Set(rest.body.apps.map(({ slug }: { slug: string }) => slug))).toEqual(
      new Set([creator.slug, newest]),
    )
    expect(rest.body.next_cursor).toBeNull()
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'request.cursor_invalid'])
  })

  test('of the store itself has the agents that it brings', async () => {
    const { slug } = await system.app()
    const { body } = await read('store', '?lang=ar&limit=100')

    expect(body.creator).toMatchObject({ name: 'وكيل', kind: 'store', handle: 'store' })
    expect(body.apps.map((app: { slug: string }) => app.slug)).toContain(slug)
  })

  test('shows a text that is there in one language in the other too', async () => {
    const creator = await listedCreator()
    await say(creator, { ...nothing, about: { en: 'Accountants.', ar: '' } })

    expect((await read(creator.id, '?lang=ar')).body.creator.about).toBe('Accountants.')
  })

  test('is there at a path of its own in each language, as long as one of their agents is', async () => {
    const creator = await listedCreator()
    const open = (path: string) => system.request('GET', path)
    const there = await open(`/ar/creators/${creator.id}`)
    const { body } = await system.request('GET', `/api/apps/${creator.slug}`)
    await system.capabilities.catalogue.unpublishApp(body.app.id)
    const gone = await open(`/ar/creators/${creator.id}`)
    const nobody = await open('/en/creators/nobody-at-all')

    expect([there.status, gone.status, nobody.status]).toEqual([200, 404, 404])
    expect(there.text).toContain(`"route":"/creators/${creator.id}"`)
    expect(gone.text).toContain('"route":"missing creator"')
  })
})

describe('there is no page', () => {
  test.for(['nobody-at-all', '00000000-0000-4000-8000-000000000000'])('at %s', async (handle) => {
    const { status, body } = await read(handle)
    expect([status, body.code]).toEqual([404, 'creators.creator_not_found'])
  })

  test('of somebody without a listed agent', async () => {
    const reader = await system.user()
    const drafting = await system.user()
    await system.app({ creatorId: drafting.id, isActive: false })

    expect([(await read(reader.id)).status, (await read(drafting.id)).status]).toEqual([404, 404])
  })

  test('of somebody who has left, and nothing of what they said stays', async () => {
    const creator = await listedCreator()
    await say(creator, { ...nothing, about: both('Accountants.') })
    const { body: taken } = await system.request('GET', '/api/account/export', {
      token: creator.token,
    })
    const { status } = await system.request('DELETE', '/api/account', {
      token: creator.token,
      body: { password: creator.password },
    })

    expect(taken.creator_page).toEqual([
      { about: both('Accountants.'), website: null, updated_at: expect.any(String) },
    ])
    expect([status, (await read(creator.id)).status]).toEqual([200, 404])
  })

  test('of somebody who is suspended', async () => {
    const creator = await listedCreator()
    const admin = await system.user({ role: 'admin' })
    await system.request('POST', `/api/admin/people/${creator.id}/suspend`, {
      token: admin.token,
      body: { reason: 'Sold what was not theirs.' },
    })

    expect((await read(creator.id)).status).toBe(404)
  })
})

describe('what a creator says of themselves', () => {
  test('is theirs to read and change, before their first agent is listed too', async () => {
    const person = await system.user()
    const before = await system.request('GET', '/api/creator/profile', { token: person.token })
    await say(person, { about: both('  We count.\u202e '), website: 'HTTPS://Scales.Example.com' })
    const after = await system.request('GET', '/api/creator/profile', { token: person.token })

    expect(before.body.profile).toEqual({ handle: person.id, ...nothing, has_page: false })
    expect(after.body.profile).toEqual({
      handle: person.id,
      about: both('We count.'),
      website: 'https://scales.example.com/',
      has_page: false,
    })
  })

  test.for([
    ['leads elsewhere', 'Write to me at sales@mystore.ae', 'creators.address_in_text'],
    ['gives a phone number', 'اتصل على ٠٥٠١٢٣٤٥٦٧', 'creators.address_in_text'],
    ['holds a secret', 'My key is sk-live-abcdefghijklmnop1234', 'creators.secret_in_text'],
    ['hides an address', 'Write to sa\u00adles@my\u200bstore.ae', 'creators.address_in_text'],
    ['speaks as the store', 'كلنا من فريق وكيل الرسمي', 'creators.banned_text'],
    ['offers what the store does not carry', 'We launder money for you', 'creators.banned_text'],
  ] as const)('is refused when it %s', async ([, text, code]) => {
    const person = await system.user()
    const { status, body } = await say(person, { ...nothing, about: { en: '', ar: text } })

    expect([status, body.code]).toEqual([400, code])
  })

  test.for([
    'https://agents.localhost/',
    'https://nas.local/',
    'https://wiki.corp/',
    'https://api.svc.internal/',
    'https://router.home.arpa/',
    'https://mystore..ae/',
    'https://.mystore.ae/',
    'https://-mystore.ae/',
    'https://mystore.ae./',
    'https://agents/',
    'https://8.8.8.8/',
  ])('has no website at %s, which is nobody’s public name', async (website) => {
    const { status, body } = await say(await system.user(), { ...nothing, website })

    expect([status, body.code]).toEqual([400, 'request.invalid'])
  })

  test.for([
    'https://mystore.ae/',
    'https://xn--mgba0gaee.xn--mgbaam7a8h/',
    'https://local.internal-audit.com/',
  ])('has a website at %s', async (website) => {
    expect((await say(await system.user(), { ...nothing, website })).status).toBe(200)
  })

  test('waits until their email is confirmed', async () => {
    const { status, body } = await say(await system.user({ isConfirmed: false }), nothing)

    expect([status, body.code]).toEqual([403, 'accounts.email_unconfirmed'])
  })

  test('can be changed twenty times an hour', async () => {
    const person = await system.user()
    for (let time = 0; time < 20; time += 1) await say(person, nothing)
    const { status } = await say(person, nothing)

    expect(status).toBe(429)
  })
})
