import { setTimeout as pause } from 'node:timers/promises'
import type { MeasuredServer } from '../measured-process.ts'
import { askModel, askStore, type Speech, type Streamed } from '../streamed.ts'
import { alternate, median } from './alternate.ts'
import { BOTH, type Figure, type Row } from './row.ts'
import { withModel } from './with-model.ts'

const ROUNDS = 5
const RUNS = 12
const AT_ONCE = 16
const SPEECH: Speech = { words: 100, ms: 5 }
/** Held long enough to look at the memory. */
const HELD: Speech = { words: 40, ms: 250 }
const HELD_STREAMS = 100

/** A run that a language model answers, beside a proxy that only passes on what the model says. */
export const modelRun: Row = {
  name: 'model-run',
  engines: BOTH,
  agents: [1_000],
  measure(stores, place) {
    return withModel(stores, place, async ({ model, proxy, store }) => {
      const viaStore = () => askStore(store, SPEECH)
      const viaProxy = () => askModel(proxy, SPEECH)
      const added = await measureAdded({
        viaStore,
        viaProxy,
        direct: () => askModel(model, SPEECH),
      })
      const words = await alternate(ROUNDS, {
        proxy: () => costOfWord(proxy, viaProxy),
        store: () => costOfWord(store, viaStore),
      })
      const memory = {
        proxy: await memoryOfStream(proxy, () => askModel(proxy, HELD)),
        store: await memoryOfStream(store, () => askStore(store, HELD)),
      }
      return [
        ...added,
        {
          what: '– processor time of a word',
          limit: { what: 'minimal proxy', value: words.proxy },
          measured: words.store,
          unit: 'µs',
          goal: { times: 2 },
        },
        {
          what: '– memory in use of an open stream',
          limit: { what: 'minimal proxy', value: memory.proxy },
          measured: memory.store,
          unit: 'kB',
          goal: { most: 60 },
        },
      ]
    })
  },
}

type Way = 'viaStore' | 'viaProxy' | 'direct'

/** What the store and the proxy add to the model's own time, one run at a time: medians, as the time is that of the clock. */
async function measureAdded(ask: Record<Way, () => Promise<Streamed>>): Promise<Figure[]> {
  const took: Record<Way, Streamed[]> = { viaStore: [], viaProxy: [], direct: [] }
  for (let run = 0; run < RUNS + 2; run++)
    for (const way of Object.keys(took) as Way[]) {
      const streamed = await ask[way]()
      if (!streamed.isWhole) throw new Error(`a run ${way} was not answered`)
      if (run >= 2) took[way].push(streamed)
    }
  const added = (way: Way, part: 'firstWord' | 'end') =>
    median(took[way].map((one) => one[part])) - median(took.direct.map((one) => one[part]))
  return (['end', 'firstWord'] as const).map((part) => ({
    what: part === 'end' ? 'run over a model, added in all' : '– added to the first word',
    limit: { what: 'minimal proxy', value: added('viaProxy', part) },
    measured: added('viaStore', part),
    unit: 'ms',
    goal: { most: 2 },
  }))
}

async function costOfWord(server: MeasuredServer, ask: () => Promise<Streamed>): Promise<number> {
  const before = await server.usage()
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  const after = await server.usage()
  return (after.cpuMicroseconds - before.cpuMicroseconds) / (AT_ONCE * SPEECH.words)
}

/** What is in use after garbage was collected, with so many streams open and without. */
async function memoryOfStream(
  server: MeasuredServer,
  ask: () => Promise<Streamed>,
): Promise<number> {
  const before = await server.usage('collected')
  const asked = Promise.all(Array.from({ length: HELD_STREAMS }, ask))
  await pause((HELD.words * HELD.ms) / 2)
  const open = await server.usage('collected')
  await asked
  return (open.liveBytes - before.liveBytes) / HELD_STREAMS / 1000
}
