import { expect, test } from 'vitest'
import { ownFigures } from './own-figures.ts'

const tool = JSON.stringify({
  output: { net: 1000, total: 1050.004, rate: 0.05, fils: 555832 },
  explanation: '**AED 1,050.00**',
})
const sources = ['Add VAT to AED 1,000 for 37 people', tool]

test.each([
  ['a tool’s figure in other separators', 'It is 1050 or AED 1,050.00.'],
  ['a tool’s figure rounded', 'It is about 1,050.'],
  ['a tool’s figure in Arabic digits', 'المجموع ١٬٠٥٠٫٠٠ درهمًا بنسبة ٥٪.'],
  ['a rate as a percentage', 'That is 5 % of it, or 5%.'],
  ['an amount of which the tool gave the hundredths', 'A month costs 5,558.32.'],
  ['an amount in thousands', 'That is 1.05 thousand.'],
  ['the person’s own', 'For 37 people.'],
  ['a count', 'There are 3 steps and 10 forms; 100 % of it.'],
  ['a year, a date, a time', 'Since 2018, on 2026-11-20 or 20/11/2026 at 14:30.'],
  ['a number of a list', '11. Register\n12) Pay'],
  ['a part of a word or an address', 'Form VAT201, A4, https://example.ae/4711'],
])('%s is no figure of the model’s own', (_what, answer) => {
  expect(ownFigures(answer, sources)).toEqual([])
})

test.each([
  ['It is AED 1,062.50, not 1,050.', ['1,062.50']],
  ['The rate is 7.5 %.', ['7.5 %']],
  ['It costs AED 2018.', ['2018']],
  ['المجموع ١٬٢٣٤ درهمًا.', ['١٬٢٣٤']],
  ['Some 4.2 million do so; 4.2 million!', ['4.2']],
  ['Expect 375,000 and then 375,000.00.', ['375,000']],
])('“%s” has %o of its own, as they are written', (answer, own) => {
  expect(ownFigures(answer, sources)).toEqual(own)
})

test('a text of nothing but figures is looked at without end only up to a limit', () => {
  expect(ownFigures('12.5 13.5 14.5 '.repeat(40_000), ['7 '.repeat(20_000)])).toEqual([
    '12.5',
    '13.5',
    '14.5',
  ])
})
