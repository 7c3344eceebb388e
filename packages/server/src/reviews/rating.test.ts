import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedRating, type ShownRating, settledRating, UNRATED, type Votes } from './rating.ts'

const DAY_MS = 24 * 3_600_000
const at = (day: number) => new Date(Date.UTC(2026, 10, 1) + day * DAY_MS)
const ran = (rating: number, count: number): Votes => ({ rating, weight: 5, count })
const other = (rating: number, count: number): Votes => ({ rating, weight: 1, count })

test.each([
  ['nobody', [], 45],
  ['one person who ran it', [ran(5, 1)], 47],
  ['five people who ran it', [ran(5, 4), ran(4, 1)], 47],
  ['thirty people who ran it', [ran(5, 24), ran(4, 6)], 48],
  ['five people who ran it and five who did not', [ran(5, 5), other(1, 5)], 44],
  ['thirty people who dislike it', [ran(2, 30)], 22],
])('reviews by %s come to what they weigh beside a beginning at 4.5', (_who, votes, tenths) => {
  expect(settledRating(votes).ratingTenths).toBe(tenths)
})

test('one vote moves nothing, so that it cannot take Featured away', () => {
  const featured = settledRating([ran(5, 4), ran(4, 1)])

  expect(movedRating(featured, [ran(5, 4), ran(4, 1), ran(1, 1)], at(0))).toEqual(featured)
  expect(movedRating(UNRATED, [ran(5, 1)], at(0))).toEqual(UNRATED)
})

test('a rating goes where its reviews want it, a tenth a day', () => {
  const votes = [ran(1, 30)]
  const shown = [movedRating(UNRATED, votes, at(0))]
  for (const day of [0.5, 1, 1.9, 2]) shown.push(movedRating(shown.at(-1)!, votes, at(day)))

  expect(shown.map(({ ratingTenths }) => ratingTenths)).toEqual([44, 44, 43, 43, 42])
  expect(shown.at(-1)!.ratingNextAt).toEqual(at(3))
})

test('a rating that moved goes back at once when the reviews that moved it are gone', () => {
  const moved = movedRating(UNRATED, [ran(4, 30), ran(1, 25)], at(0))
  const back = movedRating(moved, [ran(5, 30)], at(0.1))

  expect([moved.ratingTenths, back.ratingTenths]).toEqual([44, 45])
  expect(movedRating(back, [ran(5, 30)], at(0.2)).ratingTenths).toBe(45)
})

test('whatever reviews come and go, two ratings within 24 hours differ by at most a tenth of a star', () => {
  const votes = fc.array(
    fc.record({
      rating: fc.integer({ min: 1, max: 5 }),
      weight: fc.constantFrom(1, 5),
      count: fc.integer({ min: 1, max: 40 }),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  fc.assert(
    fc.property(
      votes,
      fc.array(fc.record({ hours: fc.integer({ min: 1, max: 30 }), votes }), { maxLength: 60 }),
      (first, changes) => {
        let rating: ShownRating = settledRating(first)
        let hour = 0
        const history = [{ from: -1000, tenths: rating.ratingTenths }]
        for (const change of changes) {
          hour += change.hours
          rating = movedRating(rating, change.votes, at(hour / 24))
          history.push({ from: hour, tenths: rating.ratingTenths })
          // Every value that was in force in the 24 hours before now, with the one that they began with.
          const within = history.filter(
            (_, index) =>
              (history[index + 1]?.from ?? hour) > hour - 24 || index === history.length - 1,
          )
          expect(
            Math.max(...within.map(({ tenths }) => tenths)) -
              Math.min(...within.map(({ tenths }) => tenths)),
          ).toBeLessThanOrEqual(1)
        }
      },
    ),
  )
})
