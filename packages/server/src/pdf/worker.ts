import { parentPort } from 'node:worker_threads'
import type { Finished, Wanted } from './draw-document.ts'
import { renderPdf } from './render.ts'

let last = Promise.resolve()

async function draw({ id, ...wanted }: Wanted): Promise<Finished> {
  try {
    return { id, bytes: await renderPdf(wanted) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (wanted: Wanted) => {
  last = last.then(async () => parentPort?.postMessage(await draw(wanted)))
})
