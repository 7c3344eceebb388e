import { describe, expect, test } from 'vitest'
import { search } from '../../../testing/search.ts'
import { SearchIndex, type SearchTexts } from './search-index.ts'

const store: Record<string, SearchTexts> = {
  vat: [
    'VAT desk مكتب ضريبة القيمة المضافة',
    'Works out VAT on invoices احسب ضريبة القيمة المضافة للفواتير',
    'finance المالية',
    'Adds five per cent or takes it off, and says which rule it used. يضيف خمسة بالمئة أو يطرحها',
  ],
  mortgage: [
    'Mortgage planner مخطط القرض العقاري',
    'Monthly instalments of a home loan الأقساط الشهرية لقرض السكن',
    'finance المالية',
    'Knows the fees of the land department. Café receipts welcome. يعرف رسوم دائرة الأراضي والأملاك',
  ],
  calendar: [
    'Content calendar تقويم المحتوى',
    'Plans posts around holidays ينظّم المنشورات حول العطل',
    'marketing التسويق',
    'Knows the desk, the loan of a camera and 2026. يحسب العطل الرسمية في الإمارات',
  ],
}
const names = Object.keys(store)

function find(query: string, gone: string[] = []): string[] {
  const index = new SearchIndex()
  for (const [slot, name] of names.entries()) index.add(slot, store[name]!)
  const { slots } = search(index, query, (slot) => !gone.includes(names[slot]!))
  return slots.map((slot) => names[slot]!)
}

describe('what is found', () => {
  test.each([
    ['one word', 'mortgage', ['mortgage']],
    ['two words', 'mortgage planner', ['mortgage']],
    ['two words in the other order', 'planner mortgage', ['mortgage']],
    ['words of different texts', 'land instalments', ['mortgage']],
    ['the same word twice', 'vat vat', ['vat']],
    ['upper case', 'MORTGAGE', ['mortgage']],
    ['the beginning of a word', 'mort', ['mortgage']],
    ['a whole word and the beginning of another', 'content cal', ['calendar']],
    ['a letter missing', 'mortgge', ['mortgage']],
    ['a letter too many', 'mortgagge', ['mortgage']],
    ['a wrong letter', 'mortgahe', ['mortgage']],
    ['two letters swapped', 'motrgage', ['mortgage']],
    ['the first two letters swapped', 'omrtgage', ['mortgage']],
    ['the last two letters swapped', 'mortgaeg', ['mortgage']],
    ['two letters swapped in a word of three', 'vta', ['vat']],
    ['a beginning with two letters swapped', 'mrotg', ['mortgage']],
    ['a beginning with a letter missing', 'motgag', ['mortgage']],
    ['a beginning with a letter too many', 'morrtg', ['mortgage']],
    ['a beginning with a wrong letter', 'mortk', ['mortgage']],
    ['an Arabic beginning with its article and two letters swapped', 'المحوت', ['calendar']],
    ['an error in each of two words', 'motrgage plannr', ['mortgage']],
    ['an error in one word and a correct one', 'contnet calendar', ['calendar']],
    ['a word with an accent, without it', 'cafe', ['mortgage']],
    ['a number', '2026', ['calendar']],
    ['a number in Arabic digits', '٢٠٢٦', ['calendar']],
    ['a category', 'marketing', ['calendar']],
    ['words in two languages', 'ضريبة desk', ['vat']],
    ['punctuation around words', '"vat", (desk)!', ['vat']],
    ['an Arabic word without its article', 'قرض', ['mortgage']],
    ['an Arabic word with an article that the text lacks', 'الضريبة', ['vat']],
    ['the beginning of an Arabic word with its article', 'العقا', ['mortgage']],
    ['an Arabic word joined to a preposition in the text', 'فواتير', ['vat']],
    ['ta marbuta written as ha', 'ضريبه', ['vat']],
    ['alef with hamza written without', 'الاقساط', ['mortgage']],
    ['alef written with a hamza that the text lacks', 'إلعقاري', ['mortgage']],
    ['alef maksura for ya', 'العقارى', ['mortgage']],
    ['tatweel', 'ضـــريبة', ['vat']],
    ['diacritics in the query', 'ضَرِيبَة', ['vat']],
    ['diacritics in the text', 'ينظم', ['calendar']],
    ['two Arabic words in the other order', 'المضافة القيمة', ['vat']],
    ['an Arabic word with two letters swapped', 'ضرييبة', ['vat']],
    ['an Arabic word with a letter missing', 'عقري', ['mortgage']],
  ])('%s', (_what, query, expected) => {
    expect(find(query)).toEqual(expected)
  })

  test.each([
    ['a word that no app has', 'xylophone'],
    ['two errors in one word', 'mrtgge'],
    ['another number', '2027'],
    ['a short beginning with an error', 'mrt'],
    ['nothing but punctuation', '?!'],
  ])('nothing for %s', (_what, query) => {
    expect(find(query)).toEqual([])
  })
})

