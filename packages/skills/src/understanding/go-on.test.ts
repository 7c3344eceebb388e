import { expect, test } from 'vitest'
import { bodyMeasureCheck } from '../body-measure-check.ts'
import { corporateTax } from '../corporate-tax.ts'
import { endOfServiceGratuity } from '../end-of-service-gratuity.ts'
import { energyPlanner } from '../energy-planner.ts'
import { answerAfter } from '../follow-up/answer-after.ts'
import { loanPlanner } from '../loan-planner.ts'
import { runwayForecast } from '../runway-forecast.ts'

test.each([
  ['and 18?', 'time aimed for 18 months'],
  ['and if burn is 14', 'monthly burn AED 14,000.00'],
])('after 12 months and a burn of 12,500, “%s” is of the same unit', (followUp, understood) => {
  const said = answerAfter(
    [runwayForecast],
    'Cash 90k and a net burn of 12.5k a month, what do we need for 12 months?',
    followUp,
  )
  expect(said).toContain(understood)
})

test('an amount that leaves out its thousands is read in thousands, and that is said', () => {
  const said = answerAfter([runwayForecast], 'عندنا 100 الف ونصرف 20 الف بالشهر', 'ولو نصرف 25')
  expect(said).toContain('25 تعني 25,000.00 درهم')
  expect(said).toContain('يكفي النقد 4 أشهر')
})

const company = 'Revenue 4.2 million, salaries 1.6 million, rent 350,000, materials 900,000. Tax?'
test.each([
  ['forgot marketing 150,000', 'AED 74,250.00'],
  ['without the rent', 'AED 119,250.00'],
  ['total expenses are 3 million', 'AED 74,250.00'],
])('after a list of costs “%s” leaves the other lines as they are told', (followUp, tax) => {
  expect(answerAfter([corporateTax], company, followUp)).toContain(
    `Estimated corporate tax: ${tax}`,
  )
})

test('the losses of a follow-up are those that were carried forward', () => {
  const told = ['profit 640k, losses brought forward 100k, tax?', 'what if that loss was 600k']
  expect(answerAfter([corporateTax], ...told)).toContain('losses of earlier years AED 600,000.00')
  expect(answerAfter([corporateTax], ...told, 'forget the losses')).toContain('AED 23,850.00')
})

test('a later day takes the place of the last one', () => {
  const told = 'joined 1 jan 2018 last day 31 dec 2026 basic 9k'
  const said = answerAfter([endOfServiceGratuity], told, 'if i stay till 30 june 2027?')
  expect(said).toContain('1 January 2018 and 30 June 2027')
})

test('what asks for a part of the answer changes nothing', () => {
  const told = 'joined 1 jan 2018 last day 31 dec 2026 basic 9k'
  const said = answerAfter(
    [endOfServiceGratuity],
    told,
    'how much of that is for the first 5 years',
  )
  expect(said).toContain('1 January 2018 and 31 December 2026')
})

test('whoever writes comes back after somebody else with what was told of them', () => {
  const told = ['man 41, 178 cm 95 kg', 'now my wife 158 cm 61 kg']
  expect(answerAfter([bodyMeasureCheck], ...told, 'ok me again, waist 100')).toContain(
    'sex: man · Age 41 · Height 178 cm · Weight 95 kg · waist 100 cm',
  )
})

test('somebody else has in common what is said to be the same', () => {
  const told = ['male 26 183cm 68kg train 6 days a week wanna gain', 'my brother 19, 175 and 90 kg']
  expect(answerAfter([energyPlanner], told[0] ?? '', `${told[1]}, same training`)).toContain(
    'training a week 6 days',
  )
})

test('whoever only keeps their weight has no surplus any more', () => {
  const told = ['male 22, 183 cm, 70 kg, gym 5 times a week, gain muscle', 'make it 500 above']
  expect(answerAfter([energyPlanner], ...told, 'and just to maintain')).not.toContain('surplus')
})

