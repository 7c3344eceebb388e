import { DrizzleQueryError, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { BoundStatement, Queries } from './database.ts'

/** What a statement is given, by name: as PostgreSQL reads it, which for JSON and times is text. */
export type Values = Record<string, BoundStatement['params'][number]>

export type Statement<Row> = ReturnType<typeof statement<Row>>

/** A value that a statement is given each time, and its type in the database. */
export const param = (name: string, type: string): SQL =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

/** A number that is the same each time. */
export const constant = (number: number): SQL => sql.raw(String(number))

const dialect = new PgDialect()

/** A statement that is built once, and that the database keeps prepared under its name: to build one and have it planned takes longer than to execute it. */
export function statement<Row>(name: string, query: SQL) {
  const built = dialect.sqlToQuery(query)
  const names: string[] = []
  // A value that stands in several places is sent once.
  const text = built.sql.replace(/\$(\d+)/g, (_, number) => {
    const placeholder = built.params[Number(number) - 1]
    if (!(placeholder instanceof Placeholder))
      throw new Error(`the statement ${name} has a value that is no parameter`)
    const known = names.indexOf(placeholder.name)
    return `$${(known < 0 ? names.push(placeholder.name) - 1 : known) + 1}`
  })

  const bind = (values: Values): BoundStatement => ({
    name,
    text,
    params: names.map((param) => {
      const value = values[param]
      if (value === undefined) throw new Error(`the statement ${name} lacks ${param}`)
      return value
    }),
  })

  return {
    bind,

    async execute(queries: Queries, values: Values): Promise<Row[]> {
      const { params } = bind(values)
      const prepared = queries._.session.prepareQuery({ sql: text, params }, undefined, name, false)
      return ((await prepared.execute()) as { rows: Row[] }).rows
    },
  }
}

/** Fails as a query of Drizzle's does, so that whoever logs it knows what to leave out. */
export async function asQuery<T>(
  statements: readonly BoundStatement[],
  work: Promise<T>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const texts = statements.map(({ text }) => text)
    throw new DrizzleQueryError(texts.join(';\n'), [], error as Error)
  }
}
