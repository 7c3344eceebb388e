import { openPlainTable } from '../limits/plain-table.ts'
import { address, person } from '../many-people.ts'
import type { BenchRequest } from '../measured-process.ts'
import { alternate, median } from './alternate.ts'
import { BOTH, type Row } from './row.ts'

const DEMOS = 150
const ROUNDS = 5
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

/** An answer of the built-in engine, recorded. */
export const demo: Row = {
  name: 'demo',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const store = await stores.store(place)
    const plain = await openPlainTable(stores, place.engine)
    const statements: number[] = []
    const figures = await alternate(ROUNDS, {
      limit: async () => (await plain.threeWrites(DEMOS * 2)) / 1000,
      store: async () => {
        const measured = await store.measure(DEMOS, () => nextDemo(place.agents), { warmUp: 0 })
        statements.push(measured.statements)
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
      ...(place.engine === 'PostgreSQL'
        ? [
            {
              what: '– statements sent to PostgreSQL',
              measured: median(statements),
              unit: '',
              goal: { most: 4 },
            },
          ]
        : []),
    ]
  },
}
