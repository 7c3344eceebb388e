import { MeasuredServer } from '../measured-process.ts'
import type { Place } from './row.ts'
import type { Stores } from './stores.ts'

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
    return await work({ model, proxy, store })
  } finally {
    await stores.stop()
    await proxy.stop()
    await model.stop()
  }
}
