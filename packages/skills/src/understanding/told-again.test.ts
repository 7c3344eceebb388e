import { expect, test } from 'vitest'
import { bodyMeasureCheck } from '../body-measure-check.ts'
import { corporateTax } from '../corporate-tax.ts'
import { endOfServiceGratuity } from '../end-of-service-gratuity.ts'
import { answerAfter } from '../follow-up/answer-after.ts'
import { loanPlanner } from '../loan-planner.ts'
import { runwayForecast } from '../runway-forecast.ts'

test('what a correction puts in place of a figure is in the thousands of that figure, and the rest stays', () => {
  const told = 'We made 640k profit and carry losses of 150k from last year, how much tax?'
  expect(answerAfter([corporateTax], told, 'my accountant says profit is 610 not 640')).toContain(
    'AED 7,650.00',
  )
  expect(
    answerAfter(
      [corporateTax],
      'ربحنا 640 الف وعندنا خسارة مرحلة 150 الف كم الضريبة',
      'الربح 610 مو 640',
    ),
  ).toContain('7,650.00 درهم')
})

test('a share that is gone back to is what it was told as, and no cash', () => {
  const said = answerAfter(
    [runwayForecast],
    '500k cash, costs 60k, revenue 25k growing 8 percent a month',
    'if its 5 percent',
    'no go back to 8 but costs are 66k',
  )
  expect(said).toContain('income covers the costs from January 2028 on')
})

test('another share of growth is for the month that the first was for', () => {
  const said = answerAfter(
    [runwayForecast],
    '500k cash, costs 60k, revenue 25k growing 8 percent a month',
    'if its 5 percent',
  )
  expect(said).toContain('income up 5% a month')
})

test('a weight without a unit is in the pounds that were told', () => {
  const said = answerAfter([bodyMeasureCheck], 'guy 5 foot 11, 210 pounds', 'if i get down to 185')
  expect(said).toContain('Body mass index 25.8')
})

test.each([
  ['My mother, 52, is 157 tall and weighs 68 kg', 'and if she loses 6'],
  ['امي ٥٢ سنه طولها 157 ووزنها 68 كيلو', 'ولو خست 6'],
])('after “%s” the kilos of “%s” are nobody’s age', (told, followUp) => {
  expect(answerAfter([bodyMeasureCheck], told, followUp)).toContain('25.2')
})

test('a weight that is told later takes the place of no age', () => {
  const said = answerAfter([bodyMeasureCheck], 'امي ٥٢ سنه طولها 157 ووسطها ٩١ سم', 'اه ووزنها 68')
  expect(said).toContain('العمر 52')
  expect(said).toContain('مؤشر كتلة الجسم 27.6')
})

test.each([
  ['500k cash, burn 60k, want to last 10 months', 'and for a year?', 'AED 220,000.00'],
  ['معانا 500 الف وصافي الصرف 60 الف كل شهر عايزين نكمل 10 شهور', 'طب سنة', '220,000.00 درهم'],
])('after “%s” the unit alone of “%s” is one of it', (told, followUp, more) => {
  expect(answerAfter([runwayForecast], told, followUp)).toContain(more)
})

test('years after years and months are years', () => {
  const said = answerAfter(
    [endOfServiceGratuity],
    'معاشي الاساسي ٦٥٠٠ وصارلي ٤ سنين وست شهور',
    'ربيعي بنفس المعاش بس مكمل 7',
  )
  expect(said).toContain('35,750.00')
})

test('the rate of another bank is its own and adds nothing to the first', () => {
  const said = answerAfter(
    [loanPlanner],
    'car loan 180k at 6.25 for 4 years monthly?',
    'another bank says 3.5 flat, also 4 yrs',
  )
  expect(said).toContain('AED 4,275.00')
})

test('of a loan at a flat rate the same rate may be asked for on the reducing balance', () => {
  const said = answerAfter(
    [loanPlanner],
    'قرض عربيه 95 الف فايده ثابته 3.2% على 5 سنين يطلع القسط كام',
    'ولو متناقصه بنفس النسبه',
  )
  expect(said).toContain('1,715.48')
  expect(said).not.toContain('1,836.67')
})

test('what is paid at the start is the down payment and no price', () => {
  const said = answerAfter(
    [loanPlanner],
    'شقة بمليون و200 الف دفعة اولى 20% فايدة 4% على 20 سنة',
    'اذا دفعت 300 الف بالاول',
  )
  expect(said).toContain('5,453.82')
})

test.each([
  ['we have 500k and net burn is 40k a month', 'need to last 18 months, how much to raise'],
  ['عندنا 500 الف وصافي الصرف 40 الف بالشهر', 'محتاجين تمويل كم عشان نكمل 18 شهر'],
])('after “%s” “%s” asks for what the cash lacks', (told, followUp) => {
  expect(answerAfter([runwayForecast], told, followUp)).toContain('220,000.00')
})

test.each([
  ['no he stays, but rent goes up by 4000', 'we fire one who gets 6500'],
  ['لا خلاص خله يتم بس الايجار بيزيد علينا 4000', 'لو فنشت واحد معاشه 6500'],
])('“%s” takes back the change before it and makes its own', (followUp, change) => {
  const told = 'عندي فالبنك 345 الف مصاريفنا 52000 بالشهر والدخل 22 الف كم شهر يكفينا'
  const said = answerAfter([runwayForecast], told, change, followUp)
  expect(said).toContain('10.1')
  expect(said).not.toContain('6,500')
})

test('a relief that was spoken of is small business relief', () => {
  const told = 'revenue 140k a month, rent 12k salaries 48k other 9k all monthly. tax?'
  expect(answerAfter([corporateTax], told, 'can we pay zero with that relief')).toContain(
    'AED 0.00 if small business relief is elected',
  )
})
