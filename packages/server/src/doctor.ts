import { invariants } from './all-invariants.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { stopWith } from './operator-error.ts'

await examine().catch(stopWith)

/** Asks the configured database whether everything that is always true still is. */
async function examine(): Promise<void> {
  const database = await openDatabase(readConfig(process.env))
  let violations = 0
  for (const { name, check } of invariants) {
    const found = await check(database)
    violations += found.length
    console.log(`${found.length === 0 ? 'ok  ' : 'BAD '} ${name}`)
    for (const violation of found) console.log(`       ${violation}`)
  }
  await database.close()
  console.log(
    violations === 0 ? `All ${invariants.length} invariants hold.` : `${violations} violations.`,
  )
  process.exitCode = violations === 0 ? 0 : 1
}
