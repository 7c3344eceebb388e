import { createHash } from 'node:crypto'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'

type AdapterMaker = ReturnType<typeof drizzleAdapter>

/**
 * How a session's token is stored, so that nobody who reads the database can be the person. A token is 190 random bits, so a plain
 * hash cannot be turned back; one that SQL can make too lets sessions outlive the migration.
 */
export const storedToken = (token: string): string =>
  `sha256:${createHash('sha256').update(token).digest('hex')}`

/** better-auth works with tokens as people hold them; the tables hold hashes. A stored hash that is presented as a token is hashed again. */
export const withHashedSessions =
  (make: AdapterMaker): AdapterMaker =>
  (options) =>
    hashing(make(options))

interface Clause {
  field: string
  value: unknown
}

interface Query {
  model: string
  where?: Clause[]
  data?: Row
  update?: Row
}

type Row = Record<string, unknown>
type Method = (...args: unknown[]) => unknown

function hashing<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      const call = method as Method
      if (name === 'transaction')
        return (work: (tx: object) => unknown) => call((tx: unknown) => work(hashing(tx as object)))
      return (query: unknown, ...rest: unknown[]) =>
        isAboutSessions(query)
          ? callHashed((hashed) => call(hashed, ...rest), query)
          : call(query, ...rest)
    },
  })
}

const isAboutSessions = (query: unknown): query is Query =>
  typeof query === 'object' && query !== null && 'model' in query && query.model === 'session'

async function callHashed(call: (query: Query) => unknown, query: Query): Promise<unknown> {
  const plain = new Map<unknown, string>()
  const hash = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hash)
    if (typeof value !== 'string') return value
    plain.set(storedToken(value), value)
    return storedToken(value)
  }
  const hashRow = (row: Row): Row => ('token' in row ? { ...row, token: hash(row.token) } : row)
  // Whoever asked by a token gets it back; sessions that were found otherwise show their hash, which opens nothing.
  const restore = (row: unknown): unknown =>
    typeof row === 'object' && row !== null && 'token' in row
      ? { ...row, token: plain.get(row.token) ?? row.token }
      : row

  const found = await call({
    ...query,
    ...(query.where && {
      where: query.where.map((clause) =>
        clause.field === 'token' ? { ...clause, value: hash(clause.value) } : clause,
      ),
    }),
    ...(query.data && { data: hashRow(query.data) }),
    ...(query.update && { update: hashRow(query.update) }),
  })
  return Array.isArray(found) ? found.map(restore) : restore(found)
}
