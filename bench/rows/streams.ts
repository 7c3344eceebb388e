import { setTimeout as pause } from 'node:timers/promises'
import { askModel, askStore, type Speech, type Streamed } from '../streamed.ts'
import { atOnce } from './added.ts'
import { BOTH, type Row } from './row.ts'
import { withModel } from './with-model.ts'

const STREAMS = 500
const SPEECH: Speech = { words: 20, ms: 100 }
const HELD_STREAMS = 2_000
const HELD: Speech = { words: 30, ms: 1_000 }

/** Visitors who all ask at the same moment, and many who listen for long. */
export const streams: Row = {
  name: 'streams',
  engines: BOTH,
  agents: [1_000],
  measure(stores, place) {
    return withModel(stores, place, async ({ proxy, store }) => {
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
    })
  },
}

/** When the first word came of all but one in a hundred, of those that had a word at all. */
export function lateness(streamed: readonly Streamed[]): number {
  const firstWords = streamed
    .map(({ firstWord }) => firstWord)
    .filter((ms) => ms >= 0)
    .toSorted((a, b) => a - b)
  return firstWords[Math.floor(firstWords.length * 0.99)] ?? Number.NaN
}
