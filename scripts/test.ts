import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildWeb } from './build-web.ts'
import { root, run } from './run.ts'

// npm test                       everything, on the embedded database
// npm run test:postgres          the capability tests again, on PostgreSQL (TEST_DATABASE_URL, by default the local one)
// npm test -- reviews            only the files whose path holds a word

const [first, ...others] = process.argv.slice(2)
const isPostgres = first === 'postgres'
const words = isPostgres ? others : process.argv.slice(2)
const report = resolve(root, `test-results/${isPostgres ? 'postgres' : 'all'}.json`)
rmSync(report, { force: true })

const environment: Record<string, string> = {}
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
if (isPostgres) {
  environment.TEST_DATABASE_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  // Skills, what writes agents from ideas and what calls other places have no database to differ on.
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
    'packages/contract/**',
    '--exclude',
    'scripts/**',
  )
} else {
  await buildWeb()
  environment.CHROMIUM_PATH = ensureBrowser()
}

const code = await run('vitest', [...args, ...words], { env: environment })
const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
// A file that could not be loaded holds no test and would otherwise not be counted.
const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
console.log(`${numPassedTests} passed, ${numFailedTests + unloaded} failed`)
process.exitCode = code
