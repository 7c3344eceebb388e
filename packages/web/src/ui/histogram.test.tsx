import { expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { Histogram } from './histogram.tsx'

const filled = (counts: readonly number[], whole?: number) => {
  const bars = counts.map((count, index) => ({ label: `Bar ${index}`, count, shown: `${count}` }))
  const { container } = openPart(<Histogram caption="Bars" bars={bars} {...(whole && { whole })} />)
  return [...container.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('width'),
    bar.getAttribute('height'),
  ])
}

test('the longest bar is full, and the others are as long as their part of it', () => {
  expect(filled([30, 15, 3, 0])).toEqual([
    ['100%', '100%'],
    ['50%', '100%'],
    ['10%', '100%'],
    ['0%', '100%'],
  ])
})

test('bars of a whole are as long as their share of it', () => {
  expect(filled([2, 2, 0], 4).map(([width]) => width)).toEqual(['50%', '50%', '0%'])
})

test('where nothing was counted no bar has a length', () => {
  expect(filled([0, 0])).toEqual([
    ['0%', '100%'],
    ['0%', '100%'],
  ])
})
