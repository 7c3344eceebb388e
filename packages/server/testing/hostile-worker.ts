import { parentPort } from 'node:worker_threads'
import { say } from '../src/workers/serve-tasks.ts'

const WITHOUT_PROCESSOR_MS = 1_000
let hasWorked = false

// A thread of the worker pool that does what a text, or a busy machine, makes a skill do at worst.
parentPort?.on('message', ({ input }: { input: { ask?: { text: string } } }) => {
  const request = JSON.stringify(input)
  while (request.includes('endless'));
  const kept: string[][] = []
  while (request.includes('greedy') || (request.includes('one too many') && hasWorked))
    kept.push(Array.from({ length: 100_000 }, (_, index) => `${index}`))
  if (request.includes('starved'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WITHOUT_PROCESSOR_MS)
  hasWorked = true
  say({ value: { question: input.ask?.text } })
})
say({ isReady: true })
