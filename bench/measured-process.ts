import { type ChildProcess, fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'

/** What a measured server sends to its parent. */
export interface Usage {
  cpuMicroseconds: number
  memoryMegabytes: number
}

export interface Measurement {
  /** Processor time of the server process for one request, in microseconds. */
  cpu: number
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
export function reportTo(parent: NodeJS.Process, url: string): void {
  parent.send?.({ url })
  parent.on('message', () => {
    const { user, system } = process.cpuUsage()
    parent.send?.({
      cpuMicroseconds: user + system,
      memoryMegabytes: Math.round(process.memoryUsage().rss / 2 ** 20),
    } satisfies Usage)
  })
}

/** A server in a process of its own, so that its processor time is its own. */
export class MeasuredServer {
  readonly url: string
  readonly #child: ChildProcess
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  static async start(file: string, args: string[] = []): Promise<MeasuredServer> {
    const child = fork(resolve(import.meta.dirname, file), args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const { url } = await nextMessage<{ url: string }>(child)
    return new MeasuredServer(child, url)
  }

  usage(): Promise<Usage> {
    const answer = nextMessage<Usage>(this.#child)
    this.#child.send('usage')
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
    times.sort((a, b) => a - b)
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))]!
    return {
      cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / count,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      max: at(1),
    }
  }

  send({ path, method = 'GET', headers = {}, body }: BenchRequest, status = 200): Promise<string> {
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

  async stop(): Promise<void> {
    this.#agent.destroy()
    const ended = new Promise((done) => this.#child.once('exit', done))
    this.#child.kill('SIGTERM')
    await ended
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
