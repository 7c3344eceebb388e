import { parentPort } from 'node:worker_threads'
import type { DrawRequest, Finished } from './draw-document.ts'
import { renderPdf } from './render.ts'

let last = Promise.resolve()

async function draw({ id, ...request }: DrawRequest): Promise<Finished> {
  try {
    return { id, bytes: await renderPdf(request) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (request: DrawRequest) => {
  last = last.then(async () => parentPort?.postMessage(await draw(request)))
})
