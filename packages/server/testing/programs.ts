import { resolve } from 'node:path'
import { programs as ofServer } from '../../../scripts/programs.ts'

/** Programs that tests run as processes of their own. */
export const programs = { ...ofServer, 'test-main': resolve(import.meta.dirname, 'test-main.ts') }

/** The file that a program is run from: bundled once for all tests by `scripts/test.ts` into STORE_BUNDLE, else as it is written. */
export const programFile = (name: keyof typeof programs): string =>
  process.env.STORE_BUNDLE ? resolve(process.env.STORE_BUNDLE, `${name}.mjs`) : programs[name]

/** What threads execute, from that bundle too. */
export const workerFile = process.env.STORE_BUNDLE
  ? resolve(process.env.STORE_BUNDLE, 'tasks-worker.mjs')
  : resolve(import.meta.dirname, '../src/tasks/worker.ts')
