import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BalancedStore, openBalancedStore } from './balanced-store.ts'
import { root } from './run.ts'
import { LOAD_KINDS, type Load, startLoad } from './store-load.ts'

const SECONDS = Number(process.env.MIXED_LOAD_SECONDS ?? 60)
const PEOPLE = 8

let store: BalancedStore
let load: Load | undefined
beforeAll(async () => {
  store = await openBalancedStore()
})
afterAll(async () => {
  await load?.stop()
  await store.close()
})

test('whatever people do together for a while is answered, and what is stored is true afterwards', {
  timeout: (SECONDS + 300) * 1000,
}, async () => {
  for (let processes = 0; processes < 2; processes += 1) await store.start(root)
  load = startLoad(store.url, { people: PEOPLE })

  await pause(SECONDS * 1000)
  const { failures, answers } = await load.stop()

  console.log(`${SECONDS} s of ${PEOPLE} people at two processes:`, answers)
  expect(failures).toEqual([])
  expect(Object.keys(answers).sort()).toEqual(LOAD_KINDS.toSorted())
  expect(await store.runs()).toEqual([
    { kind: 'demo', status: 'succeeded', count: answers['streamed run'] },
    { kind: 'paid', status: 'succeeded', count: answers['paid run'] },
  ])
  expect(store.doctor(root)).toMatch(/All \d+ invariants hold/)
})
