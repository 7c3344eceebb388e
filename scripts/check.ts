import { checkExpressions } from './check-expressions.ts'
import { checkLockFile } from './check-lock.ts'
import { checkMigrations } from './check-migrations.ts'
import { run } from './run.ts'

const steps: [string, () => Promise<number>][] = [
  [
    'types',
    async () =>
      Math.max(
        ...(await Promise.all(
          ['contract', 'skills', 'paypal-sandbox', 'client', 'server', 'web'].map((name) =>
            run('tsc', ['-p', `packages/${name}`]),
          ),
        )),
      ),
  ],
  ['format and lint', () => run('biome', ['ci', '.'])],
  [
    'floating promises',
    () =>
      run('oxlint', [
        '--type-aware',
        '--deny-warnings',
        '-A',
        'all',
        '-D',
        'typescript/no-floating-promises',
        'packages',
        'scripts',
        'bench',
        'e2e',
      ]),
  ],
  ['unused code', () => run('knip', ['--no-progress'])],
  ['lock file', async () => checkLockFile()],
  ['expressions', async () => checkExpressions()],
  ['migrations', async () => checkMigrations()],
]

// Side by side, as each keeps one processor busy for a part of its time only.
const codes = await Promise.all(
  steps.map(async ([name, step]) => {
    const code = await step()
    console.log(`${code === 0 ? 'ok  ' : 'BAD '} ${name}`)
    return code
  }),
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
