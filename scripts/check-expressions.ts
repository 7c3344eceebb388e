import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
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

export function verdictOf(
  { pattern, flags }: Pick<Expression, 'pattern' | 'flags'>,
  timeLimitMs = TIME_LIMIT_MS,
): Verdict {
  const { status } = checkSync(pattern, flags, { timeout: timeLimitMs })
  // What is tried are texts of some thousand characters, on which sixty steps for each look like a square. A bound is a constant.
  const lowered = pattern.replace(
    /\{(\d+),\d{2,}\}/g,
    (_, least) => `{${least},${Math.max(9, least)}}`,
  )
  if (status === 'vulnerable')
    return lowered === pattern
      ? 'super-linear'
      : verdictOf({ pattern: lowered, flags }, timeLimitMs)
  return status === 'safe' ? 'linear' : 'unproven'
}

/** Those that no look at a source finds, because they are built as it runs. */
function builtExpressions(): Expression[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    [resolve(root, 'scripts/built-expressions.ts')],
    { encoding: 'utf8' },
  )
  if (status !== 0)
    throw new Error('The expressions that are built as the store runs cannot be listed')
  return JSON.parse(stdout)
}

/** Lists of hundreds of words would make a file of what is known that nobody opens. */
const keyOf = (written: string): string =>
  written.length <= 300
    ? written
    : `sha256:${createHash('sha256').update(written).digest('base64url')}`

/**
 * Prints every expression whose time grows faster than the text it reads; answers with the exit code. What was found is kept beside
 * the packages, so that the next check is as quick; `node scripts/check-expressions.ts` keeps it for everybody.
 */
export function checkExpressions(keepIn = cacheFile): number {
  // Its other engines are processes, which are not there on every machine.
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  const known = { ...read(cacheFile), ...read(verdictsFile) }
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const expressions = [
    ...files
      .sort()
      .flatMap((file) => expressionsIn(file, readFileSync(resolve(root, file), 'utf8'))),
    ...builtExpressions(),
  ]
  const verdicts = Object.fromEntries(
    [...new Map(expressions.map((expression) => [keyOf(expression.written), expression]))]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, expression]) => [key, known[key] ?? verdictOf(expression)]),
  )
  mkdirSync(dirname(keepIn), { recursive: true })
  writeFileSync(keepIn, `${JSON.stringify(verdicts, null, 2)}\n`)
  const tooSlow = expressions.filter(({ written }) => verdicts[keyOf(written)] === 'super-linear')
  for (const { place, written } of tooSlow)
    console.error(`${place}: takes more than linear time: ${written}`)
  return tooSlow.length === 0 ? 0 : 1
}

function read(file: string): Record<string, Verdict> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

if (import.meta.main) process.exitCode = checkExpressions(verdictsFile)
