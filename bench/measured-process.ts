import { type ChildProcess, fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'
import type { Backends } from './backends.ts'

/** What a measured server sends to its parent. */
export interface Usage {
  cpuMicroseconds: number
  memoryMegabytes: number
  /** What is in use, as far as garbage was collected before: `collected` asks for that. */
  liveBytes: number
  /** What was sent to PostgreSQL so far, where it was counted. */
  statements?: number
  /** The longest that one turn of the loop took since the last answer, in processor time. */
  longestTurnMs?: number
}

/** `watched`: from now on the loop's turns are timed, until the next question. */
export type Question = 'usage' | 'collected' | 'watched'

export interface Measurement {
  /** Processor time of the server process for one request, in microseconds. */
  cpu: number
  /** The same of PostgreSQL's processes; 0 where they are not known. */
  databaseCpu: number
  /** Statements that were sent to PostgreSQL for one request, where they are counted. */
  statements: number
  p50: number
  p95: number
  p99: number
  max: number
}

/** Who runs the store that is measured. */
export const FOUNDER = { email: 'founder@example.ae', password: 'a founder for the bench' }

export interface BenchRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** In a child: says where it listens and answers questions about what it used. */
export function reportTo(
  parent: NodeJS.Process,
  url: string,
  more: (question: Question) => Partial<Usage> = () => ({}),
): void {
  parent.send?.({ url })
  // A bench that is broken off leaves nothing running.
  parent.once('disconnect', () => process.exit(1))
  parent.on('message', (question: Question) => {
    const { user, system } = process.cpuUsage()
    if (question === 'collected') globalThis.gc?.()
    const { rss, heapUsed, external } = process.memoryUsage()
    parent.send?.({
      cpuMicroseconds: user + system,
      memoryMegabytes: Math.round(rss / 2 ** 20),
      liveBytes: heapUsed + external,
      ...more(question),
    } satisfies Usage)
  })
}

/** A server in a process of its own, so that its processor time is its own. */
export class MeasuredServer {
  readonly url: string
  readonly #child: ChildProcess
  readonly #backends: Backends | undefined
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })

  private constructor(child: ChildProcess, url: string, backends: Backends | undefined) {
    this.#child = child
    this.url = url
    this.#backends = backends
  }

  /** With `backends` what PostgreSQL does for it counts too. BENCH_PROFILES names a folder for a processor profile of each. */
  static async start(
    file: string,
    args: string[] = [],
    { backends }: { backends?: Backends | undefined } = {},
  ): Promise<MeasuredServer> {
    const profiles = process.env.BENCH_PROFILES
    const child = fork(resolve(import.meta.dirname, file), args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: ['--expose-gc', ...(profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [])],
    })
    const { url } = await nextMessage<{ url: string }>(child)
    return new MeasuredServer(child, url, backends)
  }

  usage(question: Question = 'usage'): Promise<Usage> {
    const answer = nextMessage<Usage>(this.#child)
    this.#child.send(question)
    return answer
  }

  /** Sends `count` requests, `concurrency` at a time, after a warm-up of a fifth; an answer of another status stops the bench. */
  async measure(
    count: number,
    next: (index: number) => BenchRequest,
    { concurrency = 16, status = 200, warmUp = Math.ceil(count / 5) } = {},
  ): Promise<Measurement> {
    for (let index = 0; index < warmUp; index += concurrency)
      await this.#wave(index, Math.min(concurrency, warmUp - index), next, status)
    const before = await this.usage()
    const databaseBefore = (await this.#backends?.cpuMicroseconds()) ?? 0
    const times: number[] = []
    let index = warmUp
    const end = warmUp + count
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        while (index < end) {
          const started = performance.now()
          await this.send(next(index++), status)
          times.push(performance.now() - started)
        }
      }),
    )
    const after = await this.usage()
    const databaseAfter = (await this.#backends?.cpuMicroseconds()) ?? 0
    times.sort((a, b) => a - b)
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))]!
    return {
      cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / count,
      databaseCpu: (databaseAfter - databaseBefore) / count,
      statements: ((after.statements ?? 0) - (before.statements ?? 0)) / count,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      max: at(1),
    }
  }

  async send(request: BenchRequest, status = 200): Promise<string> {
    try {
      return await this.#sendOnce(request, status)
    } catch (error) {
      // A connection that nobody used for long may be closed by the server at the moment it is used again.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
      return this.#sendOnce(request, status)
    }
  }

  async stop(): Promise<void> {
    this.#agent.destroy()
    const ended = new Promise((done) => this.#child.once('exit', done))
    this.#child.kill('SIGTERM')
    await ended
  }

  #sendOnce(
    { path, method = 'GET', headers = {}, body }: BenchRequest,
    status: number,
  ): Promise<string> {
    return new Promise((done, failed) => {
      const sent = request(
        this.url + path,
        {
          method,
          agent: this.#agent,
          headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        },
        (response) => {
          const pieces: Buffer[] = []
          response.on('data', (piece: Buffer) => pieces.push(piece))
          response.on('end', () => {
            const text = Buffer.concat(pieces).toString()
            if (response.statusCode === status) done(text)
            else
              failed(
                new Error(
                  `${method} ${path} answered ${response.statusCode}: ${text.slice(0, 200)}`,
                ),
              )
          })
        },
      )
      sent.on('error', failed)
      sent.end(body)
    })
  }

  async #wave(
    from: number,
    size: number,
    next: (index: number) => BenchRequest,
    status: number,
  ): Promise<void> {
    await Promise.all(
      Array.from({ length: size }, (_, offset) => this.send(next(from + offset), status)),
    )
  }
}

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, failed) => {
    const stop = (code: number | null) =>
      failed(new Error(`the measured server ended with ${code}`))
    child.once('exit', stop)
    child.once('message', (message) => {
      child.off('exit', stop)
      done(message as T)
    })
  })
}
