import { resolve } from 'node:path'
import { root } from './run.ts'

const server = (file: string) => resolve(root, 'packages/server/src', file)

/** The programs of the server that people run, by the names that they have once they are bundled. */
export const programs = {
  main: server('main.ts'),
  migrate: server('migrate-database.ts'),
  backup: server('backup/backup.ts'),
  restore: server('backup/restore.ts'),
  doctor: server('doctor.ts'),
}
