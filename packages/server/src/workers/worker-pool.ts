import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { DomainError } from '../errors.ts'
import { type Outcome, type Reply, type Request, toCpuMs } from './messages.ts'
import type { Task } from './task.ts'

export interface WorkerLimits {
  /** How many threads there may be at once. */
  threads: number
  /** How much of a processor's time one task may take before its thread is terminated. */
  timeLimitMs: number
  /** How long one task may take at most, however little of a processor it was given. */
  deadlineMs: number
  /** How many tasks may wait for a thread. */
  maxQueue: number
  /** How long a task may wait for a thread. */
  waitLimitMs: number
  /** The heap of one thread. */
  memoryMb: number
  /** What a thread executes. */
  script: URL
}

const standard: Omit<WorkerLimits, 'script'> = {
  threads: Math.min(8, Math.max(2, availableParallelism() - 1)),
  timeLimitMs: 2_000,
  deadlineMs: 20_000,
  maxQueue: 64,
  waitLimitMs: 10_000,
  memoryMb: 256,
}

/** How long a thread stays that has nothing to do, and the last one besides, as to begin is a second of whoever asks next: each takes as much memory as half of the store. */
const IDLE_LIMIT_MS = 60_000
const LAST_IDLE_LIMIT_MS = 10 * 60_000
const RETRY_AFTER_SECONDS = 2
/** How soon a task is looked at again that has not had its time yet. */
const LOOK_AGAIN_MS = 50

export type WorkerPool = ReturnType<typeof createWorkerPool>

/** A task that waits for its thread, or is at work in it. */
interface Job extends Request {
  /** A thread's memory was at its end with it once, after other tasks. */
  isSecondTry?: boolean
  resolve(value: unknown): void
  reject(error: unknown): void
}

interface Thread {
  worker: Worker
  isReady: boolean
  hasWorked: boolean
  job: Job | undefined
  /** What the thread had taken of a processor before its job. */
  cpuMsBefore: number
  timer: NodeJS.Timeout | undefined
}

interface Pool {
  limits: WorkerLimits
  threads: Set<Thread>
  waiting: Set<Job>
  isClosed: boolean
}

/**
 * Runs what reads people's texts in threads of its own, so that no text can keep others waiting. Threads start when they are
 * needed. One that exceeds its time or its memory is terminated and replaced; its task ends with `request.too_demanding`.
 * A task that finds no thread in time, or whose thread is given no processor, ends with `server.busy`: the text is not to blame.
 */
export function createWorkerPool(given: Partial<WorkerLimits> & Pick<WorkerLimits, 'script'>) {
  const pool: Pool = {
    limits: { ...standard, ...given },
    threads: new Set(),
    waiting: new Set(),
    isClosed: false,
  }
  return {
    run: <Input, Result>(task: Task<Input, Result>, input: Input, signal?: AbortSignal) =>
      run(pool, task, input, signal),

    /** Starts a thread where there is none: somebody is about to have work for it. */
    warm(): void {
      if (pool.threads.size === 0 && !pool.isClosed) start(pool)
    },

    /** How many threads there are. */
    get size(): number {
      return pool.threads.size
    },

    async close(): Promise<void> {
      pool.isClosed = true
      for (const job of pool.waiting) job.reject(new DomainError('server.unavailable'))
      for (const thread of pool.threads) end(pool, thread, new DomainError('server.unavailable'))
    },
  }
}

/** Runs a task in a thread. Throws what the task throws, and the reason of `signal` when nobody waits any more. */
function run<Input, Result>(
  pool: Pool,
  task: Task<Input, Result>,
  input: Input,
  signal?: AbortSignal,
): Promise<Result> {
  const { waiting, limits } = pool
  return new Promise((resolve, reject) => {
    if (pool.isClosed) throw new DomainError('server.unavailable')
    if (waiting.size >= limits.maxQueue) throw busy()
    signal?.throwIfAborted()
    const leave = () => giveUp(signal?.reason)
    const tooLong = setTimeout(() => waiting.has(job) && giveUp(busy()), limits.waitLimitMs).unref()
    const done = () => {
      clearTimeout(tooLong)
      waiting.delete(job)
      signal?.removeEventListener('abort', leave)
    }
    const job: Job = {
      task: task.name,
      input,
      resolve(value) {
        done()
        resolve(value as Result)
      },
      reject(error) {
        done()
        reject(error)
      },
    }
    // A task at work goes on to its end, which is near; a new thread would cost more.
    const giveUp = (error: unknown) => job.reject(error)
    signal?.addEventListener('abort', leave, { once: true })
    waiting.add(job)
    assign(pool)
  })
}

