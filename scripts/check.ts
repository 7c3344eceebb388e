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
          ['contract', 'skills', 'paypal-sandbox', 'server', 'web'].map((name) =>
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

let failed = 0
for (const [name, step] of steps) {
  const code = await step()
  console.log(`${code === 0 ? 'ok  ' : 'BAD '} ${name}`)
  if (code !== 0) failed++
}
process.exitCode = failed === 0 ? 0 : 1
