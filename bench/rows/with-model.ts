import { setTimeout as pause } from 'node:timers/promises'
import { MeasuredServer } from '../measured-process.ts'
import type { Place } from './row.ts'
import type { Stores } from './stores.ts'

const LOOK_EVERY_MS = 500
/** Of a processor within that time: the store waits for requests. */
const QUIET_CPU_US = 25_000
const LOOKS = 120

/** Resolves when the store has made up for what a year without it left to its jobs. */
async function whenQuiet(store: MeasuredServer): Promise<void> {
  let before = (await store.usage()).cpuMicroseconds
  for (let look = 0; look < LOOKS; look++) {
    await pause(LOOK_EVERY_MS)
    const { cpuMicroseconds } = await store.usage()
    if (cpuMicroseconds - before < QUIET_CPU_US) return
    before = cpuMicroseconds
  }
}

/** A model, a proxy that only passes on what it says, and a store that it answers for. */
export async function withModel<T>(
  stores: Stores,
  place: Place,
  work: (servers: Record<'model' | 'proxy' | 'store', MeasuredServer>) => Promise<T>,
): Promise<T> {
  const model = await MeasuredServer.start('model-server.ts')
  const proxy = await MeasuredServer.start('proxy-server.ts', [model.url])
  try {
    const store = await stores.store(place, { modelUrl: `${model.url}/v1` })
    await whenQuiet(store)
    return await work({ model, proxy, store })
  } finally {
    await stores.stop()
    await proxy.stop()
    await model.stop()
  }
}
