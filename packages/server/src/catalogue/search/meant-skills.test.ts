import { expect, test } from 'vitest'
import { searchOwnAgents } from '../../../testing/own-agents-search.ts'
import { search } from '../../../testing/search.ts'
import { storedApp } from '../../../testing/stored-app.ts'
import { SearchIndex } from './search-index.ts'

const both = (text: string) => ({ en: text, ar: text })
/** A creator's agent whose texts say nothing of what it does. */
const reader = (number: number, slug: string, priceFils = 0) =>
  storedApp({
    number,
    slug,
    name: both('Pocket reader'),
    shortDescription: both('For my students'),
    description: both('Made in Sharjah'),
    skills: ['text-summariser'],
    priceFils,
  })

test.for([
  ['tldr', 'text-summary-desk'],
  ['am i obese', 'bmi-waist-check'],
  ['هل انا سمين', 'bmi-waist-check'],
  ['where does my money go', 'csv-ledger-analyst'],
  ['kg to pounds', 'converter-calendar-desk'],
  ['فنشوني', 'end-of-service-gratuity'],
] as const)(
  '“%s” finds the agent that is needed, though its texts say it otherwise',
  async ([query, slug]) => {
    const find = await searchOwnAgents()

    expect(find(query)[0]).toBe(slug)
  },
)

test('words that say nothing one by one are understood together', async () => {
  const find = await searchOwnAgents()

  expect(find('too much to do')[0]).toBe('priority-matrix')
})

test('a word is understood when it is begun or misspelt', async () => {
  const find = await searchOwnAgents()

  expect(find('gratui')[0]).toBe('end-of-service-gratuity')
  expect(find('overwelmed')[0]).toBe('priority-matrix')
})

test('a creator’s agent is found by what its skill is needed for', async () => {
  const find = await searchOwnAgents([reader(100, 'pocket-reader')])

  expect(find('tldr').slice(0, 2).sort()).toEqual(['pocket-reader', 'text-summary-desk'])
})

test('an agent whose name is typed comes before those that are meant', async () => {
  const namesake = storedApp({ number: 101, slug: 'tldr', name: both('TLDR'), skills: [] })
  const find = await searchOwnAgents([namesake])

  expect(find('tldr')[0]).toBe('tldr')
})

test('an agent that merely mentions a word comes after those whose skill it means', async () => {
  const mention = storedApp({
    number: 102,
    slug: 'book-club',
    name: both('Book club'),
    shortDescription: both('Talks about novels'),
    description: both('Nobody here is obese'),
    skills: [],
    popularity: 1000,
  })
  const find = await searchOwnAgents([mention])

  expect(find('obese').slice(0, 2)).toEqual(['bmi-waist-check', 'book-club'])
})

test('agents that are meant stand in the order that is asked for', async () => {
  const find = await searchOwnAgents([reader(100, 'dear', 500), reader(101, 'cheap', 200)])

  expect(find('tldr', 'price_desc')).toEqual(['dear', 'cheap', 'text-summary-desk'])
})

test('what nobody needs a skill for finds nothing', async () => {
  const find = await searchOwnAgents()

  expect(find('horoscope')).toEqual([])
  expect(find('xylophone')).toEqual([])
})

test('numbers alone ask for no skill', () => {
  const index = new SearchIndex()
  index.add(0, ['first', '', '', ''], ['body-measure-check', 'vat-calculator'])

  expect(search(index, '175 85').slots).toEqual([])
})

test('a skill that no agent has any more keeps nothing else out', () => {
  const index = new SearchIndex()
  index.add(0, ['gone', '', '', ''], ['text-summariser'])
  index.add(1, ['reading circle', '', '', 'long articles that we read'])

  expect(search(index, 'long article to read', (slot) => slot !== 0).slots).toEqual([1])
})

test('agents keep their skills when they get other slots', () => {
  const index = new SearchIndex()
  index.add(0, ['first', '', '', ''], ['text-summariser'])
  index.add(1, ['second', '', '', ''], ['body-measure-check'])
  for (const _ of index.settle(2, (slot) => 1 - slot));
  index.add(2, ['third', '', '', ''], ['text-summariser'])

  expect(search(index, 'tldr').slots.sort()).toEqual([1, 2])
  expect(search(index, 'obese first').slots.sort()).toEqual([0, 1])
})

test('a sentence of words that every agent has still finds the one that is meant', () => {
  const index = new SearchIndex()
  const everyWord = 'plan check report money list'
  for (let slot = 0; slot < 30_000; slot += 1) index.add(slot, ['desk', everyWord, '', everyWord])
  index.add(30_000, ['reader', '', '', ''], ['text-summariser'])
  for (const _ of index.settle(30_001, (slot) => slot));

  const { slots } = search(index, 'check the list and report: too long, tldr please')

  expect(slots[0]).toBe(30_000)
})
