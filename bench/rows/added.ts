import type { MeasuredServer } from '../measured-process.ts'
import type { Speech, Streamed } from '../streamed.ts'
import { median } from './alternate.ts'

const RUNS = 12
/** Of each way, before any is counted. */
const WARM_UP = 2
const AT_ONCE = 16

type Way = 'viaStore' | 'viaProxy' | 'direct'

/** Milliseconds, as in `Streamed`. */
type Times = Pick<Streamed, 'firstWord' | 'end'>

/** What the store and the proxy add to the model's own time, one run at a time: medians, as the time is that of the clock. */
export async function measureAdded(
  ask: Record<Way, () => Promise<Streamed>>,
): Promise<Record<'viaStore' | 'viaProxy', Times>> {
  const took: Record<Way, Streamed[]> = { viaStore: [], viaProxy: [], direct: [] }
  for (let run = 0; run < RUNS + WARM_UP; run++)
    for (const way of Object.keys(took) as Way[]) {
      const streamed = await ask[way]()
      if (!streamed.isWhole) throw new Error(`a run ${way} was not answered`)
      if (run >= WARM_UP) took[way].push(streamed)
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
