import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run.ts'

type Versions = Record<string, string>

interface LockEntry {
  version?: string
  link?: boolean
  inBundle?: boolean
  integrity?: string
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
}

export interface Lock {
  packages: Record<string, LockEntry>
}

/** The part of a package.json that the lock file is made from. */
export interface Manifest {
  dependencies?: Versions
  devDependencies?: Versions
}

/**
 * `npm ci` refuses a lock file that lacks an optional package for another platform, and `npm install` does not notice
 * when it writes one: so every optional dependency that an entry names must be in the lock, and every entry be verifiable.
 * Every version is exact, because npm on an older Node silently picks older packages. `manifests` are by folder, '' is the root.
 */
export function lockProblems(lock: Lock, manifests: Record<string, Manifest>): string[] {
  const names = new Set(
    Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)),
  )
  const problems: string[] = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!names.has(name))
        problems.push(`${path || 'the project'} names ${name}, which the lock file does not hold`)
    if (path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity)
      problems.push(`${path} has no integrity`)
  }
  for (const [folder, manifest] of Object.entries(manifests)) {
    const file = folder ? `${folder}/package.json` : 'package.json'
    const declared = everyVersion(manifest)
    const locked = everyVersion(lock.packages[folder] ?? {})
    for (const name of new Set([...Object.keys(declared), ...Object.keys(locked)]))
      if (declared[name] !== locked[name])
        problems.push(
          `${file}: ${name} is ${declared[name] ?? 'absent'}, the lock file was made for ${locked[name] ?? 'none'}`,
        )
    for (const [name, version] of Object.entries(declared))
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        problems.push(`${file}: ${name} is not pinned (${version})`)
  }
  return problems
}

/** Prints what is wrong with the project's own lock file; answers with the exit code. */
export function checkLockFile(): number {
  const read = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'))
  const folders = [
    '',
    'packages/contract',
    'packages/skills',
    'packages/paypal-sandbox',
    'packages/client',
    'packages/server',
    'packages/web',
  ]
  const manifests = Object.fromEntries(
    folders.map((folder) => [folder, read(`${folder || '.'}/package.json`) as Manifest]),
  )
  const problems = lockProblems(read('package-lock.json') as Lock, manifests)
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
}

const everyVersion = ({ dependencies, devDependencies }: Manifest): Versions => ({
  ...dependencies,
  ...devDependencies,
})
