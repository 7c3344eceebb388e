import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { giveSpotBack, spotsLeft, takeSpot } from './spots.ts'

let storage: TestDatabase
beforeAll(async () => {
  storage = await createTestDatabase()
})
afterAll(() => storage.remove())

const take = () => storage.database.transaction((tx) => takeSpot(tx, 'founder_special'))
const left = () => spotsLeft(storage.database, 'founder_special')

test('of 60 who want a spot of the founder special at once 23 get one, and one that is given back can be taken again', async () => {
  const before = await left()
  const taken = await Promise.all(Array.from({ length: 60 }, take))
  const none = await left()
  await storage.database.transaction((tx) => giveSpotBack(tx, 'founder_special'))
  const again = [await left(), await take(), await take()]

  expect([before, taken.filter(Boolean).length, none]).toEqual([23, 23, 0])
  expect(again).toEqual([1, true, false])
})

test('an offer without a limit is never sold out', async () => {
  const taken = await storage.database.transaction((tx) => takeSpot(tx, 'enterprise_pilot'))
  await storage.database.transaction((tx) => giveSpotBack(tx, 'enterprise_pilot'))

  expect([taken, await spotsLeft(storage.database, 'enterprise_pilot')]).toEqual([true, null])
})
