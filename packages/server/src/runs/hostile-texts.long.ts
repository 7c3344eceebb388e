import { afterAll, expect, test } from 'vitest'
import { askInThread } from '../../testing/ask-in-thread.ts'
import { longestTurn } from '../../testing/event-loop.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { refusedAlone } from '../../testing/refused-alone.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { openWorkers } from '../tasks/open-workers.ts'

const THREADS = 2
const workers = openWorkers({ threads: THREADS, waitLimitMs: 60_000 })
afterAll(() => workers.close())

test('of 20,000 long and repetitive texts none keeps others waiting for more than 50 ms, and each is answered in time', {
  timeout: 3_600_000,
}, async () => {
  const long = [...hostileTexts(agentDefinitions, [20_000])]
  const short = [...hostileTexts(agentDefinitions, [3_000])].filter((_, index) => index % 2 === 0)
  const texts = [...long, ...short]
  let refused: string[] = []

  const waited = await longestTurn(async () => {
    const alone = await refusedAlone(texts, THREADS, (hostile) => askInThread(workers, hostile))
    refused = alone.map(
      ({ item, error }) =>
        `${item.agent.slug}: ${error.message} ${JSON.stringify(item.text.slice(0, 60))}`,
    )
  })
  console.info(`${texts.length} texts, longest wait ${waited.toFixed(1)} ms`)

  expect(texts.length).toBeGreaterThanOrEqual(20_000)
  expect(refused).toEqual([])
  expect(waited).toBeLessThan(50)
})
