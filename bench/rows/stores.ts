import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { Backends } from '../backends.ts'
import { MeasuredServer } from '../measured-process.ts'
import type { StoreOptions } from '../store-options.ts'
import type { Engine, Place } from './row.ts'

export type Extras = Pick<StoreOptions, 'reviewsOfOne' | 'runsOfOne' | 'modelUrl'>

/** So many can sign in. */
export const PEOPLE = 2_000

/** Where a filled database is. */
interface Filled {
  dataDirectory: string
  databaseUrl?: string | undefined
  backends?: Backends | undefined
}

/** The stores that are measured. Each database is filled once; one store runs at a time, as they share two cores. */
export class Stores {
  readonly #directory: string
  readonly #adminUrl: string
  readonly #admin: pg.Client | undefined
  readonly #filled = new Map<string, Filled>()
  #running: { key: string; server: MeasuredServer } | undefined

  private constructor(directory: string, adminUrl: string, admin: pg.Client | undefined) {
    this.#directory = directory
    this.#adminUrl = adminUrl
    this.#admin = admin
  }

  static async open(directory: string): Promise<Stores> {
    const url =
      process.env.BENCH_DATABASE_URL ??
      process.env.TEST_DATABASE_URL ??
      'postgres://postgres@127.0.0.1:5432/postgres'
    const admin = new pg.Client({ connectionString: url })
    const isThere = await admin.connect().then(
      () => true,
      () => false,
    )
    return new Stores(directory, url, isThere ? admin : undefined)
  }

  get engines(): Engine[] {
    return this.#admin ? ['PGlite', 'PostgreSQL'] : ['PGlite']
  }

  /** The store that runs, if it is this one; else that one is stopped and this one started. */
  async store(place: Place, extras: Extras = {}): Promise<MeasuredServer> {
    const key = JSON.stringify([place, extras])
    if (this.#running?.key === key) return this.#running.server
    await this.stop()
    const server = await this.another(place, extras)
    this.#running = { key, server }
    return server
  }

  /** One more process of a store; whoever asks stops it. */
  async another(place: Place, { modelUrl, ...fill }: Extras = {}): Promise<MeasuredServer> {
    const { backends, ...where } = await this.#place(place, fill)
    const options: StoreOptions = { ...where, ...fill, agents: place.agents, people: PEOPLE }
    return MeasuredServer.start('store-server.ts', [JSON.stringify({ ...options, modelUrl })], {
      backends,
    })
  }

  /** Settings with which the real program opens a filled database that no other process has. */
  async settings(place: Place): Promise<Record<string, string>> {
    await this.store(place)
    await this.stop()
    const { dataDirectory, databaseUrl } = await this.#place(place, {})
    return {
      DATA_DIR: dataDirectory,
      SEED: 'none',
      ...(databaseUrl && { DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(64) }),
    }
  }

  /** A database that is empty at first, by its name. */
  async database(engine: Engine, name: string): Promise<Filled> {
    return this.#make(engine, `${name} on ${engine}`)
  }

  /** A server that only sends these replies, by address. */
  async constant(replies: Record<string, string>, file = 'fastify-server.ts') {
    const path = resolve(this.#directory, 'replies.json')
    writeFileSync(path, JSON.stringify(replies))
    return MeasuredServer.start(file, [path])
  }

  async stop(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    await running?.server.stop()
  }

  async close(): Promise<void> {
    await this.stop()
    for (const { databaseUrl } of this.#filled.values())
      if (databaseUrl)
        await this.#admin?.query(
          `drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`,
        )
    await this.#admin?.end()
  }

  #place({ engine, agents }: Place, fill: object): Promise<Filled> {
    return this.#make(engine, JSON.stringify([engine, agents, fill]))
  }

  async #make(engine: Engine, key: string): Promise<Filled> {
    const known = this.#filled.get(key)
    if (known) return known
    const number = this.#filled.size
    const made: Filled = { dataDirectory: resolve(this.#directory, `store-${number}`) }
    mkdirSync(made.dataDirectory)
    if (engine === 'PostgreSQL') {
      if (!this.#admin) throw new Error('PostgreSQL did not answer')
      const name = `wakeel_bench_${process.pid}_${number}`
      await this.#admin.query(`create database ${name}`)
      made.databaseUrl = Object.assign(new URL(this.#adminUrl), { pathname: `/${name}` }).toString()
      made.backends = new Backends(this.#admin, name)
    }
    this.#filled.set(key, made)
    return made
  }
}
