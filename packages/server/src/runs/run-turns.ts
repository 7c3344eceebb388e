import { createTurns } from './keyed-mutex.ts'
import { createQueue } from './queue.ts'
import { countedAs, type NewRun } from './run-records.ts'

/** Runs that begin and runs that end take at most so many connections to the database; none while the agent works. What has begun ends, however many wait. */
const BEGINNING = { atOnce: 4, maxWaiting: 500, waitLimitMs: 10_000 }
const ENDING = { atOnce: 4 }

/** Whose turn a run takes: those for an organisation hold the organisation while they begin, and its owner's wallet while they end; others their person's. */
export const turnOf = (run: Parameters<typeof countedAs>[0] & Pick<NewRun, 'organisationId'>) =>
  run.organisationId ?? countedAs(run)

export type RunTurns = ReturnType<typeof createRunTurns>

/** Keeps the runs of a person, or of an organisation, from waiting for one another with a connection each. */
export function createRunTurns() {
  const inTurn = createTurns()
  const beginning = createQueue(BEGINNING)
  const ending = createQueue(ENDING)
  return {
    inTurn,

    /** A request keeps its place among those that begin until its run has begun. A person, or an organisation, has one such place. */
    enter<T>(turn: string, work: (onBegun: () => void) => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const enter = () =>
          beginning.run(
            () => new Promise<void>((onBegun) => resolve(work(onBegun).finally(onBegun))),
          )
        inTurn(`enter ${turn}`, enter).catch(reject)
      })
    },

    begin: <T>(turn: string, work: () => Promise<T>): Promise<T> => inTurn(`begin ${turn}`, work),

    end: <T>(turn: string, work: () => Promise<T>): Promise<T> =>
      inTurn(`end ${turn}`, () => ending.run(work)),
  }
}
