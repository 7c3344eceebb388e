import {
  type Emptied,
  type Emptying,
  emptyDatabase,
  rememberEmpty,
  shapeOf,
} from './emptied-database.ts'
import { withClient } from './postgres-client.ts'

/** A database on PostgreSQL that one test after the other uses. */
interface Reusable {
  url: string
  empty: Emptied
}

/** Of this worker: to copy another takes more than half a second, in which no other worker can copy one. */
const idle: Reusable[] = []

/** The address of a migrated database with nothing in it, and what is to be done with it afterwards. */
export async function postgresFromPool(
  make: () => Promise<string>,
  drop: (url: string) => Promise<void>,
): Promise<{ url: string; release(): Promise<void> }> {
  const reusable = idle.pop() ?? (await makeReusable(await make()))
  const release = async () => {
    if (await isEmptied(reusable)) idle.push(reusable)
    else await drop(reusable.url)
  }
  return { url: reusable.url, release }
}

const makeReusable = async (url: string): Promise<Reusable> => ({
  url,
  empty: await connected(url, (database) => rememberEmpty(database, [])),
})

/** False when its tables are not what they were. Whoever is still connected is not any more. */
const isEmptied = ({ url, empty }: Reusable): Promise<boolean> =>
  connected(url, async (database) => {
    await database.run(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    if ((await shapeOf(database, [])) !== empty.shape) return false
    await emptyDatabase(database, empty)
    return true
  }).catch((error: { code?: string }) => {
    if (error.code === NO_SUCH_DATABASE) return false
    throw error
  })

/** A test has dropped it. */
const NO_SUCH_DATABASE = '3D000'

const connected = <Result>(url: string, work: (database: Emptying) => Promise<Result>) =>
  withClient(url, (client) =>
    work({
      rows: async <Row>(text: string, params?: unknown[]) =>
        (await client.query(text, params)).rows as Row[],
      run: (text) => client.query(text),
    }),
  )
