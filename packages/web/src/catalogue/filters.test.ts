import { catalogue } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { catalogueRequest, readFilters, searchRequest, sorts, writeFilters } from './filters.ts'

const everything = {
  q: undefined,
  category: 'all',
  price: 'all',
  minRating: undefined,
  sort: undefined,
}

test.each([
  [{}, everything],
  [
    { q: '  vat  ', category: 'finance' },
    { ...everything, q: 'vat', category: 'finance' },
  ],
  [{ q: '   ' }, everything],
  [
    { rating: '4.5', price: 'free', sort: 'newest' },
    { ...everything, minRating: 4.5, price: 'free', sort: 'newest' },
  ],
  [{ rating: '4.9', price: 'cheap', sort: 'best', category: 'games', other: '1' }, everything],
  [{ q: ['a'] }, everything],
])('the address %o is read as %o', (search, filters) => {
  expect(readFilters(search)).toEqual(filters)
})

test('what is written into the address is read back as it was', () => {
  const filters = {
    q: 'vat & tax',
    category: 'finance',
    price: 'paid',
    minRating: 3.5,
    sort: 'price_desc',
  } as const
  expect(readFilters(writeFilters(filters))).toEqual(filters)
})

test('the catalogue asks for the most popular first, search for the best match', () => {
  const filters = readFilters({ q: 'vat' })
  expect(catalogueRequest(filters, 'ar')).toMatchObject({ q: 'vat', sort: 'popular', lang: 'ar' })
  expect(searchRequest(filters, 'ar')).toMatchObject({ q: 'vat', sort: undefined, lang: 'ar' })
})

test('the orders on offer are those of the contract', () => {
  expect([...sorts].sort()).toEqual([...catalogue.Sort.options].sort())
})
