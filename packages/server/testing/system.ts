import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { accounts, admin } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { type App, createApp } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { users } from '../src/database/schema/accounts.ts'
import type { Watching } from '../src/founder/dependencies.ts'
import { Listener } from '../src/http/listener.ts'
import { findViolations } from '../src/invariants.ts'
import { openTracing } from '../src/observability/tracing.ts'
import type { Resolve } from '../src/outbound/outbound-fetch.ts'
import type { RunsAtOnce } from '../src/runs/runs-at-once.ts'
import type { WorkerPool } from '../src/workers/worker-pool.ts'
import { publishTestApp, type TestApp } from './apps.ts'
import { TestClock, TestFaults, TestLog, TestMail, testResolve } from './stand-ins.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { testWorkers } from './test-workers.ts'

export interface TestReply {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape.
  body: any
}

export interface TestRequest {
  body?: unknown
  /** Sent as it is instead of `body`. */
  raw?: string | Uint8Array
  token?: string
  cookie?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

export interface Person {
  id: string
  name: string
  email: string
  password: string
  token: string
  cookie: string
}

export type System = Awaited<ReturnType<typeof openSystem>>

/** What a second process of the same store shares with the first. */
interface Shared {
  clock: TestClock
  mail: TestMail
  anotherDatabase(): Promise<Database>
}

export interface SystemOptions {
  languageModel?: LanguageModelV4
  /** Answers when that one cannot. */
  fallbackModel?: LanguageModelV4
  /** Stands in for what is beyond the process: PayPal. */
  fetch?: typeof fetch
  /** Stands in for the network's names. */
  resolve?: Resolve
  /** Of one call to an agent elsewhere. */
  remoteTimeLimitMs?: number
  /** Ended by whoever made it. */
  workers?: WorkerPool
  /** As many as a test likes, unless it is about their number. */
  runsAtOnce?: RunsAtOnce
  /** Of the founder's live metrics. */
  watching?: Watching
  /** One that something outside the store goes by as well. */
  clock?: TestClock
  /** How long a whole request may take to arrive, where a test is about that. */
  arrival?: ConstructorParameters<typeof Listener>[0]
  config?: Partial<Config>
  /** The store does by itself what nobody asks for, as soon as it is open and now and then; else only what a test asks for happens. */
  hasJobs?: boolean
  /** Another system whose database this one shares, as a second process would; only on PostgreSQL. */
  beside?: Shared
}

/** A whole store over HTTP on loopback, with its own empty database and only the outside replaced. */
export async function openSystem({
  languageModel,
  fallbackModel,
  fetch: toProvider = fetch,
  resolve = testResolve,
  remoteTimeLimitMs,
  runsAtOnce = { person: 1_000, apiKey: 1_000, network: 1_000 },
  watching,
  arrival,
  workers = testWorkers,
  config,
  hasJobs = false,
  beside,
  ...given
}: SystemOptions = {}) {
  const storage: TestDatabase | undefined = beside ? undefined : await createTestDatabase()
  const database: Database = beside ? await beside.anotherDatabase() : storage!.database
  const clock = beside?.clock ?? given.clock ?? new TestClock()
  const mail = beside?.mail ?? new TestMail()
  const faults = new TestFaults()
  const log = new TestLog()
  const listener = new Listener(arrival)
  const url = await listener.listen({ host: '127.0.0.1', port: 0 })
  const tracing = await openTracing(config?.tracing)
  const app: App = await createApp({ ...testConfig, publicUrl: url, ...config }, database, {
    clock,
    mail,
    faults,
    log,
    ...(tracing && { tracing }),
    fetch: toProvider,
    resolve,
    ...(remoteTimeLimitMs !== undefined && { remoteTimeLimitMs }),
    runsAtOnce,
    ...(watching && { watching }),
    workers,
    languageModel,
    fallbackModel,
    modelPausesMs: [1, 1],
    newId: randomUUID,
    passwordCost: cheapPassword,
  })
  if (hasJobs) await app.startJobs()
  await app.server.ready()
  listener.open(app.server.routing)

  async function request(
    method: string,
    path: string,
    { body, raw, token, cookie, headers, signal }: TestRequest = {},
  ): Promise<TestReply> {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined || raw !== undefined ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(path.startsWith('/api/auth') ? { origin: url } : {}),
        ...headers,
      },
      ...(raw !== undefined
        ? { body: raw as BodyInit }
        : body !== undefined
          ? { body: JSON.stringify(body) }
          : {}),
      ...(signal ? { signal } : {}),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    }
  }

  const setRole = (id: string, role: admin.GivenRole) =>
    database.transaction((tx) => app.accounts.setRole(tx, id, role))

  /** Somebody who has signed up through the front door, and confirmed the e-mail unless told otherwise. `daysAgo`: when that was. */
  async function user({
    role,
    name = 'Aisha Rahman',
    isConfirmed = true,
    daysAgo = 0,
    ...rest
  }: {
    isConfirmed?: boolean
    daysAgo?: number
    role?: accounts.Role
    name?: string
    email?: string
    password?: string
  } = {}): Promise<Person> {
    const email = rest.email ?? `${randomUUID()}@example.ae`
    const password = rest.password ?? `pass-${randomUUID()}`
    const reply = await request('POST', '/api/auth/sign-up/email', {
      body: { name, email, password },
    })
    if (reply.status !== 200) throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
    const id: string = reply.body.user.id
    const joined = daysAgo > 0 && {
      createdAt: new Date(clock.now().getTime() - daysAgo * 86_400_000),
    }
    if (isConfirmed || joined)
      await database
        .update(users)
        .set({ emailVerified: isConfirmed, ...joined })
        .where(eq(users.id, id))
    if (role === 'founder') await app.accounts.makeFounder(id)
    else if (role) await setRole(id, role)
    const cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    return {
      id,
      name,
      email,
      password,
      token: reply.headers.get('set-auth-token') ?? reply.body.token,
      cookie,
    }
  }

  return {
    url,
    clock,
    mail,
    faults,
    log,
    tracing,
    database,
    capabilities: app,
    request,
    user,
    setRole,
    suspend: (id: string) => database.transaction((tx) => app.accounts.suspend(tx, id)),
    restore: (id: string) => database.transaction((tx) => app.accounts.restore(tx, id)),
    /** An app in the store with a skill that answers. */
    app: (overrides: Partial<TestApp> = {}) => publishTestApp(app, overrides),
    /** Sentences about what is wrong in the stored data; empty when all invariants hold. */
    violations: () => findViolations(app.invariants, database),
    anotherDatabase: (): Promise<Database> => storage!.another(),
    async close(): Promise<void> {
      app.founder.stopWatching()
      await listener.close()
      await app.close()
      await tracing?.close()
      await storage?.remove()
    },
  }
}

