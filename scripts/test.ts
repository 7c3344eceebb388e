import { globSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { programs } from '../packages/server/testing/programs.ts'
import { dropDatabasesOf } from '../packages/server/testing/test-database.ts'
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
// Some of the time goes by waiting for other processes, so one worker more than there are processors.
const workers = availableParallelism() + 1
// A journey waits for its page and its store for two thirds of its time.
const journeyWorkers = 2 * availableParallelism()

const STORE_BUNDLE = await bundleStore(programs)

const onPostgres = {
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  /** Names the databases of this run, which are dropped after it. */
  TEST_RUN: process.pid.toString(36),
}

/**
 * What has no database to differ on: skills, what writes and checks agents, what calls other places, what programs send and read, the index of
 * search, who may do what, and how the program starts.
 */
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
  '**/text-rules/**',
  '**/forge/{generate,from-idea-to-store,forged-agents,hostile-texts}.test.ts',
  '**/protocols/{ai-catalog,mcp,openai,rest}/**',
  '**/connections/hostile-connections.test.ts',
  '**/own-agents/**',
  '**/workers/**',
  '**/billing/invoices/invoice-pdf.test.ts',
  '**/runs/{strangers,hostile-sentences}.test.ts',
  '**/src/main.test.ts',
  '**/testing/route-table.test.ts',
  'packages/client/**',
  'packages/{contract,skills}/**',
]

interface Outcome {
  code: number
  passed: number
  /** The names of the tests that failed, and of the files that could not be loaded. */
  failed: string[]
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
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    testResults: TestFile[]
  }
  printSlowest(testResults)
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed')
      // A file that could not be loaded, or whose preparations failed, holds no test that failed.
      const what = tests.length > 0 ? tests.map((test) => test.fullName) : ['could not be prepared']
      return what.map((said) => `${relative(root, name)}: ${said}`)
    })
  return { code, passed: numPassedTests, failed }
}

interface TestFile {
  name: string
  status: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string }[]
}

const SLOWEST = 12

/** Which files a whole run waits for, so that it does not grow unseen. */
function printSlowest(files: readonly TestFile[]): void {
  if (files.length <= SLOWEST) return
  const seconds = ({ startTime, endTime }: TestFile) => (endTime - startTime) / 1_000
  const total = files.reduce((sum, file) => sum + seconds(file), 0)
  console.log(`the slowest of ${files.length} files, ${total.toFixed(0)} s in all:`)
  for (const file of files.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST))
    console.log(`  ${seconds(file).toFixed(1)} s ${relative(root, file.name)}`)
}

/** Runs these browser journeys with Playwright; its report stays in `test-results`, the traces of those that failed beneath it. */
async function runJourneys(
  files: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const report = resolve(root, 'test-results/journeys.json')
  rmSync(report, { force: true })
  const code = await run(
    'playwright',
    ['test', `--workers=${journeyWorkers}`, '--reporter=list,json', ...files],
    {
      env: {
        STORE_BUNDLE,
        CHROMIUM_PATH: ensureBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...environment,
      },
    },
  )
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number }
    suites: Journeys[]
    errors: { message?: string }[]
  }
  // An error outside of any journey: a file that could not be loaded, a store that did not start.
  const failed = [
    ...suites.flatMap(failedJourneys),
    ...errors.map(({ message = 'an error outside of any journey' }) => message),
  ]
  return { code, passed: stats.expected, failed }
}

interface Journeys {
  file: string
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: Journeys[]
}

const failedJourneys = ({ file, specs = [], suites = [] }: Journeys): string[] => [
  ...specs
    .filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({ title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(failedJourneys),
]

/** The files of these patterns that the words name. */
const named = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort()

/** Does more in the long size than in the short one. */
const hasTwoSizes = (file: string): boolean =>
  /\b(bySize|sampleOf|violationsInAppearances)\b/.test(readFileSync(resolve(root, file), 'utf8'))

async function runLong(): Promise<Outcome[]> {
  const alone = named(['{packages,scripts}/**/*.long.ts'])
  const sized = named(['packages/**/*.test.ts']).filter(hasTwoSizes)
  const journeys = named(['e2e/*.spec.ts']).filter(hasTwoSizes)
  refuseNothing(alone, sized, journeys)
  const outcomes: Outcome[] = []
  if (alone.length > 0)
    outcomes.push(await runVitest('long', ['--project', 'long', ...alone], onPostgres))
  if (sized.length > 0) {
    const environment = { ...onPostgres, TEST_SIZE: 'long' }
    outcomes.push(await runVitest('long-size', ['--project', 'server', ...sized], environment))
  }
  if (journeys.length > 0) {
    await buildWeb()
    outcomes.push(await runJourneys(journeys, { TEST_SIZE: 'long' }))
  }
  return outcomes
}

async function runAll(): Promise<Outcome[]> {
  const tests = named(['{packages,scripts}/**/*.test.{ts,tsx}'])
  const journeys = named(['e2e/*.spec.ts'])
  refuseNothing(tests, journeys)
  await buildWeb()
  const outcomes: Outcome[] = []
  if (tests.length > 0) outcomes.push(await runVitest('all', ['--project', '!long', ...words]))
  if (journeys.length > 0) outcomes.push(await runJourneys(journeys))
  return outcomes
}

/** A word that names no file at all is a slip of the pen, not a success. */
function refuseNothing(...lists: string[][]): void {
  if (lists.every((files) => files.length === 0))
    throw new Error(`No file has ${words.join(' or ')} in it.`)
}

const suites: Record<typeof suite, () => Promise<Outcome[]>> = {
  all: runAll,
  postgres: async () => {
    const excluded = withoutDatabase.flatMap((files) => ['--exclude', files])
    return [await runVitest('postgres', ['--project', 'server', ...excluded, ...words], onPostgres)]
  },
  long: runLong,
}

const outcomes = await suites[suite]()
if (suite !== 'all') await dropDatabasesOf(onPostgres.TEST_DATABASE_URL, onPostgres.TEST_RUN)
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
const failed = outcomes.flatMap((outcome) => outcome.failed)
console.log(`${passed} passed, ${failed.length} failed`)
for (const name of failed) console.log(`  failed: ${name}`)
process.exitCode = outcomes.find(({ code }) => code !== 0)?.code ?? 0
