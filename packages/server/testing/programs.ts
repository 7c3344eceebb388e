import { resolve } from 'node:path'

/** Programs that tests run as processes of their own. */
export const programs = {
  main: resolve(import.meta.dirname, '../src/main.ts'),
  'test-main': resolve(import.meta.dirname, 'test-main.ts'),
  backup: resolve(import.meta.dirname, '../src/backup/backup.ts'),
  restore: resolve(import.meta.dirname, '../src/backup/restore.ts'),
  doctor: resolve(import.meta.dirname, '../src/doctor.ts'),
}

/** The file that a program is run from: bundled once for all tests by `scripts/test.ts` into STORE_BUNDLE, else as it is written. */
export const programFile = (name: keyof typeof programs): string =>
  process.env.STORE_BUNDLE ? resolve(process.env.STORE_BUNDLE, `${name}.js`) : programs[name]

/** What threads execute, from that bundle too. */
export const workerFile = process.env.STORE_BUNDLE
  ? resolve(process.env.STORE_BUNDLE, 'worker.js')
  : resolve(import.meta.dirname, '../src/tasks/worker.ts')
