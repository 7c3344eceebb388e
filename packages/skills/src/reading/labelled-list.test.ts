import { expect, test } from 'vitest'
import { listAfter } from './labelled-list.ts'

test.each([
  ['topics: offers, stories and tips', ['offers', 'stories', 'tips']],
  ['Topics:\n- offers\n- tips\n\nThanks', ['offers', 'tips']],
  ['topics are optics & waves. I have 2 weeks', ['optics', 'waves']],
  ['المواضيع: الجبر، الهندسة والإحصاء', ['الجبر', 'الهندسة', 'الإحصاء']],
  ['topics a1; b2; c3', ['a1', 'b2', 'c3']],
  ['topics: maths (algebra, geometry) by May', ['algebra', 'geometry']],
  ['nothing is listed', []],
])('%j lists %j', (text, items) => {
  expect(listAfter(text, 'topics?|المواضيع')).toEqual(items)
})
