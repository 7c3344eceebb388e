import { expect, test } from 'vitest'
import { type Field, figures } from './figures.ts'

const fields = {
  basic: { kind: 'money', labels: ['basic salary', 'basic', 'الراتب الأساسي', 'أساسي'] },
  housing: {
    kind: 'money',
    labels: ['housing', 'housing allowance', 'بدل السكن', 'سكن'],
    labelledOnly: true,
  },
  rate: { kind: 'percent', labels: ['rate', 'interest', 'فائدة'] },
  term: { kind: 'duration', labels: ['over', 'term', 'service', 'مدة', 'خدمة'], bareUnit: 'year' },
} as const satisfies Record<string, Field>

function read(text: string) {
  const found = figures(text, fields)
  return [found.basic?.value, found.housing?.value, found.rate?.value, found.term?.parts.year]
}

test.each([
  ['basic salary 10,000, 7 years', [10_000, undefined, undefined, 7]],
  ['7 years on a basic salary of AED 10,000', [10_000, undefined, undefined, 7]],
  ['10,000 basic and 5,000 housing', [10_000, 5_000, undefined, undefined]],
  ['5,000 housing, 10,000 basic', [10_000, 5_000, undefined, undefined]],
  ['10k basic + 5k housing', [10_000, 5_000, undefined, undefined]],
  ['10k basic 5k housing', [10_000, 5_000, undefined, undefined]],
  ['housing 5,000 and basic 10,000', [10_000, 5_000, undefined, undefined]],
  ['Housing: 5,000\nBasic: 10,000\nService: 7', [10_000, 5_000, undefined, 7]],
  ['| Basic | 10,000 |\n| Housing | 5,000 |', [10_000, 5_000, undefined, undefined]],
  ['1,000,000 at 4.5% over 25', [1_000_000, undefined, 4.5, 25]],
  ['rate: 4.5, term 25, 1m', [1_000_000, undefined, 4.5, 25]],
  ['the interest rate is 4.5 and I borrow 1.2m over 25 years', [1_200_000, undefined, 4.5, 25]],
  ['الراتب الأساسي ١٠٬٠٠٠ ومدة الخدمة ٧ سنوات', [10_000, undefined, undefined, 7]],
  ['راتبي الأساسي ١٠ آلاف درهم وبدل السكن ٥ آلاف', [10_000, 5_000, undefined, undefined]],
  ['فائدة ٤٫٥ على مليون ونصف لمدة 25 سنة', [1_500_000, undefined, 4.5, 25]],
  ['basic: 3 staff, 10,000 basic each', [10_000, undefined, undefined, undefined]],
  ['7 years', [undefined, undefined, undefined, 7]],
  ['no figures here', [undefined, undefined, undefined, undefined]],
] as const)('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a longer label wins over a shorter one inside it', () => {
  const found = figures('total salary 15,000, salary 10,000', {
    salary: { kind: 'money', labels: ['salary'] },
    total: { kind: 'money', labels: ['total salary'] },
  })
  expect([found.salary?.value, found.total?.value]).toEqual([10_000, 15_000])
})

test('a length beside a person stays a length', () => {
  const found = figures('height 1.75m, weight 80', {
    height: { kind: 'measure', units: ['m', 'cm'], labels: ['height'], bareUnit: 'cm' },
    weight: { kind: 'measure', units: ['kg', 'lb'], labels: ['weight'], bareUnit: 'kg' },
  })
  expect([found.height?.unit, found.weight]).toEqual([
    'm',
    { value: 80, unit: 'kg', start: 21, end: 23 },
  ])
})
