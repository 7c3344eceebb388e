import { expect, test } from 'vitest'
import { ARGUMENTS_DEPTH, Confirmation } from './tool-calls.ts'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)
const confirmation = (depth: number) =>
  Confirmation.safeParse({
    id: '2b7a2a2e-54d0-4a63-9a51-1f6c1d6f2a10',
    arguments: { list: nested(depth - 1) },
  })

test('arguments are as deep as a tool may want them, and what is deeper is refused by name', () => {
  const [deep, tooDeep, hostile] = [ARGUMENTS_DEPTH, ARGUMENTS_DEPTH + 1, 9_000].map(confirmation)

  expect(deep!.success).toBe(true)
  expect([tooDeep, hostile].map((refused) => refused!.error?.issues[0]?.message)).toEqual(
    Array(2).fill('must be at most 20 deep'),
  )
})
