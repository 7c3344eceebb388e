import { setTimeout as pause } from 'node:timers/promises'
import type { MeasuredServer } from '../measured-process.ts'
import { askModel, askStore, type Speech, type Streamed } from '../streamed.ts'
import { costOfWord, measureAdded } from './added.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'
import { withModel } from './with-model.ts'

const ROUNDS = 5
const SPEECH: Speech = { words: 100, ms: 5 }
/** Without pauses, whose length varies by more than what is added to it. */
const AT_ONCE: Speech = { words: 100, ms: 0 }
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
      const viaStore = (speech: Speech) => () => askStore(store, speech)
      const viaProxy = (speech: Speech) => () => askModel(proxy, speech)
      const added = await measureAdded({
        viaStore: viaStore(AT_ONCE),
        viaProxy: viaProxy(AT_ONCE),
        direct: () => askModel(model, AT_ONCE),
      })
      const words = await alternate(ROUNDS, {
        proxy: () => costOfWord(proxy, SPEECH, viaProxy(SPEECH)),
        store: () => costOfWord(store, SPEECH, viaStore(SPEECH)),
      })
      const memory = {
        proxy: await memoryOfStream(proxy, () => askModel(proxy, HELD)),
        store: await memoryOfStream(store, () => askStore(store, HELD)),
      }
      return [
        {
          what: 'run over a model, added in all',
          limit: { what: 'minimal proxy', value: added.viaProxy.end },
          measured: added.viaStore.end,
          unit: 'ms',
          goal: { most: 2 },
        },
        {
          what: '– added to the first word',
          limit: { what: 'minimal proxy', value: added.viaProxy.firstWord },
          measured: added.viaStore.firstWord,
          unit: 'ms',
          goal: { most: 2 },
        },
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
