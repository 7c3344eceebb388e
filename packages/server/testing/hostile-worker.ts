import { parentPort } from 'node:worker_threads'

// A thread of the worker pool that does what a text makes a skill do at worst.
parentPort?.on('message', ({ input }: { input: { ask?: { text: string } } }) => {
  const request = JSON.stringify(input)
  while (request.includes('endless'));
  const kept: string[][] = []
  while (request.includes('greedy'))
    kept.push(Array.from({ length: 100_000 }, (_, index) => `${index}`))
  parentPort?.postMessage({ value: { question: input.ask?.text } })
})
parentPort?.postMessage('ready')
