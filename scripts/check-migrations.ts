import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run.ts'

export const migrationsFolder = 'packages/server/src/database/migrations'
export const checksumsFile = `${migrationsFolder}/checksums`

/** The migrations of one state of the project. */
export interface Migrations {
  /** The text of each SQL file by its name. */
  files: Map<string, string>
  /** What the list of checksums says, by the name of the file. */
  checksums: Map<string, string>
  /** drizzle-kit's journal, in its order. */
  journal: { tag: string; when: number }[]
}

/**
 * A store knows the migrations that it ran by their content, so one that has landed never changes: its checksum stands in a list that only grows.
 * `base` is what this change builds on; absent where the history does not tell.
 */
export function migrationProblems(
  now: Migrations,
  base: Pick<Migrations, 'files' | 'checksums'> | undefined,
): string[] {
  const problems: string[] = []
  for (const [name, text] of now.files) {
    const listed = now.checksums.get(name)
    if (!listed)
      problems.push(`${name} is not in the list of checksums; \`npm run migrations\` adds it`)
    else if (listed !== sha256(text))
      problems.push(
        `${name} is not what its checksum says: what has landed is never changed; \`npm run migrations\` lists a new one again`,
      )
  }
  for (const name of now.checksums.keys())
    if (!now.files.has(name)) problems.push(`${name} is in the list of checksums and was removed`)
  for (const [name, text] of base?.files ?? []) {
    if (!now.files.has(name)) problems.push(`${name} was removed, which the base still has`)
    else if (now.files.get(name) !== text)
      problems.push(`${name} differs from the base's; repair what it did with a new migration`)
  }
  for (const [name, checksum] of base?.checksums ?? [])
    if (now.checksums.get(name) !== checksum)
      problems.push(`the checksum of ${name} differs from the base's`)
  const tags = now.journal.map(({ tag }) => `${tag}.sql`)
  for (const name of now.files.keys())
    if (!tags.includes(name)) problems.push(`${name} is not in the journal`)
  const numbers = now.journal.map(({ tag }) => Number(tag.slice(0, 4)))
  if (numbers.some((number, index) => number !== index))
    problems.push('the numbers of the migrations do not follow one another')
  const late = now.journal.find(
    ({ when }, index) => index > 0 && when <= now.journal[index - 1]!.when,
  )
  if (late)
    problems.push(
      `${late.tag} was generated before the one that it follows; delete it and generate it anew`,
    )
  return problems
}

/** Prints what is wrong with the project's own migrations; answers with the exit code. */
export function checkMigrations(): number {
  const read = (name: string) => readFileSync(resolve(root, migrationsFolder, name), 'utf8')
  const names = readdirSync(resolve(root, migrationsFolder)).filter((name) => name.endsWith('.sql'))
  const now: Migrations = {
    files: new Map(names.map((name) => [name, read(name)])),
    checksums: parseChecksums(read('checksums')),
    journal: (JSON.parse(read('meta/_journal.json')) as { entries: Migrations['journal'] }).entries,
  }
  const problems = migrationProblems(now, baseState())
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
}

/** What this branch builds on: where it left main, or the commit before on main itself. Undefined without Git or its history. */
export function baseState(): Pick<Migrations, 'files' | 'checksums'> | undefined {
  const head = git('rev-parse', 'HEAD')
  const main = ['main', 'origin/main']
    .map((name) => git('rev-parse', '--verify', '--quiet', name))
    .find(Boolean)
  if (!head || !main) return undefined
  const parting = git('merge-base', head, main)
  const base = parting === head ? git('rev-parse', '--verify', '--quiet', 'HEAD^') : parting
  if (!base) return undefined
  const names = git('ls-tree', '--name-only', `${base}:${migrationsFolder}`)?.split('\n') ?? []
  const show = (name: string) => git('show', `${base}:${migrationsFolder}/${name}`) ?? ''
  return {
    files: new Map(names.filter((name) => name.endsWith('.sql')).map((name) => [name, show(name)])),
    checksums: names.includes('checksums') ? parseChecksums(show('checksums')) : new Map(),
  }
}

const parseChecksums = (list: string): Map<string, string> =>
  new Map(
    list
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('  ') as [string, string])
      .map(([checksum, name]) => [name, checksum]),
  )

/** What Git prints, but for the end of its last line where it adds one; undefined where it fails or is not there. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? (args[0] === 'show' ? stdout : stdout.trimEnd()) : undefined
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
