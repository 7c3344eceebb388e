import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureControl } from './control/control.ts'
import { measurePage } from './page.ts'
import { isRow, runRows } from './rows/run-rows.ts'
import { measureServers } from './servers.ts'
import { measureSkills } from './skills.ts'

// npm run bench                              the table of goals: every row beside its limit, up to 100,000 agents
// npm run bench -- list --agents 1000000     one row or several (bench/rows), at one size; `--engine postgresql` or `pglite` on one database only
// npm run bench -- server                    the requests of a day in microseconds; `page` only the first page in a browser, `control` the
//                                            screens of those who run the store, `skills` what agents take over the most awkward messages
// TEST_DATABASE_URL: where PostgreSQL is (by default the local one; rows on it are left out when it does not answer)
// BENCH_PROFILES: a folder for processor profiles of what is measured

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { agents: { type: 'string' }, engine: { type: 'string' } },
})
const [word] = positionals
const unknown = positionals.filter((name) => !isRow(name))
const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-bench-'))
try {
  if (word === 'skills') measureSkills()
  else if (word === 'server') await measureServers(directory)
  else if (word === 'page') await measurePage()
  else if (word === 'control') await measureControl(directory)
  else if (unknown.length === 0)
    await runRows(directory, {
      rows: positionals,
      engine: values.engine,
      agents: values.agents === undefined ? undefined : Number(values.agents),
    })
  else
    throw new Error(
      `There is no row ${unknown.join()}; those that there are stand in bench/rows/all.ts.`,
    )
} finally {
  rmSync(directory, { recursive: true, force: true })
}
