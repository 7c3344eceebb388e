import { setTimeout as pause } from 'node:timers/promises'
import { person } from '../many-people.ts'
import type { MeasuredServer } from '../measured-process.ts'
import { BOTH, type Row } from './row.ts'

const RUNS = 100_000
const LIST = { path: '/api/apps?limit=24' }

/** A whole history, and how long others wait meanwhile. */
export const accountExport: Row = {
  name: 'export',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const store = await stores.store(place, { runsOfOne: RUNS })
    await store.measure(500, () => LIST)
    const alone = await longestWait(store, pause(3_000))
    await store.usage('watched')
    const before = await store.usage('watched')
    const exporting = read(store)
    const meanwhile = await longestWait(store, exporting)
    const after = await store.usage()
    const { bytes, pieces } = await exporting
    return [
      {
        what: `export of ${RUNS.toLocaleString('en-US')} runs (${Math.round(bytes / 1e6)} MB in ${pieces > 1 ? 'pieces' : 'one'}): longest turn of the loop, processor time`,
        measured: after.longestTurnMs!,
        unit: 'ms',
        goal: { most: 20 },
      },
      {
        what: '– longest wait for a list meanwhile, by the clock',
        limit: { what: 'without an export', value: alone },
        measured: meanwhile,
        unit: 'ms',
        goal: { most: 20 },
      },
      {
        what: '– processor time of the app, with the lists that were asked for meanwhile',
        measured: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000,
        unit: 'ms',
      },
    ]
  },
}

/** The longest that anybody waits who asks for a list again and again until that is over. */
async function longestWait(store: MeasuredServer, until: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  until.then(over, over)
  let longest = 0
  while (!isOver) {
    const started = performance.now()
    await store.send(LIST)
    longest = Math.max(longest, performance.now() - started)
    await pause(5)
  }
  return longest
}

async function read(store: MeasuredServer): Promise<{ bytes: number; pieces: number }> {
  const response = await fetch(`${store.url}/api/account/export`, { headers: person(0).headers })
  if (response.status !== 200) throw new Error(`the export answered ${response.status}`)
  let bytes = 0
  let pieces = 0
  for await (const piece of response.body!) {
    bytes += piece.length
    pieces++
  }
  return { bytes, pieces }
}
