import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { runs } from './tables.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const silent = { signal: new AbortController().signal, emit() {} }

test.each([
  ['a prompt that is answered', 'How many pounds are 70 kg?', true],
  ['a prompt that lacks something', 'Convert, please', false],
  ['a prompt about something else', 'What can you do?', false],
  ['a prompt that a skill refuses', 'Convert 5 kg to metres', false],
])('the store can tell of %s whether the agent answered', async (_name, prompt, isAnswered) => {
  const app = await system.app({ skills: ['unit-converter'] })

  const rehearsal = await system.capabilities.runs.rehearse({ appId: app.id, prompt, userId: undefined }, silent)

  expect(rehearsal).toMatchObject({ isAnswered, provider: 'built-in' })
  expect(rehearsal.answer).not.toBe('')
  const [run] = await system.database.select().from(runs).where(eq(runs.appId, app.id))
  expect(run).toMatchObject({ kind: 'rehearsal', status: 'succeeded' })
  expect((await system.request('GET', `/api/apps/${app.slug}`)).body.app.execution_count).toBe(0)
})
