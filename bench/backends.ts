import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** The processor time of those processes of PostgreSQL that work for one database, where it runs on this machine; else 0. */
export class Backends {
  readonly #client: pg.Client
  readonly #database: string
  readonly #seen = new Map<number, number>()
  #total = 0

  constructor(client: pg.Client, database: string) {
    this.#client = client
    this.#database = database
  }

  /** What they have used since the first call. What a process used after the last call before its end is lost. */
  async cpuMicroseconds(): Promise<number> {
    const { rows } = await this.#client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = $1',
      [this.#database],
    )
    for (const { pid } of rows) {
      const used = usedBy(pid)
      this.#total += used - (this.#seen.get(pid) ?? 0)
      this.#seen.set(pid, used)
    }
    return this.#total
  }
}

/** Its first number: nanoseconds on a processor. */
function usedBy(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
  } catch {
    return 0
  }
}
