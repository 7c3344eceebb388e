import { parentPort } from 'node:worker_threads'
import { DomainError } from '../errors.ts'
import { type Outcome, type Reply, type Request, toCpuMs } from './messages.ts'
import type { Task } from './task.ts'

/** Makes this a thread of the worker pool: it does one of these tasks after the other. */
export function serveTasks(tasks: readonly Task<never, unknown>[]): void {
  const byName = new Map(tasks.map((task) => [task.name, task]))

  parentPort?.on('message', async ({ task, input }: Request) => {
    try {
      const known = byName.get(task)
      if (!known) throw new Error(`there is no task ${task}`)
      say({ value: await known.work(input as never) })
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      const { code, about } = error instanceof DomainError ? error : {}
      say({ code, about, message, stack })
    }
  })
  say({ isReady: true })
}

export const say = (reply: Outcome | { isReady: true }) =>
  parentPort?.postMessage({ ...reply, cpuMs: toCpuMs(process.threadCpuUsage()) } satisfies Reply)
