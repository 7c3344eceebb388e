import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { compileCache } from '../../../scripts/run.ts'
import type { FaultPoint } from '../src/faults.ts'
import { heldAt } from './held-at.ts'
import { confirmEmailAt } from './outbox.ts'
import { programFile } from './programs.ts'

export interface StoreProcess {
  url: string
  /** All that it has printed so far. */
  output(): string
  /** Resolves when somebody has come to this point of `holdAt`. */
  held(point: FaultPoint): Promise<void>
  /** SIGTERM, then waits for the end; answers with the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL, as a crash would. */
  kill(): Promise<void>
  /** Resolves when it has ended, however. */
  ended: Promise<number | null>
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

/** Longer than anything that a process takes for itself stays its own after its death; e-mails are the longest, with two minutes. */
export const AFTER_LEASES_MS = 3 * 60_000

/** Most of a start's processor time goes into making the embedded database fast, which a store that lives for seconds never is. */
const LITTLE_COMPILING = '--wasm-tiering-budget=1000000000'

/**
 * Starts the real server as a process of its own on a free loopback port, and waits until it says that it is ready.
 * With `dieAt` it dies the first time that it reaches that point; with `holdAt` whoever comes first to one of these points stays there,
 * so that several actions can be killed at once, each at its own. Its clock is ahead by `aheadMs`.
 */
export async function startStore(
  environment: Record<string, string>,
  {
    dieAt,
    holdAt,
    aheadMs = 0,
  }: { dieAt?: FaultPoint; holdAt?: readonly FaultPoint[]; aheadMs?: number } = {},
): Promise<StoreProcess> {
  return startCommand(
    process.execPath,
    [LITTLE_COMPILING, programFile(dieAt || holdAt || aheadMs ? 'test-main' : 'main')],
    {
      environment: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: compileCache,
        PORT: '0',
        HOST: '127.0.0.1',
        ...environment,
        ...(dieAt && { DIE_AT: dieAt }),
        ...(holdAt && { HOLD_AT: holdAt.join() }),
        ...(aheadMs && { CLOCK_AHEAD_MS: String(aheadMs) }),
      },
    },
  )
}

/** Starts the store, works with it, and returns when it has died at this point, whether it was ready by then or not. */
export async function startToDie(
  environment: Record<string, string>,
  options: { dieAt: FaultPoint; aheadMs?: number },
  work: (store: StoreProcess) => Promise<unknown> = async () => {},
): Promise<void> {
  let exitCode: number | null
  try {
    const store = await startStore(environment, options)
    await work(store).catch(ifGone)
    exitCode = await store.ended
  } catch (error) {
    if (!(error instanceof StoreDidNotStart)) throw error
    if (error.exitCode !== null) throw error
    exitCode = null
  }
  if (exitCode !== null) throw new Error(`the store ended by itself with ${exitCode}`)
}

/** What fetch throws when the other side is dead. */
function ifGone(error: unknown): void {
  if (!(error instanceof TypeError)) throw error
}

/** Starts the server by a command in its own environment, and waits until it says that it is ready. */
export async function startCommand(
  command: string,
  args: string[],
  {
    environment,
    cwd,
    isReady = (line) => /^Wakeel is ready at (\S+)$/.exec(line)?.[1],
  }: {
    environment: Record<string, string>
    cwd?: string
    /** The address of a store that has printed this line, if it is as far as it is waited for. */
    isReady?: (line: string) => string | undefined
  },
): Promise<StoreProcess> {
  const child = spawn(command, args, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
  })
  const lines: string[] = []
  const awaited = new Map<string, () => void>()
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const url = await new Promise<string>((ready, failed) => {
    collect(child, (line) => {
      lines.push(line)
      awaited.get(line)?.()
      const address = isReady(line)
      if (address) ready(address)
    })
    void ended.then((code) =>
      setImmediate(() => failed(new StoreDidNotStart(lines.join('\n'), code))),
    )
  })
  return {
    url,
    pid: child.pid!,
    ended,
    output: () => lines.join('\n'),
    held: (point) =>
      new Promise((reached) => {
        if (lines.includes(heldAt(point))) reached()
        else awaited.set(heldAt(point), reached)
      }),
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
  for (const stream of [child.stdout!, child.stderr!])
    createInterface({ input: stream }).on('line', heard)
}

/** Signs somebody up at a store and answers with their token. With its data directory the e-mail is confirmed too. */
export async function signUpAt({ url }: StoreProcess, dataDirectory?: string): Promise<string> {
  const email = `${randomUUID()}@example.ae`
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Aisha Rahman', email, password: randomUUID() }),
  })
  const body = (await response.json()) as { token: string }
  if (dataDirectory) await confirmEmailAt(url, dataDirectory, email)
  return response.headers.get('set-auth-token') ?? body.token
}
