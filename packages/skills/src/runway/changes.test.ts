import { expect, test } from 'vitest'
import { runwayForecast } from '../runway-forecast.ts'

const today = '2026-11-20'
const read = (text: string) => runwayForecast.read({ text, today, language: 'en' })

const plan = 'cash 500k, costs 60k a month, revenue 20k a month. '
const خطة = 'الكاش 500 ألف والمصاريف 60 ألف بالشهر والدخل 20 ألف بالشهر. '

test.each([
  [`${plan}What if we drop the office, 6k?`, [54_000, 20_000]],
  [`${plan}How long if the rent goes down from 12k to 8k?`, [56_000, 20_000]],
  [`${plan}If we take on a sales manager for 9k a month?`, [69_000, 20_000]],
  [`${plan}What if we hire a couple of developers at 9k each?`, [78_000, 20_000]],
  [`${plan}What if we hire 3 engineers for 9k each?`, [87_000, 20_000]],
  [`${خطة}لو وظفنا شخصين براتب 9 آلاف لكل واحد؟`, [78_000, 20_000]],
  [`${plan}And if a new customer pays us 5k a month?`, [60_000, 25_000]],
  [`${plan}Suppose sales fall by 4k a month.`, [60_000, 16_000]],
  [`${خطة}لو ألغينا عقد التنظيف وقيمته 6 آلاف؟`, [54_000, 20_000]],
  [`${خطة}لو وظفنا بائع مبيعات بـ 9 آلاف بالشهر؟`, [69_000, 20_000]],
  [`${خطة}لو خسرنا زبون يدفع لنا 4 آلاف بالشهر؟`, [60_000, 16_000]],
])('a verb and what it is said of name a change together: %s', (text, [costs, income]) => {
  expect(read(text)).toMatchObject({
    input: { monthlyCosts: 60_000, monthlyIncome: 20_000 },
    more: [{ input: { monthlyCosts: costs, monthlyIncome: income } }],
  })
})

test.each([
  `${plan}What if the costs were 50k?`,
  `${plan}And with costs of 50k instead of 60k?`,
  `${خطة}ولو صارت المصاريف 50 ألف؟`,
])('what all costs are thought to come to is no further cost: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { monthlyCosts: 60_000 },
    more: [{ input: { monthlyCosts: 50_000 } }],
  })
})

test('what is thought to be spent on something is added', () => {
  expect(read('cash 500k, rent 20k a month. What if we spend 10k on marketing?')).toMatchObject({
    input: { monthlyCosts: 30_000 },
  })
})

test('a change that is only said to come to something is asked about', () => {
  expect(read(`${plan}What if the rent goes up to 70k?`)).toHaveProperty('missing')
  expect(read(`${plan}What if the costs go up to 70k?`)).toMatchObject({
    more: [{ input: { monthlyCosts: 70_000 } }],
  })
})

test('an amount of another size is no second case of the cash', () => {
  expect(read(`${plan}What happens if 7k?`)).toHaveProperty('missing')
})

test('a number of people is no cost', () => {
  expect(read('we are 6 employees with 275k in the bank, how many months?')).toHaveProperty(
    'missing',
  )
})

test.each([
  ['180k in the bank, burn 20k a month. Can we make it to the end of August 2027?'],
  ['بالبنك 180 ألف والحرق 20 ألف شهريا، نوصل لنهاية أغسطس 2027؟'],
])('a target may be a day: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { find: 'target', targetMonths: 9 } })
})

test('by how many months two plans differ is said when it is asked', () => {
  expect(read(`${plan}How much longer if we save 20k a month?`)).toMatchObject({
    understood: { difference: expect.stringContaining('12') },
  })
})

test('what is to happen instead of another change is a case of its own', () => {
  expect(read(`${plan}What if we drop the office, 6k, or hire a salesman for 9k?`)).toMatchObject({
    input: { monthlyCosts: 60_000 },
    more: [{ input: { monthlyCosts: 54_000 } }, { input: { monthlyCosts: 69_000 } }],
  })
  expect(read(`${plan}What if we drop the office, 6k, and hire a salesman for 9k?`)).toMatchObject({
    input: { monthlyCosts: 60_000 },
    more: [{ input: { monthlyCosts: 63_000 } }],
  })
})

test('a client who may go takes income along', () => {
  expect(read(`${خطة}في عميل يمكن يروح وياه 4 آلاف من الدخل. كم شهر نصمد إذا راح؟`)).toMatchObject({
    more: [{ input: { monthlyIncome: 16_000 } }],
  })
})

test('what comes in a month is no time of a month, and whoever is let go costs nothing more', () => {
  const text =
    'cash in bank 430k, we spend 61k a month, 26k comes in a month. how long do we last? and how long if we let one person go who costs us 9k a month'

  expect(read(text)).toMatchObject({
    input: { find: 'runway', monthlyCosts: 61_000, monthlyIncome: 26_000 },
    more: [{ input: { monthlyCosts: 52_000 } }],
  })
})

test('a verb of need between a question and what it asks for parts them not', () => {
  expect(
    read('كم نحتاج كاش عشان نكمل 10 شهور ومصاريفنا 38 ألف ودخلنا 13 ألف بالشهر؟'),
  ).toMatchObject({ input: { find: 'cash', targetMonths: 10 } })
})

test.each([
  'جمعية خيرية معنا 340 ألف كاش، التكاليف الشهرية 95,000 والتبرعات 58,000 كل شهر. كم شهر نضل؟',
  'We are a charity with 340,000 in the bank, donations of 58,000 a month and costs of 95,000. How long do we last?',
  'نادي: الرصيد 340 ألف، اشتراكات الأعضاء 58 ألف بالشهر، المصاريف 95 ألف. كم نكفي؟',
  'We have 340k, members pay 58k a month in membership fees, costs are 95k a month. Runway?',
])('what a charity or a club is given comes in: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { cash: 340_000, monthlyIncome: 58_000, monthlyCosts: 95_000 },
  })
})

