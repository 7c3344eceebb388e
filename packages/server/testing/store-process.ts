import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const main = resolve(import.meta.dirname, '../src/main.ts')

export interface StoreProcess {
  url: string
  /** All that it has printed so far. */
  output(): string
  /** SIGTERM, then waits for the end; answers with the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL, as a crash would. */
  kill(): Promise<void>
  pid: number
}

/** The store stopped before it was ready; the message is what it printed. */
export class StoreDidNotStart extends Error {
  readonly exitCode: number | null

  constructor(output: string, exitCode: number | null) {
    super(output)
    this.exitCode = exitCode
  }
}

/** Starts the real server as a process of its own on a free loopback port, and waits until it says that it is ready. */
export async function startStore(environment: Record<string, string>): Promise<StoreProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const url = await new Promise<string>((ready, failed) => {
    collect(child, (line) => {
      lines.push(line)
      const address = /^Wakeel is ready at (\S+)$/.exec(line)?.[1]
      if (address) ready(address)
    })
    void ended.then((code) => setImmediate(() => failed(new StoreDidNotStart(lines.join('\n'), code))))
  })
  return {
    url,
    pid: child.pid!,
    output: () => lines.join('\n'),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function collect(child: ChildProcess, heard: (line: string) => void): void {
  for (const stream of [child.stdout!, child.stderr!]) createInterface({ input: stream }).on('line', heard)
}
