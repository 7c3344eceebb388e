import { afterAll, expect, test } from 'vitest'
import { askInThread } from '../../testing/ask-in-thread.ts'
import { longestTurn } from '../../testing/event-loop.ts'
import { type HostileText, hostileTexts } from '../../testing/hostile-texts.ts'
import { agentDefinitions } from '../database/seed/agents/all.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'

const THREADS = 2
const workers = createWorkerPool({ threads: THREADS, waitLimitMs: 60_000 })
afterAll(() => workers.close())

/** Asks all of them, as many at once as there are threads; answers with those that were refused. */
async function askAll(texts: Iterator<HostileText>): Promise<HostileText[]> {
  const refused: HostileText[] = []
  async function askOneByOne(): Promise<void> {
    for (let next = texts.next(); !next.done; next = texts.next()) {
      await askInThread(workers, next.value).catch(() => refused.push(next.value))
    }
  }
  await Promise.all(Array.from({ length: THREADS }, askOneByOne))
  return refused
}

test('of 20,000 long and repetitive texts none keeps others waiting for more than 50 ms, and each is answered in time', {
  timeout: 3_600_000,
}, async () => {
  const long = [...hostileTexts(agentDefinitions, [20_000])]
  const short = [...hostileTexts(agentDefinitions, [3_000])].filter((_, index) => index % 2 === 0)
  const texts = [...long, ...short]
  let refused: HostileText[] = []
  const refusedAlone: string[] = []

  const waited = await longestTurn(async () => {
    refused = await askAll(texts.values())
    // A machine that has other things to do may take longer than a thread may: what was refused is asked again, with nothing beside it.
    for (const hostile of refused) {
      await askInThread(workers, hostile).catch((error: Error) =>
        refusedAlone.push(`${hostile.agent.slug}: ${error.message} ${JSON.stringify(hostile.text.slice(0, 60))}`),
      )
    }
  })

  expect(texts.length).toBeGreaterThanOrEqual(20_000)
  expect(refusedAlone).toEqual([])
  expect(waited).toBeLessThan(50)
})
