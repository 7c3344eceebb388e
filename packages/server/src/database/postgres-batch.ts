import pg from 'pg'

/** What pg's own queries know and its types leave out. */
interface Query extends pg.Query {
  name?: string
  text: string
  callback(error: Error | null, result?: pg.QueryResult): void
  prepare(connection: pg.Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
}

interface Connection extends pg.Connection {
  submittedNamedStatements: Record<string, string>
}

/** Statements that go to PostgreSQL in one message, and whose answers come in one. */
class Batch implements pg.Submittable {
  /** The one whose answer is being read. */
  #at = 0
  readonly #queries: Query[]
  readonly #done: (error?: Error) => void

  constructor(queries: Query[], done: (error?: Error) => void) {
    this.#queries = queries
    this.#done = done
  }

  // What pg remembers as prepared.
  get name() {
    return this.#queries[this.#at]?.name
  }
  get text() {
    return this.#queries[this.#at]?.text
  }

  submit(connection: pg.Connection): void {
    const withoutSync: pg.Connection = Object.create(connection, { sync: { value() {} } })
    connection.stream.cork()
    for (const query of this.#queries) query.prepare(withoutSync)
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#at]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#at]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#queries[this.#at]?.handleCommandComplete(message, connection)
    this.#at += 1
  }

  handleReadyForQuery(connection: pg.Connection): void {
    for (const query of this.#queries) query.handleReadyForQuery(connection)
    this.#done()
  }

  handleError(error: Error, connection: Connection): void {
    // PostgreSQL reads nothing of what follows the one that failed.
    for (const { name } of this.#queries.slice(this.#at))
      if (name) delete connection.submittedNamedStatements[name]
    this.#done(error)
  }
}

/**
 * Sends statements in one message. Outside of a transaction they are one, without a `begin` and a `commit` to wait for: what they do takes
 * effect together or not at all, and each still sees what was committed before it began.
 */
export function sendTogether(
  client: pg.ClientBase,
  statements: readonly pg.QueryConfig[],
): Promise<pg.QueryResult[]> {
  const results: pg.QueryResult[] = []
  return new Promise((resolve, reject) => {
    const queries = statements.map((statement, index) => {
      const query = new pg.Query(statement) as unknown as Query
      query.callback = (error, result) => {
        if (error) reject(error)
        else if (result) results[index] = result
      }
      return query
    })
    client.query(new Batch(queries, (error) => (error ? reject(error) : resolve(results))))
  })
}

const NOTHING = { rows: [], rowCount: 0 }

/** A connection on which `begin` waits for the first statement and goes with it, and is never sent where none comes. */
export function beginningLate(client: pg.PoolClient): pg.PoolClient {
  let isHeldBack = false

  async function query(statement: pg.QueryConfig, values?: unknown[]) {
    if (statement.text === 'begin') {
      isHeldBack = true
      return NOTHING
    }
    if (!isHeldBack) return client.query(statement, values)
    isHeldBack = false
    if (statement.text === 'commit' || statement.text === 'rollback') return NOTHING
    const [, result] = await sendTogether(client, [
      { text: 'begin' },
      { ...statement, ...(values && { values }) },
    ])
    return result
  }

  return { query } as unknown as pg.PoolClient
}
