import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { atModeration } from '../../testing/moderation.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
let creator: Person
let moderation: ReturnType<typeof atModeration>
/** Taken down. */
let agent: { id: string; slug: string }
beforeAll(async () => {
  system = await openSystem()
  moderation = atModeration(system, await system.user({ role: 'admin' }))
})
afterAll(() => system.close())
beforeEach(async () => {
  system.clock.advance(3_600_000)
  creator = await system.user()
  agent = await atForge(system, creator).listed()
  await moderation.takeDown(agent.id)
  // E-mails of one moment are sent in any order.
  system.clock.advance(60_000)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const appeal = ({ token }: Person = creator, { id } = agent) =>
  system.request('POST', `/api/forge/agents/${id}/appeal`, {
    token,
    body: { text: 'The supply was not exempt.' },
  })
const waiting = async () =>
  (await moderation.takedowns('state=appealed&limit=100')).body.takedowns.map(
    ({ app }: { app: { id: string } }) => app.id,
  )
const isListed = async () => (await system.request('GET', `/api/apps/${agent.slug}`)).status === 200
const lastEmail = async () => {
  await system.capabilities.outbox.sendEmails()
  return system.mail.to(creator.email).at(-1)
}

describe('an appeal', () => {
  test('waits for a moderator, the oldest first', async () => {
    const { body } = await appeal()
    system.clock.advance(60_000)
    const later = await atForge(system, creator).listed()
    await moderation.takeDown(later.id)
    await appeal(creator, later)

    expect(body.takedown.appeal).toMatchObject({
      text: 'The supply was not exempt.',
      decision: null,
      answer: null,
    })
    const ids = await waiting()
    expect(ids.indexOf(agent.id)).toBe(ids.indexOf(later.id) - 1)
  })

  test('is made once for each takedown, by the creator alone and only while it lasts', async () => {
    const stranger = await appeal(await system.user())
    await appeal()
    const again = await appeal()
    await moderation.restore(agent.id)
    const late = await appeal()
    await moderation.takeDown(agent.id)
    const next = await appeal()

    expect([stranger, again, late].map(({ body }) => body.code)).toEqual([
      'forge.agent_not_found',
      'moderation.already_appealed',
      'moderation.not_taken_down',
    ])
    expect(next.status).toBe(200)
  })

  test('that is upheld brings the agent back at once', async () => {
    const { id } = (await appeal()).body.takedown.appeal

    const { body } = await moderation.answer(id, 'upheld')

    expect(body.takedown).toMatchObject({
      ended_at: expect.any(String),
      appeal: { decision: 'upheld', answer: 'We looked again.' },
    })
    expect(await isListed()).toBe(true)
    expect((await lastEmail())?.subject).toEqual(
      expect.stringMatching(
        /^Your appeal for VAT helper for landlords( \d+)? was upheld · قُبل تظلّمك بشأن مساعد الضريبة للملاك( \d+)?$/,
      ),
    )
    expect(await waiting()).not.toContain(agent.id)
  })

  test('that is denied leaves it out, and the answer is final', async () => {
    const { id } = (await appeal()).body.takedown.appeal

    const { body } = await moderation.answer(id, 'denied')

    expect(body.takedown).toMatchObject({ ended_at: null, appeal: { decision: 'denied' } })
    expect(await isListed()).toBe(false)
    expect((await lastEmail())?.text).toContain('The answer: We looked again.')
    expect((await moderation.answer(id, 'upheld')).body.code).toBe('moderation.appeal_answered')
    expect((await appeal()).body.code).toBe('moderation.already_appealed')
    expect((await moderation.answer(crypto.randomUUID(), 'upheld')).body.code).toBe(
      'moderation.appeal_not_found',
    )
  })

  test('that waits is upheld when the agent is restored without it, and the reason for that is the answer', async () => {
    const { id } = (await appeal()).body.takedown.appeal

    const { body } = await moderation.restore(agent.id)

    expect(body.takedown.appeal).toMatchObject({ decision: 'upheld', answer: 'It was mended.' })
    expect((await lastEmail())?.text).toContain(
      'A moderator has read your appeal and agrees with it.',
    )
    expect((await lastEmail())?.text).toContain('The answer: It was mended.')
    expect((await moderation.answer(id, 'denied')).body.code).toBe('moderation.appeal_answered')
  })
})
