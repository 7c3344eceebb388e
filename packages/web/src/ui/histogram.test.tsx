import { expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { Histogram } from './histogram.tsx'

const filled = (counts: readonly number[]) => {
  const bars = counts.map((count, index) => ({ label: `Bar ${index}`, count, shown: `${count}` }))
  const { container } = openPart(<Histogram caption="Bars" bars={bars} />)
  return [...container.querySelectorAll('meter')].map(({ value, max }) => value / max)
}

test('the longest bar is full, and the others are as long as their part of it', () => {
  expect(filled([30, 15, 3, 0])).toEqual([1, 0.5, 0.1, 0])
})

test('where nothing was counted no bar has a length', () => {
  expect(filled([0, 0])).toEqual([0, 0])
})
