import { setTimeout as pause } from 'node:timers/promises'
import { openPlainTable } from '../limits/plain-table.ts'
import { address, person } from '../many-people.ts'
import type { BenchRequest, MeasuredServer } from '../measured-process.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'
import { statementsSent } from './statements-sent.ts'

const DEMOS = 150
const ROUNDS = 5
const TRIES = 10
/** Few: what waits too long for its turn on a busy machine is refused. */
const AT_ONCE = 4
/** Each person has three free runs of an agent. */
const ASKERS = 500

let asked = 0

/** Another person's demo of another agent each time. */
export function nextDemo(agents: number): BenchRequest {
  const index = asked++
  return {
    path: `/api/apps/app-${index % agents}/demo`,
    method: 'POST',
    headers: { ...person(index % ASKERS).headers, ...address(index) },
    body: JSON.stringify({ input: `Add 5% VAT to AED ${1000 + index}` }),
  }
}

/** A store that has just started on a busy machine refuses its first runs: waits until it answers one. */
export async function answersDemos(store: MeasuredServer, agents: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await store.send(nextDemo(agents))
      return
    } catch (error) {
      if (tries === TRIES) throw error
      await pause(2_000)
    }
  }
}

/** An answer of the built-in engine, recorded. */
export const demo: Row = {
  name: 'demo',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const store = await stores.store(place)
    await answersDemos(store, place.agents)
    const plain = await openPlainTable(stores, place.engine)
    const sent: number[] = []
    const figures = await alternate(ROUNDS, {
      limit: async () => (await plain.threeWrites(DEMOS * 2)) / 1000,
      store: async () => {
        const measured = await store.measure(DEMOS, () => nextDemo(place.agents), {
          concurrency: AT_ONCE,
          warmUp: 0,
        })
        sent.push(measured.statements)
        return (measured.cpu + measured.databaseCpu) / 1000
      },
    })
    await plain.close()
    return [
      {
        what: 'demo, processor time of app and database',
        limit: { what: 'three writes', value: figures.limit },
        measured: figures.store,
        unit: 'ms',
        goal: { most: 1.5 },
      },
      ...statementsSent(place, sent, { most: 4 }),
    ]
  },
}
