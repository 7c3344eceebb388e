import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { checkSync } from 'recheck'
import { root } from './run.ts'

/** What is known of each expression, so that only new ones are looked at: that takes seconds for each. */
const verdictsFile = resolve(root, 'scripts/expressions.json')
const cacheFile = resolve(root, 'node_modules/.cache/wakeel-expressions.json')
const TIME_LIMIT_MS = 3_000

/** `unproven`: it looks around itself, or nothing was found in time. Long and repetitive texts try those (`hostile-texts.long.ts`). */
type Verdict = 'linear' | 'unproven' | 'super-linear'

export interface Expression {
  /** `/a+$/u` */
  written: string
  pattern: string
  flags: string
  /** `packages/server/src/csv.ts:12` */
  place: string
}

/** The regular expressions that stand in a source file. */
export function expressionsIn(file: string, source: string): Expression[] {
  const found: Expression[] = []
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      const { pattern, flags } = node.regex
      const line = source.slice(0, node.start).split('\n').length
      found.push({ written: `/${pattern}/${flags}`, pattern, flags, place: `${file}:${line}` })
    },
  }).visit(parseSync(file, source).program)
  return found
}

export function verdictOf({ pattern, flags }: Pick<Expression, 'pattern' | 'flags'>): Verdict {
  const { status } = checkSync(pattern, flags, { timeout: TIME_LIMIT_MS })
  if (status === 'vulnerable') return 'super-linear'
  return status === 'safe' ? 'linear' : 'unproven'
}

/**
 * Prints every expression whose time grows faster than the text it reads; answers with the exit code. What was found is kept beside
 * the packages, so that the next check is as quick; `node scripts/check-expressions.ts` keeps it for everybody.
 */
export function checkExpressions(keepIn = cacheFile): number {
  // Its other engines are processes, which are not there on every machine.
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  const known = { ...read(cacheFile), ...read(verdictsFile) }
  const files = globSync('packages/{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  const expressions = files.sort().flatMap((file) => expressionsIn(file, readFileSync(resolve(root, file), 'utf8')))
  const verdicts = Object.fromEntries(
    [...new Map(expressions.map((expression) => [expression.written, expression]))]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([written, expression]) => [written, known[written] ?? verdictOf(expression)]),
  )
  mkdirSync(dirname(keepIn), { recursive: true })
  writeFileSync(keepIn, `${JSON.stringify(verdicts, null, 2)}\n`)
  const tooSlow = expressions.filter(({ written }) => verdicts[written] === 'super-linear')
  for (const { place, written } of tooSlow) console.error(`${place}: takes more than linear time: ${written}`)
  return tooSlow.length === 0 ? 0 : 1
}

function read(file: string): Record<string, Verdict> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

if (import.meta.main) process.exitCode = checkExpressions(verdictsFile)
