import { openPlainTable } from '../limits/plain-table.ts'
import { address, person } from '../many-people.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'
import { statementsSent } from './statements-sent.ts'

const REVIEWS = 150
const ROUNDS = 5
const AT_ONCE = 4
/** Nobody may write more than thirty an hour. */
const WRITERS = 500

/** Another person's review of another agent each time. */
export const review: Row = {
  name: 'review',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const store = await stores.store(place)
    const plain = await openPlainTable(stores, place.engine)
    let written = 0
    const sent: number[] = []
    const figures = await alternate(ROUNDS, {
      limit: () => plain.oneInsert(REVIEWS * 3),
      store: async () => {
        const { cpu, databaseCpu, statements } = await store.measure(
          REVIEWS,
          () => {
            const index = written++
            return {
              path: `/api/apps/app-${index % place.agents}/reviews`,
              method: 'POST',
              headers: { ...person(500 + (index % WRITERS)).headers, ...address(index) },
              body: JSON.stringify({ rating: 1 + (index % 5), comment: `It answers: ${index}.` }),
            }
          },
          { concurrency: AT_ONCE, warmUp: 0 },
        )
        sent.push(statements)
        return cpu + databaseCpu
      },
    })
    await plain.close()
    return [
      {
        what: 'review, processor time of app and database',
        limit: { what: 'one INSERT', value: figures.limit },
        measured: figures.store,
        unit: 'µs',
        goal: { times: 4 },
      },
      ...statementsSent(place, sent),
    ]
  },
}
