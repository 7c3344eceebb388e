import { setTimeout as pause } from 'node:timers/promises'
import { MeasuredServer } from '../measured-process.ts'
import { askModel, askStore, type Speech, type Streamed } from '../streamed.ts'
import { BOTH, type Row } from './row.ts'

const STREAMS = 500
const SPEECH: Speech = { words: 20, ms: 100 }
const HELD_STREAMS = 2_000
const HELD: Speech = { words: 30, ms: 1_000 }

/** Visitors who all ask at the same moment, and many who listen for long. */
export const streams: Row = {
  name: 'streams',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const model = await MeasuredServer.start('model-server.ts')
    const proxy = await MeasuredServer.start('proxy-server.ts', [model.url])
    try {
      const store = await stores.store(place, { modelUrl: `${model.url}/v1` })
      await askStore(store, SPEECH)
      await askModel(proxy, SPEECH)
      const viaProxy = await atOnce(STREAMS, () => askModel(proxy, SPEECH))
      const viaStore = await atOnce(STREAMS, () => askStore(store, SPEECH))
      const held = atOnce(HELD_STREAMS, () => askStore(store, HELD))
      await pause((HELD.words * HELD.ms) / 2)
      const { memoryMegabytes } = await store.usage()
      const wholeHeld = (await held).filter(({ isWhole }) => isWhole).length
      return [
        {
          what: `${STREAMS} streams at once: answered whole`,
          limit: { what: 'minimal proxy', value: viaProxy.filter(({ isWhole }) => isWhole).length },
          measured: viaStore.filter(({ isWhole }) => isWhole).length,
          unit: '',
          goal: { least: STREAMS },
        },
        {
          what: '– first word later than of the proxy, 99th percentile',
          measured: lateness(viaStore) - lateness(viaProxy),
          unit: 'ms',
          goal: { most: 100 },
        },
        {
          what: `– of ${HELD_STREAMS} held by one process answered whole (${memoryMegabytes} MB)`,
          measured: wholeHeld,
          unit: '',
          goal: { least: HELD_STREAMS },
        },
      ]
    } finally {
      await stores.stop()
      await proxy.stop()
      await model.stop()
    }
  },
}

const atOnce = (count: number, ask: () => Promise<Streamed>) =>
  Promise.all(Array.from({ length: count }, ask))

/** Of those that had a word at all. */
function lateness(streamed: readonly Streamed[]): number {
  const firstWords = streamed
    .map(({ firstWord }) => firstWord)
    .filter((ms) => ms >= 0)
    .toSorted((a, b) => a - b)
  return firstWords[Math.floor(firstWords.length * 0.99)] ?? Number.NaN
}
