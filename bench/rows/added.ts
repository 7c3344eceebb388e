import type { MeasuredServer } from '../measured-process.ts'
import type { Speech, Streamed } from '../streamed.ts'
import { median } from './alternate.ts'

const RUNS = 31
const AT_ONCE = 16
/** So many times as many, before any is counted: a store is not measured in its first second. */
const WARM_UP = 12

type Way = 'viaStore' | 'viaProxy' | 'direct'

/** Milliseconds, as in `Streamed`. */
type Times = Pick<Streamed, 'firstWord' | 'end'>

/** What the store and the proxy add to the model's own time, one run at a time: medians, as the time is that of the clock. */
export async function measureAdded(
  ask: Record<Way, () => Promise<Streamed>>,
): Promise<Record<'viaStore' | 'viaProxy', Times>> {
  const took: Record<Way, Streamed[]> = { viaStore: [], viaProxy: [], direct: [] }
  const ways = Object.keys(took) as Way[]
  for (let round = 0; round < WARM_UP; round++)
    for (const way of ways) await atOnce(AT_ONCE, ask[way])
  for (let run = 0; run < RUNS; run++)
    for (const way of ways) {
      const streamed = await ask[way]()
      if (!streamed.isWhole) throw new Error(`a run ${way} was not answered`)
      took[way].push(streamed)
    }
  const middle = (way: Way, part: keyof Times) => median(took[way].map((one) => one[part]))
  const added = (way: Way) => ({
    firstWord: middle(way, 'firstWord') - middle('direct', 'firstWord'),
    end: middle(way, 'end') - middle('direct', 'end'),
  })
  return { viaStore: added('viaStore'), viaProxy: added('viaProxy') }
}

/** Processor time of a server for a word that it passes on, in microseconds. */
export async function costOfWord(
  server: MeasuredServer,
  { words }: Speech,
  ask: () => Promise<Streamed>,
): Promise<number> {
  const before = await server.usage()
  await atOnce(AT_ONCE, ask)
  const after = await server.usage()
  return (after.cpuMicroseconds - before.cpuMicroseconds) / (AT_ONCE * words)
}

export const atOnce = (count: number, ask: () => Promise<Streamed>): Promise<Streamed[]> =>
  Promise.all(Array.from({ length: count }, ask))
