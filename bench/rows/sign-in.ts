import { openArgon2 } from '../limits/argon2.ts'
import { address, person } from '../many-people.ts'
import type { MeasuredServer } from '../measured-process.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'
import { PEOPLE } from './stores.ts'

const SIGN_INS = 24
const ROUNDS = 5
const LISTS = 400

/** Signing in with a password, and how long others wait for a list meanwhile. */
export const signIn: Row = {
  name: 'sign-in',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const store = await stores.store(place)
    const argon2 = await openArgon2()
    const figures = await alternate(ROUNDS, {
      limit: async () => (await argon2(SIGN_INS)) / 1000,
      store: async () => {
        const { cpu, databaseCpu } = await measureSignIns(store, SIGN_INS)
        return (cpu + databaseCpu) / 1000
      },
    })
    const waits = await alternate(ROUNDS, {
      alone: () => measureLists(store),
      meanwhile: () => meanwhile(store),
    })
    return [
      {
        what: 'sign-in, processor time of app and database',
        limit: { what: 'argon2id alone', value: figures.limit },
        measured: figures.store,
        unit: 'ms',
        goal: { times: 1.15 },
      },
      {
        what: '– a list meanwhile, 99th percentile',
        limit: { what: 'without sign-ins', value: waits.alone },
        measured: waits.meanwhile,
        unit: 'ms',
        goal: { times: 3 },
      },
    ]
  },
}

let signedIn = 0

const nextSignIn = (store: MeasuredServer) => {
  const index = signedIn++
  const { email, password } = person(index % PEOPLE)
  return {
    path: '/api/auth/sign-in/email',
    method: 'POST',
    headers: { origin: store.url, ...address(1_000_000 + index) },
    body: JSON.stringify({ email, password }),
  }
}

const measureSignIns = (store: MeasuredServer, count: number) =>
  store.measure(count, () => nextSignIn(store), { concurrency: 4, warmUp: 0 })

const measureLists = async (store: MeasuredServer) =>
  (
    await store.measure(LISTS, () => ({ path: '/api/apps?limit=24' }), {
      concurrency: 4,
      warmUp: 0,
    })
  ).p99

/** Eight people sign in at any moment for as long as lists are asked for. */
async function meanwhile(store: MeasuredServer): Promise<number> {
  let isOver = false
  const signingIn = Array.from({ length: 8 }, async () => {
    while (!isOver) await store.send(nextSignIn(store))
  })
  try {
    return await measureLists(store)
  } finally {
    isOver = true
    await Promise.all(signingIn)
  }
}
