import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { baseState, checksumsFile, migrationsFolder } from './check-migrations.ts'
import { root, run } from './run.ts'

// npm run migrations                             writes the migration from the tables that changed, and the checksum of each new file
// npm run migrations -- --custom --name rules    an empty one, for SQL that tables cannot say; again without words once it is written
const code = await run('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: resolve(root, 'packages/server'),
})
if (code === 0) writeChecksums()
process.exitCode = code

/** What the base already holds stays as it is there. */
function writeChecksums(): void {
  const folder = resolve(root, migrationsFolder)
  const kept = baseState()?.checksums ?? new Map<string, string>()
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map(
      (name) =>
        `${
          kept.get(name) ??
          createHash('sha256')
            .update(readFileSync(resolve(folder, name)))
            .digest('hex')
        }  ${name}\n`,
    )
  writeFileSync(resolve(root, checksumsFile), lines.join(''))
}
