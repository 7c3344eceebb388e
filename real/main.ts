import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// npm run test:real              the store against servers and agents of other people, as they publish them
// npm run test:real -- images    only the cases whose name holds a word

const folder = import.meta.dirname

/** They are many, and nobody else needs them: they are installed here, from the lock file of this folder, when they are first asked for. */
function ensureInstalled(): void {
  const lockFile = readFileSync(resolve(folder, 'package-lock.json'), 'utf8')
  const installed = resolve(folder, 'node_modules/.package-lock.json')
  const names = Object.keys(JSON.parse(lockFile).packages).filter(Boolean)
  const found: Record<string, { version: string }> = existsSync(installed)
    ? JSON.parse(readFileSync(installed, 'utf8')).packages
    : {}
  if (names.every((name) => found[name]?.version === JSON.parse(lockFile).packages[name].version))
    return
  console.log('Installing the servers and agents of other people (once)…')
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) process.exit(status || 1)
}

ensureInstalled()
const { runCases } = await import('./run-cases.ts')
process.exit((await runCases(process.argv.slice(2))) ? 0 : 1)