const car = 'car loan 85k 3.2% flat 5 years'
test.each([
  ['4 yrs?', '3.2% flat · term 4 years'],
  ['3.2 is too much, say 2.9', 'annual interest rate 2.9%'],
  ['bank now says 2.6', 'annual interest rate 2.6%'],
])('after a flat rate “%s” is a change of one thing', (followUp, understood) => {
  expect(answerAfter([loanPlanner], car, followUp)).toContain(understood)
})

test('the last two answers are compared where the difference is asked for', () => {
  const said = answerAfter(
    [loanPlanner],
    'car loan 85k 3.2% 5 years',
    '4 yrs?',
    'how much interest do i save with that',
  )
  expect(said).toContain('total interest AED 1,425.15 less')
})

test('what is taken back is as it was before', () => {
  const told = ['cash 1.2m burn 90k a month', 'what if we raise 500k', 'forget the raise']
  expect(answerAfter([runwayForecast], ...told)).toContain('Runway: 13.3 months')
})

const loan = 'loan 500,000 at 4% over 20 years, monthly payment?'
test.each([
  [['at 5%?', 'the first rate again but over 10 years'], 'annual interest rate 4% · term 10 years'],
  [['over 10 years', 'at 5%?', 'the first one again but at 4.5%'], '4.5% · term 20 years'],
  [['وعلى 10 سنين؟', 'رجعها للاول بس بفائدة 3%'], '3%'],
])('after %j the one that is named is gone back to', (followUps, understood) => {
  expect(answerAfter([loanPlanner], loan, ...followUps)).toContain(understood)
})

test('one line of a list is put back as it was, and another one changed', () => {
  const told =
    'الايرادات 4 مليون والرواتب 1.5 مليون والايجار 200 الف ومصاريف تانية 100 الف كم الضريبة'
  const said = answerAfter(
    [corporateTax],
    told,
    'والايجار 300 الف',
    'لا رجع الايجار متل ما كان بس الرواتب 1.7 مليون',
  )
  expect(said).toContain('1,700,000.00')
  expect(said).toContain('200,000.00')
  expect(said).not.toContain('300,000.00')
})

test('losses that were left out come back in', () => {
  const said = answerAfter(
    [corporateTax],
    'profit 900,000, losses brought forward 100,000, tax?',
    'and without the losses',
    'now with the losses back in',
  )
  expect(said).toContain('losses of earlier years AED 100,000.00')
})

test.each([
  ['how much less interest is that than with 20', '20 years'],
  ['how much interest do I save compared with the first one', '20 years'],
])('“%s” compares the last answer with the one that is named', (asked, other) => {
  const said = answerAfter([loanPlanner], loan, 'at 5%?', 'at 4% over 15 years', asked)
  expect(said).toMatch(/\*\*Difference: .*total interest/)
  expect(said).toContain(other)
})

test.each([
  ['my brother has a basic of 5,000 and 8 years. who gets more?', '8 years'],
  ['و صديقي اساسيه 5,000 وله 8 سنين منو ياخذ اكثر', '8 سنوات'],
])('“%s” sets somebody else beside what was told of oneself', (asked, service) => {
  const said = answerAfter([endOfServiceGratuity], 'basic 6,000, 4 years, gratuity?', asked)
  expect(said).toContain('16,800.00')
  expect(said).toContain(service)
  expect(said).toMatch(/Difference|الفرق/)
})

test('a figure before the question for a part changes what was told', () => {
  const said = answerAfter(
    [endOfServiceGratuity],
    'basic 6,000, 4 years, gratuity?',
    '9 years then, and how much of it is for the first five',
  )
  expect(said).toContain('length of service 9 years')
})

test.each([
  ['and if an investor gives us 90,000?', 'AED 90,000.00'],
  ['and we get 90,000 cash today', 'AED 90,000.00'],
])('“%s” is received once, and no income of every month', (followUp, extra) => {
  const said = answerAfter([runwayForecast], 'cash 300k, costs 50k, income 10k', followUp)
  expect(said).toContain('income AED 10,000.00')
  expect(said).toContain(`additional cash ${extra}`)
})
