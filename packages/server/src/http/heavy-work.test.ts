import { expect, test } from 'vitest'
import { createRateLimits } from './rate-limits.ts'

const EXPORTING = { name: 'export', max: 10, windowSeconds: 600 }
const open = () =>
  createRateLimits({
    database: undefined as never,
    clock: { now: () => new Date() },
    secret: 'secret',
  })

test('heavy work is done once at a time for each person', async () => {
  const limits = open()
  const work = Promise.withResolvers<string>()
  const first = limits.alone(EXPORTING, 'noura', () => work.promise)

  await expect(limits.alone(EXPORTING, 'noura', async () => 'second')).rejects.toMatchObject({
    code: 'request.in_flight',
  })

  work.resolve('first')
  expect(await first).toBe('first')
  expect(await limits.alone(EXPORTING, 'noura', async () => 'second')).toBe('second')
})

test('heavy work is done for three people at once, and for more once one has what they asked for', async () => {
  const limits = open()
  const work = Promise.withResolvers<void>()
  const three = ['noura', 'omar', 'reem'].map((who) =>
    limits.alone(EXPORTING, who, () => work.promise),
  )

  await expect(limits.alone(EXPORTING, 'saif', async () => {})).rejects.toMatchObject({
    code: 'server.busy',
    retryAfterSeconds: 5,
  })

  work.reject(new Error('broken'))
  await Promise.allSettled(three)
  expect(await limits.alone(EXPORTING, 'saif', async () => 'done')).toBe('done')
})
