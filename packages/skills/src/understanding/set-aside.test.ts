import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const counted = (text: string) =>
  readMessage(text, '2026-11-28').mentions.flatMap((one) =>
    'value' in one && !one.isSetAside && one.doubt < 2 ? [one.value] : [],
  )

test.each([
  ['sales 90,000, the other 20,000 is a deposit, dont count', [90_000]],
  ['rent 8,000, garage 1,500 is private, costs of the shop', [8_000]],
  ['stationery 300, perfume 120 so leave it', [300]],
  ['printer 900, forget the 400, paper 60', [900, 60]],
  ['Ali: cash 200k and my car 80k if needed\nMona: no that one is private', [200_000]],
  ['I pay 4,000 a month. I dont want to do 6,000', [4_000]],
  ['cash 300k (we borrowed 700,000 in 2023, thats gone)', [300_000]],
  ['الدخل 20 الف، وفي العيد 50 الف بس لا تحسبون فيه', [20_000]],
  ['قرطاسية 300 وعطر 120 لا تحسبها هاي شخصية', [300]],
  ['المصاريف 9,000 بالشهر والديكور 2,000 مش داخل', [9_000]],
])('what is said not to count is left out: %s', (text, expected) => {
  expect(counted(text)).toEqual(expected)
})

test.each([
  ['hall 2,000, VAT not include', [2_000]],
  ['I owe 200,000 and pay 3,000, how long until it is gone', [200_000, 3_000]],
  ['dont forget the 5,000 bonus, basic 9,000', [5_000, 9_000]],
])('what only sounds like it is counted: %s', (text, expected) => {
  expect(counted(text)).toEqual(expected)
})

test.each([
  ['rent 26,000 (was 24,000 before), salaries 70,000', [26_000, 70_000]],
  ['basic 9,000 (8,000 till 2023), 6 years', [9_000]],
  ['price 1,500,000, he was asking 1,700,000 before', [1_500_000]],
  ['الراتب 9,000، كان 8,000 لحد السنة الماضية', [9_000]],
  ['offer 4,000 from Nasser. last quote was 5,500', [4_000]],
  ['basic now 7,100, the 6,400 is wrong', [7_100]],
])('of what was and what is, what is counts: %s', (text, expected) => {
  expect(counted(text)).toEqual(expected)
})

test.each([
  ['profit 900k (was 500k before), how much more tax do we pay', [900_000, 500_000]],
  ['العرض الأول 4,200 والعرض الثاني 4,350', [4_200, 4_350]],
  ['my friend has 300,000 at 4%', [300_000, 4]],
])('what is compared, or told for the first time, counts: %s', (text, expected) => {
  expect(counted(text)).toEqual(expected)
})

test.each([
  ['My basic is 6,000.\nA colleague with 9,000 got 70,000 last year', [6_000]],
  ['الاساسي 6,000\nصاحبي قبض 40 الف', [6_000]],
])('what somebody else got is nothing to reckon with: %s', (text, expected) => {
  expect(counted(text)).toEqual(expected)
})

test('what somebody else took is reckoned with when it is asked about', () => {
  expect(
    counted('I have 10,000. my friend took 300,000 at 4% over 5 years, what does he pay?'),
  ).toEqual([10_000, 300_000, 4])
})

test.each([
  ['ADCB account 120,000, FAB account 30,000, costs 20,000', [150_000, 20_000]],
  ['cash 90k and 15k in the safe, costs 20k', [105_000, 20_000]],
  ['في البنك 90 الف وفي الصندوق 15 الف والمصاريف 20 الف', [105_000, 20_000]],
  ['90k in the account, 15k goes out', [90_000, 15_000]],
  ['90k or 120k in the bank, costs 20k', [90_000, 120_000, 20_000]],
])('money in several accounts is one sum: %s', (text, expected) => {
  expect(counted(text)).toEqual(expected)
})