/** Hundreds of people sign up, and what their passwords are worth is tested where they are hashed. */
const cheapPassword = { memory: 8, passes: 1, parallelism: 1 }

const testConfig: Config & { authSecret: string } = {
  version: '0.0.0',
  port: 0,
  host: '127.0.0.1',
  publicUrl: undefined,
  dataDirectory: '',
  databaseUrl: undefined,
  migrationDatabaseUrl: undefined,
  authSecret: 'a secret that only tests know, long enough',
  founder: { email: undefined, password: undefined },
  models: undefined,
  paypal: undefined,
  vatMode: 'added',
  operator: {
    seller: {
      name: { en: 'Wakeel', ar: 'وكيل' },
      address: { en: 'Dubai, United Arab Emirates', ar: 'دبي، الإمارات العربية المتحدة' },
      trn: '100000000000003',
      contact: 'billing@example.ae',
    },
  },
  payoutIban: undefined,
  logLevel: 'warn',
  metricsToken: undefined,
  tracing: undefined,
  securityContact: undefined,
  smtpUrl: undefined,
  stopping: { withinMs: 9_000, drainMs: 0 },
  requireSecondFactor: undefined,
  // As many as a test likes, unless it is about their number.
  signUpsPerHour: 100_000,
  investorDemo: false,
  trustProxy: [],
  outboundAllow: [],
  seed: 'none',
  webDirectory: undefined,
}
