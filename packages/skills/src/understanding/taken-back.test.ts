import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const said = (text: string) =>
  readMessage(text, '2026-11-28').mentions.map(({ written }) => written)

test.each([
  ['loan 500k at 5%, sorry 4.5%, 20 years', ['500k', '4.5%', '20 years']],
  ['price 1.2m, 300k down, actually 350k', ['1.2m', '350k']],
  ['قرض 500 ألف بفائدة 5٪ على 20 سنة، لا قصدي 15 سنة', ['500 ألف', '5٪', '15 سنة']],
  ['2 hours of running, no make it 1.5 hours, she rests', ['1.5 hours']],
  ['male 41, 88 kg. oh wait I turned 43 last month', ['43', '88 kg']],
])('what is said last takes the place of the last of its kind: %s', (text, expected) => {
  expect(said(text)).toEqual(expected)
})

test.each([
  ['basic 7,200, package 12,500, how much? no wait, basic went up to 7,500', ['7,500', '12,500']],
  ['income 20k, costs 50k, cash 300k. no sorry, income is 25k', ['25k', '50k', '300k']],
])('what has a name takes the place of what had the same: %s', (text, expected) => {
  expect(said(text)).toEqual(expected)
})

test.each([
  ['loan 420k at 5%, term 20 years... no 15 years', ['420k', '5%', '15 years']],
  ['قرض 700 ألف، لا 650 ألف بفائدة 4٪', ['650 ألف', '4٪']],
  ['down payment 200k, rate 4%. no not 200, its 180', ['200k', '4%']],
  ['المقدم ١٥٠ الف والفايدة ٤٪، مش ١٥٠ هما ١٢٠', ['١٥٠ الف', '٤٪']],
  ['clients bring 30,000. it is 34,000 since May, 30,000 was winter', ['34,000']],
  ['unpaid leave 40 days. sorry, 44 days, I misread it', ['44 days']],
  ['المبيعات 5.2 مليون، اسمح لي 5.4 مليون حسب الكشف', ['5.4 مليون']],
])('a bare no, "not this but that" and "that is old" take back too: %s', (text, expected) => {
  const kept = readMessage(text, '2026-11-28').mentions.filter(
    ({ kind, isSetAside }) => kind !== 'date' && !isSetAside,
  )
  expect(kept.map(({ written }) => written)).toEqual(expected)
})

test.each([
  ['cash 300k, costs 50k. Actually we also have 20k income', ['300k', '50k', '20k']],
  ['cash 300k, costs 50k. Actually income is 20k', ['300k', '50k', '20k']],
  ['sorry to bother you, cash 300k, costs 50k', ['300k', '50k']],
])('another thing takes nothing back: %s', (text, expected) => {
  expect(said(text)).toEqual(expected)
})

test.each([
  [
    'rent 210,000, salaries 900,000. Correction: rent is 310,000 not 210,000',
    ['310,000', '900,000'],
  ],
  [
    'chairs 12 @ 145, tables 4 @ 620. One correction: tables are 3, not 4',
    ['12', '145', '3', '620'],
  ],
  ['5 chairs at 340 each, no sorry 4 chairs and a table at 1,120', ['4', '340', '1,120']],
  ['5 كراسي الواحد بـ 340، لا عفوا 4 كراسي وطاولة بـ 1,120', ['4', '340', '1,120']],
  ['6% over 10 years, which is better, 6% ولا 5.5%', ['6%', '10 years', '6%', '5.5%']],
  ['cash 150k, burn 12,500. wait, make it 180k instead of 150', ['180k', '12,500']],
  ['عندنا 150 الف ونخسر 12500 كل شهر.. لا لحظة خلها 180 الف بدل 150', ['180 الف', '12500']],
])('what is not so is put right where it was said: %s', (text, expected) => {
  expect(said(text)).toEqual(expected)
})

test('what is compared with "instead of" is taken back by nothing', () => {
  expect(said('what is the tax on 1.1 million instead of 900 thousand')).toHaveLength(2)
  expect(
    said('basic 10,000, gratuity at 5 years? And again with 11,000 instead of 10,000?'),
  ).toEqual(['10,000', '5 years', '11,000'])
})
