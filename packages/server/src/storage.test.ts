import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { TestClock } from '../testing/stand-ins.ts'
import { createStorage } from './storage.ts'

test('a disk that refused to be written to is believed full for a minute, and then asked again', async () => {
  const clock = new TestClock()
  const storage = createStorage({ clock, directory: undefined })
  const query = Object.assign(new Error('could not extend file'), { code: '53100' })

  const before = await storage.isFull()
  storage.heed(new Error('Failed query', { cause: query }))
  const after = await storage.isFull()
  clock.advance(61_000)

  expect([before, after, await storage.isFull()]).toEqual([false, true, false])
})

test('other failures say nothing about the disk', async () => {
  const storage = createStorage({ clock: new TestClock(), directory: tmpdir() })

  storage.heed(new Error('a bug'))

  expect(await storage.isFull()).toBe(false)
})
