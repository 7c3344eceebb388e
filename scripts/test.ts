import { globSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { programs } from '../packages/server/testing/programs.ts'
import { ensureBrowser } from './browser.ts'
import { buildWeb } from './build-web.ts'
import { bundleStore } from './bundle-store.ts'
import { root, run } from './run.ts'

// npm test                       everything, on the embedded database
// npm run test:postgres          the capability tests again, on PostgreSQL (TEST_DATABASE_URL, by default the local one)
// npm run test:long              what takes minutes, on PostgreSQL too: the image, an upgrade and mixed load, many streams, large exports,
//                                and the files of the suites that have a long size, in it (packages/server/testing/size.ts)
// npm test -- reviews            only the files whose path holds a word

const [first, ...others] = process.argv.slice(2)
const suite = first === 'postgres' || first === 'long' ? first : 'all'
const words = suite === 'all' ? process.argv.slice(2) : others
// Much of the time goes by waiting for other processes; one worker less than there are processors would be one on a small machine.
const workers = Math.max(2, availableParallelism())

const STORE_BUNDLE = await bundleStore(programs)

const onPostgres = {
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
}

/** Skills, what writes and checks agents, what calls other places, the index of search and who may do what have no database to differ on. */
const withoutDatabase = [
  '**/skills/**',
  '**/seed/agents/**',
  '**/forge/writing/**',
  '**/outbound/**',
  '**/connections/remotes/**',
  '**/runs/{remote-*,model}.test.ts',
  '**/runs/runtimes/**',
  '**/catalogue/search/**',
  '**/forge/checks/**',
  '**/forge/{generate,from-idea-to-store,forged-agents,hostile-texts}.test.ts',
  '**/testing/route-table.test.ts',
  'packages/{contract,skills}/**',
]

interface Outcome {
  code: number
  passed: number
  failed: number
}

/** Runs Vitest with these arguments; its report stays in `test-results`. */
async function runVitest(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const report = resolve(root, `test-results/${name}.json`)
  rmSync(report, { force: true })
  const code = await run(
    'vitest',
    [
      'run',
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { env: { STORE_BUNDLE, ...environment } },
  )
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
  return { code, passed: numPassedTests, failed: numFailedTests + unprepared }
}

/** Prepares what browser journeys need, and answers with where they find it. */
async function prepareBrowser(): Promise<Record<string, string>> {
  await buildWeb()
  return { CHROMIUM_PATH: ensureBrowser() }
}

/** The files of these patterns that the words name. */
const named = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort()

/** Does more in the long size than in the short one. */
const hasTwoSizes = (file: string): boolean =>
  /\b(bySize|violationsInAppearances)\b/.test(readFileSync(resolve(root, file), 'utf8'))

async function runLong(): Promise<Outcome[]> {
  const alone = named(['{packages,scripts}/**/*.long.ts'])
  const sized = named(['packages/**/*.test.ts', 'e2e/*.spec.ts']).filter(hasTwoSizes)
  if (alone.length + sized.length === 0) throw new Error(`No file has ${words.join(' or ')} in it.`)
  const outcomes: Outcome[] = []
  if (alone.length > 0)
    outcomes.push(await runVitest('long', ['--project', 'long', ...alone], onPostgres))
  if (sized.length > 0) {
    const hasJourneys = sized.some((file) => file.startsWith('e2e/'))
    outcomes.push(
      await runVitest('long-size', ['--project', 'server', '--project', 'e2e', ...sized], {
        ...onPostgres,
        ...(hasJourneys && (await prepareBrowser())),
        TEST_SIZE: 'long',
      }),
    )
  }
  return outcomes
}

const suites: Record<typeof suite, () => Promise<Outcome[]>> = {
  all: async () => [
    await runVitest('all', ['--project', '!long', ...words], await prepareBrowser()),
  ],
  postgres: async () => {
    const excluded = withoutDatabase.flatMap((files) => ['--exclude', files])
    return [await runVitest('postgres', ['--project', 'server', ...excluded, ...words], onPostgres)]
  },
  long: runLong,
}

const outcomes = await suites[suite]()
const sum = (count: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[count], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = outcomes.find(({ code }) => code !== 0)?.code ?? 0
