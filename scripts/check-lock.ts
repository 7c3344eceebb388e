import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run.ts'

interface LockEntry {
  version?: string
  link?: boolean
  integrity?: string
  optionalDependencies?: Record<string, string>
}

/**
 * `npm ci` refuses a lock file that lacks an optional package for another platform, and `npm install` does not notice
 * when it writes one: so every optional dependency that an entry names must be in the lock, and every entry be verifiable.
 */
export function checkLockFile(): number {
  const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> }
  const paths = Object.keys(lock.packages)
  const names = new Set(paths.map((path) => path.split('node_modules/').at(-1)))
  const problems: string[] = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!names.has(name)) problems.push(`${path || 'the project'} names ${name}, which the lock file does not hold`)
    if (path.includes('node_modules/') && !entry.link && !entry.integrity) problems.push(`${path} has no integrity`)
  }
  for (const file of ['package.json', ...['contract', 'server', 'web'].map((name) => `packages/${name}/package.json`)]) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Record<
      string,
      Record<string, string> | undefined
    >
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`${file}: ${name} is not pinned (${version})`)
  }
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
}