test.each([
  'عندنا 200 ألف، مصاريفنا 40 ألف بالشهر، ونتبرع بـ 5,000 كل شهر للجمعية. كم شهر نكفي؟',
  'Cash 200k, costs 40k a month, and we donate 5k a month to a charity. Runway?',
])('what is given away goes out: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { cash: 200_000, monthlyCosts: 45_000 } })
})

test.each([
  'نادي: الرصيد 150 ألف، اشتراكات الأعضاء 20 ألف بالشهر، والمبيعات 5 آلاف، المصاريف 35 ألف. كم نكفي؟',
  'Our club: cash 150k, membership fees 20k a month, sales 5k a month, costs 35k. Runway?',
])('what is earned beside it comes in, too: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { monthlyIncome: 25_000, monthlyCosts: 35_000 } })
})

test.each([
  'Cash 300k, costs 50k, donations 20k. What if donations were 30k?',
  'الرصيد 300 ألف، المصاريف 50 ألف، التبرعات 20 ألف. ماذا لو صارت التبرعات 30 ألف؟',
])('another amount of gifts is another case: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { monthlyIncome: 20_000 },
    more: [{ input: { monthlyIncome: 30_000 } }],
  })
})

test.each([
  [`${plan}How long if we drop the second kitchen, which costs 12,000 a month?`, [48_000, 20_000]],
  [`${plan}What if we drop the storage unit at 12,000 a month?`, [48_000, 20_000]],
  [`${plan}How long if we close our second branch which costs 12,000 a month?`, [48_000, 20_000]],
  [`${خطة}وكم لو سكرنا القاعة الثانية اللي تكلفنا 12 ألف بالشهر؟`, [48_000, 20_000]],
  [`${خطة}لو خسرنا اكبر عميل عندنا اللي يدفع 10 آلاف بالشهر كم يكفي؟`, [60_000, 10_000]],
  [`${plan}What if sales drop by 10,000 a month?`, [60_000, 10_000]],
])('what is dropped, and what drops: %s', (text, [costs, income]) => {
  expect(read(text)).toMatchObject({
    input: { monthlyCosts: 60_000, monthlyIncome: 20_000 },
    more: [{ input: { monthlyCosts: costs, monthlyIncome: income } }],
  })
})

test.each([
  `${plan}A client will pay us 60,000 in February 2027. How long does it last?`,
  `${plan}We will receive 60,000 in February 2027 from a client. How long?`,
  `${خطة}في عميل بيدفع لنا 60 ألف في فبراير 2027. كم تكفي الفلوس؟`,
  `${خطة}وبنستلم 60 ألف في فبراير 2027 كم يكفي`,
])('what a customer pays in one month comes in once: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({
    input: { monthlyIncome: 20_000, once: [{ month: '2027-02', amount: 60_000 }] },
  })
  expect(reading).not.toHaveProperty('more')
})

test.each([
  ['Balance 90,000, school fees 18,000 a month, costs 25,000 a month. How long?', 18_000, 25_000],
  ['cash 90,000, members pay 18,000 a month, costs 25,000 a month. how long', 18_000, 25_000],
  ['عندنا 90 ألف، الطالع 25 ألف والداخل 18 ألف كل شهر، كم يكفي؟', 18_000, 25_000],
])('what comes in, and what goes out: %s', (text, income, costs) => {
  expect(read(text)).toMatchObject({ input: { monthlyIncome: income, monthlyCosts: costs } })
})

test('what shrinks every month is no second income', () => {
  const text = 'بالحساب 200 ألف والمصاريف 50 ألف بالشهر والمبيعات 45 ألف وتنقص 3 آلاف كل شهر'
  expect(read(text)).toMatchObject({ input: { monthlyIncome: 45_000, incomeStep: -3_000 } })
})

test.each([
  [`${plan}What if we get two new clients paying 5k a month each?`, 30_000],
  [`${خطة}لو جبنا عميلين جداد كل واحد يدفع 5 الاف بالشهر؟`, 30_000],
  [`${خطة}لو جبنا عميل جديد يدفع 5 الاف بالشهر؟`, 25_000],
])('what each of several customers pays is counted for all: %s', (text, income) => {
  expect(read(text)).toMatchObject({ more: [{ input: { monthlyIncome: income } }] })
})

test.each([
  `${plan}Licence 15,000 once in March 2027. How long?`,
  `${خطة}وتجديد الرخصة 15 ألف مرة وحدة في مارس 2027، كم بتكفي؟`,
])('a cost that is paid once brings no cash: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { once: [{ month: '2027-03', amount: -15_000 }] } })
})

test('what is raised now is no day that is aimed for', () => {
  expect(read('We have 360k and burn 30k. If we raise 200k now how long then?')).toMatchObject({
    input: { find: 'runway', cash: 360_000 },
    more: [{ input: { cash: 560_000 } }],
  })
})

test.each([
  ['Cash: 420,000\nAnnual revenue: 480,000\nMonthly costs: 60,000\nhow long', 40_000, 60_000],
  ['كاش 50 ألف، مبيعات الأسبوع 9 آلاف ومصاريف الأسبوع 12 ألف، كم أسبوع؟', 39_000, 52_000],
  [
    '2 founders, 300k raised, paying ourselves 10k each, rent 5k, tools 2k a month, no income. runway?',
    0,
    27_000,
  ],
])('each amount is for its own time and people: %s', (text, income, costs) => {
  expect(read(text)).toMatchObject({ input: { monthlyIncome: income, monthlyCosts: costs } })
})
