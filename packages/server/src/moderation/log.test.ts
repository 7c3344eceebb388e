import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { atModeration, reportAgent } from '../../testing/moderation.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
let moderator: Person
let creator: Person
let agent: { id: string; slug: string }
beforeAll(async () => {
  system = await openSystem()
  moderator = await system.user({ role: 'admin', name: 'Huda Moderator' })
  creator = await system.user({ name: 'Salem Al Marri' })
  const moderation = atModeration(system, moderator)
  const forge = atForge(system, creator)
  const { id } = await forge.draft(agentContent({ description: { en: 'See mystore.ae', ar: '' } }))
  const decide = (body: object) =>
    system.request('POST', `/api/forge/submissions/${id}`, {
      token: moderator.token,
      body: { number: 1, revision: 2, ...body },
    })
  await forge.publish(id)
  await decide({ decision: 'reject', reason: 'It leads away.', how_to_mend: 'Take it out.' })
  agent = { id, slug: (await forge.publish(id)).body.slug }
  await decide({ decision: 'approve' })
  await reportAgent(system, moderator, agent.slug)
  await moderation.dismiss(id)
  await moderation.takeDown(id, { reason: 'unlawful', note: 'A court has said so.' })
  await moderation.restore(id)
  await moderation.takeDown(id)
  const { body } = await system.request('POST', `/api/forge/agents/${id}/appeal`, {
    token: creator.token,
    body: { text: 'It is lawful.' },
  })
  await moderation.answer(body.takedown.appeal.id, 'upheld')
})
afterAll(() => system.close())

const log = (query = '') => system.request('GET', `/api/moderation/log${query}`)

test('anybody reads what moderators did, the newest first', async () => {
  const { body } = await log()

  expect(
    body.entries.map(({ action, reason }: { action: string; reason: string | null }) => [
      action,
      reason,
    ]),
  ).toEqual([
    ['appeal_upheld', null],
    ['taken_down', 'wrong_answers'],
    ['restored', null],
    ['taken_down', 'unlawful'],
    ['reports_dismissed', null],
    ['approved', null],
    ['rejected', null],
  ])
  expect(body.entries[0]).toEqual({
    id: expect.any(String),
    at: system.clock.now().toISOString(),
    action: 'appeal_upheld',
    category: 'finance',
    reason: null,
  })
  expect(body.next_cursor).toBeNull()
})

test('the public log says nothing about who, to what, or in which words', async () => {
  const { text } = await log()

  const personal = [moderator, creator].flatMap(({ id, name, email }) => [id, name, email])
  const written = [
    'It leads away',
    'A court',
    'It is lawful',
    'We looked again',
    'VAT',
    agent.id,
    agent.slug,
  ]
  expect([...personal, ...written].filter((said) => text.includes(said))).toEqual([])
})

test('the public log is read part by part', async () => {
  const first = (await log('?limit=4')).body
  const rest = (await log(`?limit=4&cursor=${first.next_cursor}`)).body

  expect([first.entries.length, rest.entries.length, rest.next_cursor]).toEqual([4, 3, null])
  expect(Number(first.entries[3].id)).toBeGreaterThan(Number(rest.entries[0].id))
})
