import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/**
 * The floors of the server, the lowest first: a room imports from the floors below it and from nothing above. A file that stands in
 * `src/` itself is named by its name; rooms of one line do not know one another.
 */
const serverFloors: readonly (readonly string[])[] = [
  [
    'clock.ts',
    'errors.ts',
    'faults.ts',
    'masking.ts',
    'logged-error.ts',
    'brand.ts',
    'seller.ts',
    'uae-calendar.ts',
    'bind.ts',
    'try-each.ts',
  ],
  ['operator-error.ts', 'cursor.ts', 'csv.ts', 'uae-days.ts'],
  ['database'],
  ['invariants.ts', 'storage.ts', 'observability', 'secrets'],
  ['http', 'outbound', 'workers', 'pdf', 'own-agents', 'text-rules'],
  ['emails', 'names', 'metrics', 'models', 'pictures'],
  ['accounts'],
  ['audit'],
  ['jobs', 'analytics', 'catalogue', 'signing'],
  ['organisations'],
  ['webhooks'],
  ['reviews', 'connections', 'billing', 'api-keys'],
  ['runs', 'oauth-server'],
  ['payments-admin', 'forge', 'creators', 'receipts', 'widgets', 'creator-pages'],
  ['tasks'],
  ['moderation', 'protocols', 'evaluations'],
  ['admin', 'founder', 'status'],
  ['personal-data', 'legal-texts.ts'],
  ['operator.ts'],
  ['config.ts', 'legal.ts', 'health.ts', 'outside.ts', 'all-invariants.ts'],
  ['web-app'],
  ['backup', 'capabilities.ts'],
  ['all-jobs.ts', 'mount-routes.ts'],
  ['app.ts'],
  ['seed', 'doctor.ts', 'migrate-database.ts'],
  ['start-store.ts'],
  ['main.ts'],
]

/** Which room writes the tables of a file in `database/schema/`, where it is not the one of the same name. */
const writers: Record<string, readonly string[]> = {
  'rate-limits': ['http'],
  // The skeleton of an agent's name, by which look-alikes are found.
  catalogue: ['catalogue', 'names'],
}

/** What may write every table: backups, and the first filling of an empty store. */
const writesAll = ['backup', 'seed', 'database']

interface Source {
  /** Below the root of the repository. */
  file: string
  text: string
  imports: string[]
}

function read(pattern: string): Source[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.(test|long|d)\.tsx?$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(resolve(root, file), 'utf8')
      const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'\n]+)'/g)].map(
        ([, path]) => join(dirname(file), path!),
      )
      return { file, text, imports: specifiers }
    })
}

const roomOf = (source: string, file: string): string => relative(source, file).split('/')[0]!

/** Files that import one another in a ring, types counted. */
function circles(sources: readonly Source[]): string[] {
  const known = new Map(sources.map((source) => [source.file, source]))
  const state = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      const ring = path.slice(path.indexOf(file))
      found.add([...ring, file].join(' → '))
      return
    }
    state.set(file, 'open')
    path.push(file)
    for (const next of known.get(file)?.imports ?? []) if (known.has(next)) visit(next)
    path.pop()
    state.set(file, 'done')
  }
  for (const { file } of sources) visit(file)
  return [...found].map((ring) => `a circle of imports: ${ring}`)
}

function upwardImports(sources: readonly Source[]): string[] {
  const source = 'packages/server/src'
  const floorOf = new Map(
    serverFloors.flatMap((rooms, floor) => rooms.map((room) => [room, floor])),
  )
  return sources.flatMap(({ file, imports }) => {
    const room = roomOf(source, file)
    if (!floorOf.has(room)) return [`${room} has no floor: name it in scripts/structure.ts`]
    return imports
      .filter(
        (to) =>
          roomOf(source, to) !== room && floorOf.get(roomOf(source, to))! >= floorOf.get(room)!,
      )
      .map((to) => `${file} imports ${to}, which does not stand below it`)
  })
}

/** Only the room that owns a table inserts, updates or deletes its rows. */
function foreignWrites(sources: readonly Source[]): string[] {
  const source = 'packages/server/src'
  const schema = `${source}/database/schema`
  const owners = new Map<string, readonly string[]>()
  for (const { file, text } of sources.filter((one) => one.file.startsWith(schema))) {
    const name = relative(schema, file).replace(/\.ts$/, '')
    for (const [, table] of text.matchAll(/export const (\w+) = pgTable\b/g))
      owners.set(table!, writers[name] ?? [name])
  }
  return sources.flatMap(({ file, text }) => {
    const room = roomOf(source, file)
    if (writesAll.includes(room)) return []
    return [...text.matchAll(/\.(insert|update|delete)\((\w+)\)/g)]
      .filter(([, , table]) => owners.has(table!) && !owners.get(table!)!.includes(room))
      .map(
        ([, verb, table]) =>
          `${file} does ${verb} ${table}, which ${owners.get(table!)!.join(', ')} alone writes`,
      )
  })
}

/** What stands below every feature of the web app, the lowest first. */
const webBase: readonly string[] = ['language', 'ui', 'session', 'showcase', 'answers']

function webImports(sources: readonly Source[]): string[] {
  const source = 'packages/web/src'
  const isFeature = (room: string) =>
    !room.includes('.') && room !== 'pages' && room !== 'shell' && !webBase.includes(room)
  return sources.flatMap(({ file, imports }) => {
    const room = roomOf(source, file)
    return imports.flatMap((to) => {
      const other = roomOf(source, to)
      if (other === room || other.includes('.')) return []
      if (isFeature(room) && isFeature(other))
        return [`${file} imports ${to}: a page composes parts of several features`]
      if (isFeature(room) && other === 'pages') return [`${file} imports the page ${to}`]
      const [from, below] = [webBase.indexOf(room), webBase.indexOf(other)]
      if (from >= 0 && (below < 0 || below > from))
        return [`${file} imports ${to}, which does not stand below it`]
      return []
    })
  })
}

/** What is wrong with who imports and who writes what, a sentence each. */
export function structureProblems(): string[] {
  const server = read('packages/server/src/**/*.ts')
  const web = read('packages/web/src/**/*.{ts,tsx}')
  const packages = [
    server,
    read('packages/skills/src/**/*.ts'),
    read('packages/contract/src/**/*.ts'),
    read('packages/paypal-sandbox/src/**/*.ts'),
    read('packages/client/src/**/*.ts'),
    web,
  ]
  return [
    ...packages.flatMap(circles),
    ...upwardImports(server),
    ...foreignWrites(server),
    ...webImports(web),
  ]
}

if (import.meta.main) for (const problem of structureProblems()) console.log(problem)
