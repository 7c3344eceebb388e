import { parentPort } from 'node:worker_threads'
import { DomainError } from '../errors.ts'
import { type Reply, type Request, tasks } from './tasks.ts'

// A thread of the worker pool: one task after the other.
const say = (reply: Reply) => parentPort?.postMessage(reply)

parentPort?.on('message', async ({ task, input }: Request) => {
  try {
    say({ value: await tasks[task](input) })
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    say({ code: error instanceof DomainError ? error.code : undefined, message, stack })
  }
})
say('ready')
