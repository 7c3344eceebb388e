import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { atModeration, reportAgent } from '../../testing/moderation.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { reports } from '../database/schema/moderation.ts'

let system: System
let moderation: ReturnType<typeof atModeration>
beforeAll(async () => {
  system = await openSystem()
  moderation = atModeration(system, await system.user({ role: 'admin' }))
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

async function reported(times: number): Promise<{ id: string; slug: string; people: Person[] }> {
  const app = await system.app()
  const people: Person[] = []
  for (let made = 0; made < times; made++) {
    const person = await system.user({ name: `Reporter ${made}` })
    await reportAgent(system, person, app.slug, { comment: `Comment ${made}` })
    people.push(person)
  }
  return { ...app, people }
}

const shownOf = async (id: string) =>
  (await moderation.reports('limit=100')).body.cases.find((one: { id: string }) => one.id === id)

describe('a report', () => {
  test('of one person about one agent takes the place of their first', async () => {
    const { id, slug, people } = await reported(1)
    system.clock.advance(60_000)

    const { status } = await reportAgent(system, people[0]!, slug, {
      reason: 'privacy',
      comment: 'It asked for my passport.',
    })

    expect(status).toBe(200)
    expect(await shownOf(id)).toMatchObject({
      creator: null,
      is_listed: true,
      open: 1,
      first_at: system.clock.now().toISOString(),
      reports: [
        {
          reason: 'privacy',
          comment: 'It asked for my passport.',
          reporter: { name: 'Reporter 0' },
        },
      ],
    })
  })

  test('comes back to whoever sent it by email, with what they wrote', async () => {
    const { slug } = await system.app()
    const person = await system.user()

    await reportAgent(system, person, slug, { comment: 'It asked for my passport.' })

    await system.capabilities.outbox.sendEmails()
    const email = system.mail.to(person.email).at(-1)!
    expect(email.subject).toContain('Your report about VAT desk')
    expect(email.text).toContain('It asked for my passport.')
  })

  test('is one of twenty that a person can make in a day', async () => {
    const { slug } = await system.app()
    const person = await system.user()
    for (let made = 0; made < 20; made++) await reportAgent(system, person, slug)

    const { status, body, headers } = await reportAgent(system, person, slug)

    expect([status, body.code]).toEqual([429, 'request.rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600)
  })

  test('needs an agent that is in the store, and somebody who signed in', async () => {
    const { slug } = await system.app({ isActive: false })

    expect((await reportAgent(system, await system.user(), slug)).body.code).toBe(
      'catalogue.app_not_found',
    )
    expect(
      (
        await system.request('POST', `/api/apps/${slug}/reports`, {
          body: { reason: 'spam', comment: 'x' },
        })
      ).status,
    ).toBe(401)
  })

  test('is taken along by whoever made it, and stays without them when they leave', async () => {
    const { id, people } = await reported(1)
    const [{ token, password }] = people as [Person]
    const { body } = await system.request('GET', '/api/account/export', { token })

    await system.request('DELETE', '/api/account', { token, body: { password } })

    expect(body.moderation).toMatchObject([
      { kind: 'report', reason: 'wrong_answers', comment: 'Comment 0', outcome: null },
    ])
    expect((await shownOf(id)).reports).toMatchObject([{ comment: '', reporter: null }])
  })
})

describe('the reported agents', () => {
  test('are listed with those first that most people reported, part by part', async () => {
    const few = await reported(3)
    const many = await reported(4)

    const first = (await moderation.reports('limit=1')).body
    const second = (await moderation.reports(`limit=1&cursor=${first.next_cursor}`)).body

    expect([first, second].map(({ cases }) => [cases[0].id, cases[0].open])).toEqual([
      [many.id, 4],
      [few.id, 3],
    ])
    expect(
      first.cases[0].reports.map(({ comment }: { comment: string }) => comment).toSorted(),
    ).toEqual([0, 1, 2, 3].map((n) => `Comment ${n}`))
  })

  test('leave the list when their reports are dismissed, and come back with the next report', async () => {
    const { id, slug, people } = await reported(2)

    const { body } = await moderation.dismiss(id)
    const gone = await shownOf(id)
    const again = await moderation.dismiss(id)
    await reportAgent(system, people[0]!, slug)

    expect([body.dismissed, gone, again.body.code]).toEqual([
      2,
      undefined,
      'moderation.no_open_reports',
    ])
    expect((await shownOf(id)).open).toBe(1)
  })

  test('leave it when they are taken down, each report with that outcome', async () => {
    const { id } = await reported(2)

    await moderation.takeDown(id)

    expect(await shownOf(id)).toBeUndefined()
    const rows = await system.database
      .select({ outcome: reports.outcome })
      .from(reports)
      .where(eq(reports.appId, id))
    expect(rows).toEqual([{ outcome: 'taken_down' }, { outcome: 'taken_down' }])
  })
})
