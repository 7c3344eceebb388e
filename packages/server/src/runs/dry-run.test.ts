import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const DAY_MS = 24 * 3_600_000
const silent = { signal: new AbortController().signal, emit() {} }

test.each([
  ['a prompt that is answered', 'How many pounds are 70 kg?', true],
  ['a prompt that lacks something', 'Convert, please', false],
  ['a prompt about something else', 'What can you do?', false],
  ['a prompt that a skill refuses', 'Convert 5 kg to metres', false],
])('the store can tell of %s whether the agent answered', async (_name, prompt, isAnswered) => {
  const app = await system.app({ skills: ['unit-converter'] })

  const dryRun = await system.capabilities.runs.runDry(
    { appId: app.id, prompt, userId: undefined },
    silent,
  )

  expect(dryRun).toMatchObject({ isAnswered, provider: 'built-in' })
  expect(dryRun.answer).not.toBe('')
  const [run] = await system.database.select().from(runs).where(eq(runs.appId, app.id))
  expect(run).toMatchObject({ kind: 'rehearsal', status: isAnswered ? 'succeeded' : 'unanswered' })
  expect((await system.request('GET', `/api/apps/${app.slug}`)).body.app.execution_count).toBe(0)
})

describe('what the store itself has tried', () => {
  const forget = () => system.capabilities.runs.forgetDryRuns(new AbortController().signal)

  test('is deleted after 90 days, and nothing else is', async () => {
    const app = await system.app({ skills: ['unit-converter'] })
    const { id: userId, token } = await system.user()
    const prompt = 'How many pounds are 70 kg?'
    await system.capabilities.runs.runDry({ appId: app.id, prompt, userId: undefined }, silent)
    await system.capabilities.runs.runDry({ appId: app.id, prompt, userId }, silent)
    await system.request('POST', `/api/apps/${app.slug}/demo`, { token, body: { input: prompt } })
    await system.capabilities.runs.checkPrompt(app.id, prompt)
    const kept = async () => {
      const rows = await system.database
        .select()
        .from(runs)
        .where(eq(runs.appId, app.id))
        .orderBy(runs.kind, runs.person)
      return rows.map(
        ({ kind, person }) => `${kind} by ${person === 'store' ? 'store' : 'somebody'}`,
      )
    }

    system.clock.advance(90 * DAY_MS)
    await forget()
    const lastDay = await kept()
    system.clock.advance(1)
    await forget()

    expect(lastDay).toEqual([
      'check by store',
      'demo by somebody',
      'rehearsal by store',
      'rehearsal by somebody',
    ])
    expect(await kept()).toEqual(['check by store', 'demo by somebody', 'rehearsal by somebody'])
    expect(await system.violations()).toEqual([])
  })

  test('is deleted however much of it there is, but for what still runs', async () => {
    const app = await system.app({ skills: ['unit-converter'] })
    await system.capabilities.runs.runDry(
      { appId: app.id, prompt: 'How many pounds are 70 kg?', userId: undefined },
      silent,
    )
    const [run] = await system.database
      .select()
      .from(runs)
      .where(and(eq(runs.appId, app.id), eq(runs.kind, 'rehearsal')))
    await system.database
      .insert(runs)
      .values(Array.from({ length: 1200 }, () => ({ ...run!, id: randomUUID() })))
    await system.database
      .update(runs)
      .set({ status: 'running', finishedAt: null })
      .where(eq(runs.id, run!.id))
    system.clock.advance(91 * DAY_MS)

    await forget()

    const left = await system.database
      .select()
      .from(runs)
      .where(and(eq(runs.appId, app.id), eq(runs.kind, 'rehearsal')))
    expect(left.map(({ id }) => id)).toEqual([run!.id])
  })
})
