import { type PGlite, parse, protocol, type Results, types } from '@electric-sql/pglite'
import type { BoundStatement } from './database.ts'

const { serialize } = protocol

/** Prepared statements that the database keeps; the one that nobody used for the longest gives way. */
const MAX_STATEMENTS = 500
/** A longer one is an insert of many rows, and comes again with another number of them. */
const MAX_LENGTH = 10_000

/** Times stay as the database writes them, alone and in arrays: Drizzle reads them by their column. */
const asWritten = (text: string) => text
const timeTypes = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL]
const NUMERIC_ARRAY = 1231
const timeArrayTypes = [1115, 1182, 1185, 1187]

interface Statement {
  name: string
  parameterTypes: number[]
  /** The database keeps it under its name. */
  isPrepared: boolean
}

interface QueryOptions {
  rowMode?: 'array' | 'object'
}

export type EmbeddedClient = Awaited<ReturnType<typeof embeddedClient>>

type Query = (text: string, params?: unknown[], options?: QueryOptions) => Promise<Results>

/**
 * What Drizzle needs of PGlite. PGlite's own `query` exchanges six messages one by one, has each query read anew, and copies its
 * four hundred parsers whenever it is given some, as it is by Drizzle: a query takes it more than twice as long.
 */
export async function embeddedClient(lite: PGlite) {
  for (const type of [...timeTypes, ...timeArrayTypes, NUMERIC_ARRAY])
    lite.parsers[type] = asWritten
  // Nothing tells PGlite that a table has grown: a plan that was kept would stay the one for a table that was empty.
  await lite.exec('set plan_cache_mode = force_custom_plan')
  const { query, together } = preparedQueries(lite)
  return {
    query: ((...args) => lite._runExclusiveTransaction(() => query(...args))) satisfies Query,
    /** Executes statements in one message and one transaction, and answers with the rows of each. */
    together: (statements: readonly BoundStatement[]) =>
      lite._runExclusiveTransaction(() => together(statements)),
    transaction: <Result>(work: (tx: { query: Query }) => Promise<Result>): Promise<Result> =>
      lite.transaction((tx) =>
        work({
          query: async (...args) => {
            if (tx.closed) throw new Error('The transaction has ended.')
            return query(...args)
          },
        }),
      ),
  }
}

/** Prepares a statement when it comes for the second time, and sends what belongs to a query in one message. */
function preparedQueries(lite: PGlite) {
  const statements = new Map<string, Statement>()
  let statementsSoFar = 0

  const send = (...messages: Uint8Array[]) =>
    lite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })

  async function describe(text: string): Promise<Statement> {
    const described = await send(serialize.parse({ text }), serialize.describe({ type: 'S' }))
    const parameterTypes = parse.parseDescribeStatementResults(described)
    return { name: `s${statementsSoFar++}`, parameterTypes, isPrepared: false }
  }

  function keep(text: string, statement: Statement): Uint8Array[] {
    if (text.length > MAX_LENGTH) return []
    // The order of a map is that of insertion, so the first is the one that nobody used for the longest.
    statements.delete(text)
    statements.set(text, statement)
    const [oldest] = statements
    if (!oldest || statements.size <= MAX_STATEMENTS) return []
    statements.delete(oldest[0])
    return [serialize.close({ type: 'S', name: oldest[1].name })]
  }

  function beginning(text: string, { name, parameterTypes, isPrepared }: Statement): Uint8Array[] {
    // Without parameters the database would keep its plan whatever the mode is.
    if (parameterTypes.length === 0) return [serialize.parse({ text })]
    // One that failed may have been prepared before it did.
    return isPrepared ? [] : [serialize.close({ type: 'S', name }), serialize.parse({ text, name })]
  }

  /** The messages of one statement. */
  async function toMessages(text: string, params: readonly unknown[]) {
    const known = statements.get(text)
    const statement = known ?? (await describe(text))
    const { name, parameterTypes } = statement
    const hasName = known !== undefined && parameterTypes.length > 0
    const values = params.map((value, index) => toText(lite, value, parameterTypes[index]))
    const messages = [
      ...keep(text, statement),
      ...(known ? beginning(text, statement) : [serialize.parse({ text })]),
      serialize.bind({ ...(hasName && { statement: name }), values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ]
    return { statement, hasName, messages }
  }

  async function execute(
    asked: readonly { text: string; params: readonly unknown[] }[],
    rowMode: QueryOptions['rowMode'],
  ): Promise<Results[]> {
    const prepared = []
    for (const { text, params } of asked) prepared.push(await toMessages(text, params))
    try {
      const replies = await send(...prepared.flatMap(({ messages }) => messages))
      for (const { statement, hasName } of prepared) statement.isPrepared = hasName
      return parse.parseResults(replies, lite.parsers, { rowMode })
    } catch (error) {
      // It may be of a table as it was before.
      for (const { statement } of prepared) statement.isPrepared = false
      throw error
    }
  }

  const query: Query = (text, params = [], { rowMode } = {}) =>
    lite._runExclusiveQuery(async () => {
      await lite._checkReady()
      const [result] = await execute([{ text, params }], rowMode)
      return result ?? { rows: [], fields: [] }
    })

  const together = (asked: readonly BoundStatement[]): Promise<unknown[][]> =>
    lite._runExclusiveQuery(async () => {
      await lite._checkReady()
      return (await execute(asked, 'object')).map(({ rows }) => rows)
    })

  return { query, together }
}

function toText(lite: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  const serializer = type === undefined ? undefined : lite.serializers[type]
  return serializer ? serializer(value) : String(value)
}
