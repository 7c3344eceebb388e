import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run.ts'

/** The code of a commit in a folder of its own, with the packages that are installed here. */
export interface Version {
  folder: string
  main: string
}

export function checkOut(commit: string, folder: string): Version {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit, 'packages', 'package.json'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(resolve(root, 'node_modules'), resolve(folder, 'node_modules'), folder)
  for (const name of readdirSync(resolve(folder, 'packages'))) {
    const installed = resolve(root, 'packages', name, 'node_modules')
    if (existsSync(installed))
      linkPackages(installed, resolve(folder, 'packages', name, 'node_modules'), folder)
  }
  const built = resolve(root, 'packages/web/dist')
  if (existsSync(built)) symlinkSync(built, resolve(folder, 'packages/web/dist'))
  return { folder, main: resolve(folder, 'packages/server/src/main.ts') }
}

/** The store's own packages are those of the version. */
function linkPackages(installed: string, target: string, folder: string): void {
  mkdirSync(resolve(target, '@wakeel'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@wakeel') symlinkSync(resolve(installed, name), resolve(target, name))
  for (const name of readdirSync(resolve(folder, 'packages'))) {
    const own = resolve(target, '@wakeel', name)
    if (!existsSync(own)) symlinkSync(resolve(folder, 'packages', name), own)
  }
}

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** One migration more, as the next version has it. */
export function addMigration({ folder }: Version, statements: string): void {
  const migrations = resolve(folder, 'packages/server/src/database/migrations')
  const file = resolve(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const last = journal.entries.at(-1)!
  const tag = `${String(last.idx + 1).padStart(4, '0')}_next_version`
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(resolve(migrations, `${tag}.sql`), statements)
}
