import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { atModeration, reportAgent } from '../../testing/moderation.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
/** Another moderator, with no agents. */
let other: Person
beforeAll(async () => {
  system = await openSystem()
  other = await system.user({ role: 'admin' })
})
afterAll(() => system.close())

const decide = ({ token }: Person, id: string, said: object) =>
  system.request('POST', `/api/forge/submissions/${id}`, {
    token,
    body: { number: 1, revision: 2, ...said },
  })

/** Agents of somebody, one for each decision that a moderator can make. */
async function casesOf(creator: Person) {
  const forge = atForge(system, creator)
  const [listed, reported, out, appealed] = [
    await forge.listed(),
    await forge.listed(),
    await forge.listed(),
    await forge.listed(),
  ]
  await reportAgent(system, other, reported.slug)
  for (const { id } of [out, appealed]) await atModeration(system, other).takeDown(id)
  const appeal = { token: creator.token, body: { text: 'It was right.' } }
  const { body } = await system.request('POST', `/api/forge/agents/${appealed.id}/appeal`, appeal)
  const waiting = [await forge.draft(leading), await forge.draft(leading)] as const
  for (const { id } of waiting) await forge.publish(id)

  return async (moderator: Person): Promise<(string | number)[]> => {
    const moderation = atModeration(system, moderator)
    const replies = [
      await decide(moderator, waiting[0].id, { decision: 'approve' }),
      await decide(moderator, waiting[1].id, {
        decision: 'reject',
        reason: 'An address.',
        how_to_mend: 'Take it out.',
      }),
      await moderation.dismiss(reported.id),
      await moderation.takeDown(listed.id),
      await moderation.restore(out.id),
      await moderation.answer(body.takedown.appeal.id, 'upheld'),
    ]
    return replies.map(({ status, body }) => body.code ?? status)
  }
}

/** It leads people away from the store, so that a moderator looks at it. */
const leading = agentContent({ description: { en: 'See mystore.ae', ar: '' } })

test('an administrator decides nothing about their own agents, and another one can', async () => {
  const admin = await system.user({ role: 'admin' })
  const decideAll = await casesOf(admin)

  expect(await decideAll(admin)).toEqual(Array(6).fill('moderation.own_agent'))
  expect(await decideAll(other)).toEqual(Array(6).fill(200))
})

test('the founder, above whom there is nobody, decides also about their own', async () => {
  const founder = await system.user({ role: 'founder' })

  expect(await (await casesOf(founder))(founder)).toEqual(Array(6).fill(200))
})
