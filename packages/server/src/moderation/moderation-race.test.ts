import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { atModeration, reportAgent } from '../../testing/moderation.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reports } from '../database/schema/moderation.ts'

/** The embedded database has one connection and cannot race; there the same tests only keep the rule. */
const ROUNDS = onPostgres ? 6 : 1

let one: System
let two: System
let creator: Person
let forge: ReturnType<typeof atForge>
let here: ReturnType<typeof atModeration>
let there: ReturnType<typeof atModeration>
beforeAll(async () => {
  one = await openSystem()
  two = onPostgres ? await openSystem({ beside: one }) : one
})
afterAll(async () => {
  if (two !== one) await two.close()
  await one.close()
})
beforeEach(async () => {
  here = atModeration(one, await one.user({ role: 'admin' }))
  there = atModeration(two, await one.user({ role: 'admin' }))
})
afterEach(async () => expect(await one.violations()).toEqual([]))

async function inRounds<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < ROUNDS; round++) {
    one.clock.advance(3_600_000)
    creator = await one.user()
    forge = atForge(one, creator)
    results.push(await work())
  }
  return results
}

const outcome = ({
  status,
  body,
}: {
  status: number
  body: { code?: string; status?: string }
}): string => (status === 200 ? (body.status ?? 'done') : (body.code ?? String(status)))
const outcomes = async (...replies: Promise<{ status: number; body: object }>[]) =>
  (await Promise.all(replies)).map(outcome)
async function stateOf(id: string): Promise<'listed' | 'taken down' | 'unlisted'> {
  const [app] = await one.database.select().from(apps).where(eq(apps.id, id))
  return app!.isActive ? 'listed' : app!.takenDownAt === null ? 'unlisted' : 'taken down'
}
const leave = (system: System) =>
  system.request('DELETE', '/api/account', {
    token: creator.token,
    body: { password: creator.password },
  })

