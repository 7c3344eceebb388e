import { gradeCalculator } from '@wakeel/skills'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askInThread } from '../../testing/ask-in-thread.ts'
import { longestTurn } from '../../testing/event-loop.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { openWorkers } from '../tasks/open-workers.ts'

let system: System
const workers = openWorkers({ threads: 1, timeLimitMs: 20_000, waitLimitMs: 60_000 })
beforeAll(async () => {
  system = await openSystem()
})
afterAll(async () => {
  await system.close()
  await workers.close()
})

test('a message of blanks does not keep others waiting', async () => {
  const app = await system.app({ skills: [gradeCalculator.name] })
  const before = process.threadCpuUsage()

  const reply = await system.request('POST', `/api/apps/${app.slug}/demo`, {
    body: { input: `a${' '.repeat(3_000)}b` },
  })

  const { user, system: ofKernel } = process.threadCpuUsage(before)
  expect(reply.status).toBe(200)
  expect((user + ofKernel) / 1_000).toBeLessThan(1_000)
})

test('long and repetitive texts keep nobody waiting for more than 50 ms', async () => {
  const some = [...hostileTexts(agentDefinitions, [20_000])].filter((_, index) => index % 251 === 0)
  for (const text of some.slice(0, 5)) await askInThread(workers, text)

  const waited: number[] = []
  for (const text of some) {
    const first = await longestTurn(() => askInThread(workers, text))
    // A collection of garbage falls on a text by chance, and hardly on the same one twice.
    const again = first < 50 ? first : await longestTurn(() => askInThread(workers, text))
    waited.push(Math.min(first, again))
  }

  expect(some.length).toBeGreaterThan(50)
  expect(Math.max(...waited)).toBeLessThan(50)
})
