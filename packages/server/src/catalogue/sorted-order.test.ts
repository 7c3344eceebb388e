import { expect, test } from 'vitest'
import { SortedOrder } from './sorted-order.ts'

test('an order follows every change as if it had been sorted anew', () => {
  const keys = Array.from({ length: 3000 }, (_, item) => (item * 7919) % 1009)
  const compare = (a: number, b: number) => keys[a]! - keys[b]! || a - b
  const order = new SortedOrder(compare)
  order.fill(Int32Array.from({ length: 1000 }, (_, item) => item))
  for (let item = 1000; item < 3000; item += 1) order.insert(item)
  for (let item = 0; item < 3000; item += 3) {
    order.remove(item)
    keys[item] = (item * 31) % 997
    order.insert(item)
  }
  for (let item = 1; item < 3000; item += 3) order.remove(item)

  const left = [...keys.keys()].filter((item) => item % 3 !== 1)
  expect(Array.from({ length: order.length }, (_, place) => order.at(place))).toEqual(
    left.sort(compare),
  )
})

test('taking out what is not there is an error and changes nothing', () => {
  const order = new SortedOrder((a, b) => a - b)
  order.insert(1)

  expect(() => order.remove(2)).toThrow()
  expect(order.length).toBe(1)
})
