import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildWeb } from './build-web.ts'
import { root, run } from './run.ts'

// npm test                       everything, on the embedded database
// npm run test:postgres          the capability tests again, on PostgreSQL (TEST_DATABASE_URL, by default the local one)
// npm run test:long              what takes minutes, on PostgreSQL too: the image, an upgrade and mixed load, many streams, large exports
// npm test -- reviews            only the files whose path holds a word

const [first, ...others] = process.argv.slice(2)
const isPostgres = first === 'postgres'
const isLong = first === 'long'
const words = isPostgres || isLong ? others : process.argv.slice(2)
const report = resolve(
  root,
  `test-results/${isPostgres ? 'postgres' : isLong ? 'long' : 'all'}.json`,
)
rmSync(report, { force: true })

const environment: Record<string, string> = {}
if (isPostgres || isLong)
  environment.TEST_DATABASE_URL =
    process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
// Much of the time goes by waiting for other processes; one worker less than there are processors would be one on a small machine.
const workers = Math.max(2, availableParallelism())
const args = [
  'run',
  `--maxWorkers=${workers}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]
if (isPostgres) {
  // Skills, what writes and checks agents, what calls other places, the index of search and who may do what have no database to differ on.
  args.push(
    '--project',
    'server',
    '--exclude',
    '**/skills/**',
    '--exclude',
    '**/seed/agents/**',
    '--exclude',
    '**/forge/writing/**',
    '--exclude',
    '**/outbound/**',
    '--exclude',
    '**/connections/remotes/**',
    '--exclude',
    '**/runs/{remote-*,model}.test.ts',
    '--exclude',
    '**/runs/runtimes/**',
    '--exclude',
    '**/catalogue/search/**',
    '--exclude',
    '**/forge/checks/**',
    '--exclude',
    '**/forge/{generate,from-idea-to-store,forged-agents,hostile-texts}.test.ts',
    '--exclude',
    '**/testing/route-table.test.ts',
    '--exclude',
    'packages/{contract,skills}/**',
    '--exclude',
    'scripts/**',
  )
} else if (isLong) {
  args.push('--project', 'long')
} else {
  args.push('--project', '!long')
  await buildWeb()
  environment.CHROMIUM_PATH = ensureBrowser()
}

const code = await run('vitest', [...args, ...words], { env: environment })
const { numPassedTests, numFailedTests, testResults } = JSON.parse(
  readFileSync(report, 'utf8'),
) as {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
// A file that could not be loaded, or whose preparations failed, holds no test that failed and would otherwise not be counted.
const unprepared = testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
).length
console.log(`${numPassedTests} passed, ${numFailedTests + unprepared} failed`)
process.exitCode = code
