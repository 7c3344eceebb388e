import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

/** Readings that end when told, each with its number. */
function startedReadings() {
  const started: PromiseWithResolvers<number>[] = []
  const read = createSingleFlight<string, number>(() => {
    started.push(Promise.withResolvers())
    return started.at(-1)!.promise
  })
  return { started, read }
}

test('all who ask while it is being read share one reading that begins after they asked', async () => {
  const { started, read } = startedReadings()
  const first = read('7d')
  const [second, third] = [read('7d'), read('7d')]

  started[0]!.resolve(1)
  await first
  await expect.poll(() => started.length).toBe(2)
  const late = read('7d')
  started[1]!.resolve(2)

  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2])
  await expect.poll(() => started.length).toBe(3)
  started[2]!.resolve(3)
  expect(await late).toBe(3)
})

test('a reading that fails fails for whoever asked for it, and the next is begun all the same', async () => {
  const { started, read } = startedReadings()
  const [first, second] = [read('7d'), read('7d')]

  started[0]!.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('the database is away')
  await expect.poll(() => started.length).toBe(2)
  started[1]!.resolve(2)

  expect(await second).toBe(2)
})

test('what is different is read apart', async () => {
  const { started, read } = startedReadings()
  const both = [read('7d'), read('30d')]

  started[0]!.resolve(1)
  started[1]!.resolve(2)

  expect(await Promise.all(both)).toEqual([1, 2])
})
