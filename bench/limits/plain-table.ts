import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Engine } from '../rows/row.ts'
import type { Stores } from '../rows/stores.ts'
import { workHere } from './work-here.ts'

const ROWS = 10_000

/** A table with a key and nothing else around it: what reading or writing one row costs at least, in microseconds. */
export async function openPlainTable(stores: Stores, engine: Engine) {
  const { dataDirectory, databaseUrl, backends } = await stores.database(engine, 'plain table')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const lite =
    engine === 'PGlite' ? await PGlite.create(resolve(dataDirectory, 'database')) : undefined
  const query = (name: string, text: string, values: unknown[]): Promise<unknown> =>
    lite ? lite.query(text, values) : pool.query({ name, text, values })
  await query(
    'make',
    'create table if not exists plain (id uuid primary key, number int, person text not null, body text not null, at timestamptz not null)',
    [],
  )
  await query(
    'fill',
    `insert into plain select gen_random_uuid(), i, 'somebody', repeat('a word ', 60), now() from generate_series(1, ${ROWS}) as i where not exists (select from plain)`,
    [],
  )
  await query('index', 'create index if not exists plain_number on plain (number)', [])
  const insert = () =>
    query('insert', 'insert into plain values ($1, 0, $2, $3, now())', [
      randomUUID(),
      'somebody',
      'It answers as it should, and shows each step.',
    ])
  return {
    oneSelect: (count: number) =>
      workHere(
        count,
        (index) => query('select', 'select * from plain where number = $1', [1 + (index % ROWS)]),
        { backends },
      ),
    oneInsert: (count: number) => workHere(count, insert, { backends }),
    threeWrites: (count: number) =>
      workHere(
        count,
        async (index) => {
          await insert()
          await query('update', `update plain set body = 'another' where number = $1`, [
            1 + ((index * 2) % ROWS),
          ])
          await insert()
        },
        { backends },
      ),
    async close(): Promise<void> {
      await lite?.close()
      await pool.end()
    },
  }
}
