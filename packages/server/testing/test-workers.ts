import { pathToFileURL } from 'node:url'
import { openWorkers } from '../src/tasks/open-workers.ts'
import { workerFile } from './programs.ts'

/** One pool for all tests of a run: a thread takes a while to start. A machine that runs many tests at once is slow. */
export const testWorkers = openWorkers({
  script: pathToFileURL(workerFile),
  timeLimitMs: 20_000,
  waitLimitMs: 60_000,
})