function start(pool: Pool): void {
  const { script, memoryMb } = pool.limits
  const worker = new Worker(script, {
    execArgv: [],
    // What reads texts needs no settings, and no secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  })
  const thread: Thread = {
    worker,
    isReady: false,
    hasWorked: false,
    job: undefined,
    cpuMsBefore: 0,
    timer: undefined,
  }
  pool.threads.add(thread)
  worker.on('message', (reply: Reply) => {
    thread.cpuMsBefore = reply.cpuMs
    if ('isReady' in reply) {
      thread.isReady = true
      rest(pool, thread)
    } else settle(pool, thread, reply)
    assign(pool)
  })
  worker.on('error', (error) =>
    isOutOfMemory(error) ? endFull(pool, thread, error) : end(pool, thread, error),
  )
  worker.on('exit', () => end(pool, thread, new Error('the thread ended')))
}

/** What a thread keeps of earlier texts may have filled its memory: a text that does so again, or in a new thread, is to blame. */
function endFull(pool: Pool, thread: Thread, cause: unknown): void {
  if (!pool.threads.has(thread)) return
  const { job, hasWorked } = thread
  if (job && hasWorked && !job.isSecondTry) {
    thread.job = undefined
    job.isSecondTry = true
    pool.waiting.add(job)
  }
  end(pool, thread, tooDemanding(cause))
}

function settle(pool: Pool, thread: Thread, reply: Outcome): void {
  const { job } = thread
  thread.hasWorked = true
  rest(pool, thread)
  if ('value' in reply) job?.resolve(reply.value)
  else
    job?.reject(
      reply.code
        ? new DomainError(reply.code, reply.about && { about: reply.about })
        : Object.assign(new Error(reply.message), { stack: reply.stack }),
    )
}

function rest(pool: Pool, thread: Thread): void {
  clearTimeout(thread.timer)
  thread.job = undefined
  thread.worker.unref()
  thread.timer = setTimeout(() => {
    if (pool.threads.size > 1) end(pool, thread)
    else thread.timer = setTimeout(() => end(pool, thread), LAST_IDLE_LIMIT_MS).unref()
  }, IDLE_LIMIT_MS).unref()
}

/** Whatever a thread still does is over; another takes its place when there is work. */
function end(pool: Pool, thread: Thread, error?: unknown): void {
  if (!pool.threads.delete(thread)) return
  clearTimeout(thread.timer)
  void thread.worker.terminate()
  thread.job?.reject(error)
  // What cannot start would be started for ever.
  if (!thread.isReady) for (const job of pool.waiting) job.reject(error)
  assign(pool)
}

function assign(pool: Pool): void {
  const { threads, waiting, limits } = pool
  for (const thread of threads) {
    if (waiting.size === 0) return
    if (!thread.isReady || thread.job) continue
    const [job] = waiting
    if (job) begin(pool, thread, job)
  }
  const starting = [...threads].filter(({ isReady }) => !isReady).length
  if (waiting.size > starting && threads.size < limits.threads && !pool.isClosed) start(pool)
}

function begin(pool: Pool, thread: Thread, job: Job): void {
  pool.waiting.delete(job)
  clearTimeout(thread.timer)
  thread.job = job
  thread.worker.ref()
  lookIn(pool.limits.timeLimitMs, pool, thread, job, Date.now() + pool.limits.deadlineMs)
  thread.worker.postMessage({ task: job.task, input: job.input } satisfies Request)
}

function lookIn(ms: number, pool: Pool, thread: Thread, job: Job, deadline: number): void {
  thread.timer = setTimeout(() => void look(pool, thread, job, deadline), ms)
}

/** Ends what has taken its time; what had to wait for a processor on a busy machine gets the rest of it. */
async function look(pool: Pool, thread: Thread, job: Job, deadline: number): Promise<void> {
  if (Date.now() >= deadline) return end(pool, thread, busy())
  const usage = await thread.worker.cpuUsage().catch(() => undefined)
  if (!usage || thread.job !== job) return
  const left = pool.limits.timeLimitMs - (toCpuMs(usage) - thread.cpuMsBefore)
  if (left <= 0) end(pool, thread, tooDemanding())
  else lookIn(Math.max(left, LOOK_AGAIN_MS), pool, thread, job, deadline)
}

const tooDemanding = (cause?: unknown) => new DomainError('request.too_demanding', { cause })
const busy = () => new DomainError('server.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
