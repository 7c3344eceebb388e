import type { MeasuredServer } from '../measured-process.ts'
import { median } from './alternate.ts'
import { answersDemos, nextDemo } from './demo.ts'
import { POSTGRES, type Row } from './row.ts'

const DEMOS = 240
const ROUNDS = 5

/** Demos of two processes on one PostgreSQL against those of one. Where all share two cores, the processor time says what more cores would carry. */
export const twoProcesses: Row = {
  name: 'two-processes',
  engines: POSTGRES,
  agents: [1_000],
  async measure(stores, place) {
    const one = await stores.store(place)
    const other = await stores.another(place)
    for (const server of [one, other]) await answersDemos(server, place.agents)
    const alone: Carried[] = []
    const together: Carried[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const measured = [
        await carried([one], place.agents),
        await carried([one, other], place.agents),
      ]
      if (round === 0) continue
      alone.push(measured[0]!)
      together.push(measured[1]!)
    }
    await other.stop()
    const middle = (all: Carried[], part: keyof Carried) => median(all.map((each) => each[part]))
    return [
      {
        what: `two processes, demos a second (one kept ${(middle(alone, 'cores')).toFixed(1)} cores busy, client included)`,
        limit: { what: 'one process', value: middle(alone, 'perSecond') },
        measured: middle(together, 'perSecond'),
        unit: '/s',
        goal: { least: 1.8 * middle(alone, 'perSecond') },
      },
      {
        what: '– processor time of a demo, app and database',
        limit: { what: 'one process', value: middle(alone, 'cpu') },
        measured: middle(together, 'cpu'),
        unit: 'ms',
      },
    ]
  },
}

interface Carried {
  perSecond: number
  /** Of one demo, in milliseconds. */
  cpu: number
  cores: number
}

async function carried(servers: readonly MeasuredServer[], agents: number): Promise<Carried> {
  const started = performance.now()
  const before = process.cpuUsage()
  const measured = await Promise.all(
    servers.map((server) =>
      server.measure(DEMOS / servers.length, () => nextDemo(agents), {
        warmUp: 0,
        concurrency: 8 / servers.length,
      }),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  // What PostgreSQL did is seen by each, and is of both.
  const ofDatabase = measured.map(({ databaseCpu }) => databaseCpu / servers.length)
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
  const cpu =
    sum(measured.map(({ cpu }) => cpu)) / servers.length + sum(ofDatabase) / servers.length
  return {
    perSecond: DEMOS / seconds,
    cpu: cpu / 1000,
    cores: (cpu * DEMOS + user + system) / 1e6 / seconds,
  }
}