describe('in two processes at once', { timeout: 120_000 }, () => {
  test('an agent is taken down by one of two moderators, and restored by one', async () => {
    const rounds = await inRounds(async () => {
      const { id } = await forge.listed()
      const down = await outcomes(here.takeDown(id), there.takeDown(id))
      const up = await outcomes(here.restore(id), there.restore(id))
      return [down.sort(), up.sort(), await stateOf(id)]
    })

    expect(rounds).toEqual(
      Array(ROUNDS).fill([
        ['done', 'moderation.already_taken_down'],
        ['done', 'moderation.not_taken_down'],
        'listed',
      ]),
    )
  })

  test('an agent that is taken down while it is published, set back and taken off the list is out of the store', async () => {
    const rounds = await inRounds(async () => {
      const { id } = await forge.listed()
      await forge.save(id, 0, agentContent({ price: { model: 'per_use', aed: 9 } }))
      const [down] = await outcomes(
        there.takeDown(id),
        forge.publish(id),
        forge.restore(id, 1),
        forge.unpublish(id),
      )
      // Taken off the list by its creator first, it was none that could be taken down, and may have been listed again.
      return { down, state: await stateOf(id) }
    })

    const decided = rounds.filter(({ down }) => down === 'done')
    expect(decided.map(({ state: stateOf }) => stateOf)).toEqual(decided.map(() => 'taken down'))
    const codes = ['done', 'catalogue.app_not_found']
    expect(codes).toEqual(expect.arrayContaining(rounds.map(({ down }) => down)))
  })

  test('an appeal is answered by one of two moderators, whether or not a third restores the agent', async () => {
    const rounds = await inRounds(async () => {
      const { id } = await forge.listed()
      await here.takeDown(id)
      const path = `/api/forge/agents/${id}/appeal`
      const { body } = await one.request('POST', path, {
        token: creator.token,
        body: { text: 'It was right.' },
      })
      const appeal = body.takedown.appeal.id
      const [upheld, denied, restored] = await outcomes(
        here.answer(appeal, 'upheld'),
        there.answer(appeal, 'denied'),
        here.restore(id),
      )
      return {
        answered: [upheld, denied].filter((said) => said === 'done').length,
        denied,
        restored,
        state: await stateOf(id),
      }
    })

    expect(rounds.map(({ state: stateOf }) => stateOf)).toEqual(Array(ROUNDS).fill('listed'))
    expect(rounds.filter(({ answered }) => answered > 1)).toEqual([])
    expect(
      rounds.filter(({ answered, restored }) => answered === 0 && restored !== 'done'),
    ).toEqual([])
  })

  test('nothing of a creator who is suspended while publishing is in the store', async () => {
    const rounds = await inRounds(async () => {
      const { id } = await forge.draft()
      const listed = await forge.listed()
      const [, suspended] = await outcomes(
        forge.publish(id),
        there.suspend(creator.id),
        forge.restore(listed.id, 1),
      )
      return [suspended, await stateOf(id), await stateOf(listed.id)].filter(
        (said) => said === 'listed',
      )
    })

    expect(rounds).toEqual(Array(ROUNDS).fill([]))
  })

  test('a creator leaves and a moderator takes down, restores or suspends, and neither waits for the other for ever', async () => {
    const rounds = await inRounds(async () => {
      const [first, second] = [await forge.listed(), await forge.listed()]
      await here.takeDown(second.id)
      await reportAgent(one, creator, first.slug)
      const replies = await outcomes(
        leave(one),
        there.takeDown(first.id),
        here.restore(second.id),
        there.suspend(creator.id),
      )
      return { replies, states: [await stateOf(first.id), await stateOf(second.id)] }
    })

    expect(rounds.filter(({ states }) => states.includes('listed'))).toEqual([])
    expect(
      rounds.flatMap(({ replies }) => replies).filter((said) => said.startsWith('server.')),
    ).toEqual([])
  })

  test('somebody leaves while what they reported and reviewed is taken down, and nothing of them stays', async () => {
    const rounds = await inRounds(async () => {
      const reported = await Promise.all(
        Array.from({ length: onPostgres ? 6 : 2 }, () => one.app()),
      )
      await Promise.all(reported.map(({ slug }) => reportAgent(one, creator, slug)))
      const review = { token: creator.token, body: { rating: 1, comment: 'Wrong.' } }
      for (const { slug } of reported)
        await one.request('POST', `/api/apps/${slug}/reviews`, review)
      const leaving = leave(one)
      const down: string[] = []
      // One after the other, so that one of them meets the moment at which the person is removed.
      for (const { id } of reported) down.push(outcome(await there.takeDown(id)))
      return {
        down: new Set(down),
        left: outcome(await leaving),
        kept: await one.database.$count(reports, eq(reports.userId, creator.id)),
      }
    })

    expect(rounds).toEqual(Array(ROUNDS).fill({ down: new Set(['done']), left: 'done', kept: 0 }))
  })

  test('reports of many people are all closed or still open when their agent is taken down meanwhile', async () => {
    const people = [await one.user(), await one.user(), await one.user()]
    const rounds = await inRounds(async () => {
      const { id, slug } = await forge.listed()
      const said = await outcomes(
        ...people.map((person) => reportAgent(one, person, slug)),
        there.takeDown(id),
      )
      await here.dismiss(id)
      return { said, again: outcome(await here.dismiss(id)) }
    })

    expect(rounds.map(({ again }) => again)).toEqual(
      Array(ROUNDS).fill('moderation.no_open_reports'),
    )
    expect(['done', 'catalogue.app_not_found']).toEqual(
      expect.arrayContaining(rounds.flatMap(({ said }) => said)),
    )
  })

  describe('what a creator says of themselves', () => {
    const texts = { about: { en: 'Licensed accountants.', ar: '' }, website: null }
    const say = (system: System) =>
      system.request('PUT', '/api/creator/profile', { token: creator.token, body: texts })

    test('is taken away by one of two moderators, and does not stand there however it was saved meanwhile', async () => {
      const rounds = await inRounds(async () => {
        await say(one)
        const [saved, ...taken] = await outcomes(
          say(two),
          here.takeTexts(creator.id, texts),
          there.takeTexts(creator.id, texts),
        )
        return [['done', 'creators.taken_away'].includes(saved!), ...taken.toSorted()]
      })

      expect(rounds).toEqual(Array(ROUNDS).fill([true, 'done', 'moderation.profile_changed']))
    })

    test('is reported while they leave without anything of it being left', async () => {
      const rounds = await inRounds(async () => {
        const reporter = await one.user()
        await one.app({ creatorId: creator.id })
        await say(one)
        const [reported, left] = await outcomes(
          two.request('POST', `/api/creators/${creator.id}/reports`, {
            token: reporter.token,
            body: { reason: 'spam', comment: 'It is advertising.' },
          }),
          leave(one),
        )
        const kept = await one.database.$count(reports, eq(reports.creatorId, creator.id))
        return [['done', 'creators.creator_not_found'].includes(reported!), left, kept]
      })

      expect(rounds).toEqual(Array(ROUNDS).fill([true, 'done', 0]))
    })
  })
})