describe('when no agent has all the words', () => {
  test.each([
    ['one word that an app has and one that none has', 'mortgage xylophone', ['mortgage']],
    ['words of two different apps', 'mortgage calendar', ['calendar', 'mortgage']],
    ['a sentence', 'please calculate VAT on my invoice', ['vat']],
    ['a sentence in other words', 'I want to borrow money for a house', ['mortgage']],
    ['a word for the same thing', 'رهن', ['mortgage']],
    ['words for the same thing', 'رهن عقاري', ['mortgage']],
    ['a word of the other language’s sentence', 'أريد حساب الضريبة على فاتورتي', ['vat']],
    ['an inflected word', 'instalment', ['mortgage']],
    ['a sentence with a typing error', 'help me with my mortgge please', ['mortgage']],
  ])('%s finds the nearest', (_what, query, expected) => {
    expect(find(query).slice(0, expected.length)).toEqual(expected)
  })

  test('a rare word says more than a common one', () => {
    const index = new SearchIndex()
    for (let slot = 0; slot < 50; slot += 1) index.add(slot, [`planner number${slot}`, '', '', ''])
    const { slots, match } = search(index, 'planner xylophone number7')

    expect(slots[0]).toBe(7)
    expect(match).toBe('some')
  })

  test('the words that hold a sentence together find nothing by themselves', () => {
    const index = new SearchIndex()
    index.add(0, ['vat desk', '', '', 'how much is it when you get it'])
    index.add(1, ['loan desk', '', '', 'for you'])

    expect(search(index, 'how much loan can I get when').slots).toEqual([1])
  })
})

describe('what comes first', () => {
  test.each([
    ['a name before a description', 'desk', ['vat', 'calendar']],
    ['a short description before a description', 'loan', ['mortgage', 'calendar']],
  ])('%s', (_what, query, expected) => {
    expect(find(query)).toEqual(expected)
  })

  test('a word as typed keeps similar words out', () => {
    const index = new SearchIndex()
    index.add(0, ['form builder', '', '', ''])
    index.add(1, ['farm planner', '', '', ''])

    expect(search(index, 'form').slots).toEqual([0])
  })

  test('a word as typed comes before a similar one when another word was misspelt', () => {
    const index = new SearchIndex()
    index.add(0, ['farm planner', '', '', ''])
    index.add(1, ['form planner', '', '', ''])

    expect(search(index, 'form plnaner').slots).toEqual([1])
  })
})

test('an app that left the store is not found, and a word that only it had is forgiven like any other', () => {
  expect(find('instalments', ['mortgage'])).toEqual(['calendar'])
  expect(find('café', ['mortgage'])).toEqual([])
})

test('a word that comes later is found like those before', () => {
  const index = new SearchIndex()
  index.add(0, ['first', '', '', ''])
  search(index, 'first')
  index.add(1, ['second thoughts', '', '', ''])

  expect(search(index, 'thoughst').slots).toEqual([1])
  expect(search(index, 'sec').slots).toEqual([1])
})

test('words are found among ten thousand apps as among three', () => {
  const index = new SearchIndex()
  for (let slot = 0; slot < 10_000; slot += 1)
    index.add(slot, [`agent number${slot}`, `shared word${slot % 7}`, '', ''])

  expect(search(index, 'number4711').slots).toEqual([4711])
  expect(search(index, 'agent word3').slots).toHaveLength(1429)
  expect(search(index, 'shared').slots).toHaveLength(10_000)
})
