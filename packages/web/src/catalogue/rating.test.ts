import { expect, test } from 'vitest'
import { isFeatured, ratingOf } from './rating.tsx'

test.each([
  [{ rating: 4.2 }, 4.2],
  [{ rating: undefined }, 4.5],
  [{ rating: null }, 4.5],
  [{}, 4.5],
])('the rating of %o is %d', (app, rating) => {
  expect(ratingOf(app)).toBe(rating)
})

test.each([
  [4.69, false],
  [4.7, true],
  [5, true],
])('an app rated %d is featured: %s', (rating, featured) => {
  expect(isFeatured({ rating })).toBe(featured)
})
