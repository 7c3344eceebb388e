import { expect, test } from 'vitest'
import { asksForForecast } from './currency/forecast.ts'
import { currencyConverter as skill } from './currency-converter.ts'
import { languageOf } from './reading/language.ts'

const today = '2026-11-20'
const run = (input: unknown) =>
  skill.run(skill.input.parse(input), { today }) as { results: { value: number }[] }
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

test.each([
  [{ amount: 100, from: 'USD', targets: ['AED'] }, 367.25],
  [{ amount: 367.25, from: 'AED', targets: ['USD'] }, 100],
  [{ amount: 3750, from: 'SAR', targets: ['AED'] }, 3672.5],
  [{ amount: 1, from: 'OMR', targets: ['USD'] }, 2.6008],
  [{ amount: 376, from: 'BHD', targets: ['QAR'] }, 3640],
  [
    {
      amount: 100,
      from: 'EUR',
      targets: ['AED'],
      rate: { base: 'EUR', quote: 'AED', value: 4.25 },
    },
    425,
  ],
  [
    {
      amount: 425,
      from: 'AED',
      targets: ['EUR'],
      rate: { base: 'EUR', quote: 'AED', value: 4.25 },
    },
    100,
  ],
  // Across the peg: 10,000 ÷ 3.6725 × 88.5.
  [
    {
      amount: 10_000,
      from: 'AED',
      targets: ['INR'],
      rate: { base: 'USD', quote: 'INR', value: 88.5 },
    },
    240_980.2587,
  ],
  [
    {
      amount: 100,
      from: 'USD',
      targets: ['AED'],
      rate: { base: 'USD', quote: 'AED', value: 3.65 },
    },
    365,
  ],
])('%j gives %d', (input, expected) => {
  expect(run(input).results[0]?.value).toBeCloseTo(expected, 3)
})

test.each([
  [{ amount: -5, from: 'USD', targets: ['AED'] }, 'cannot be negative'],
  [{ amount: 5, from: 'EUR', targets: ['AED'] }, 'no fixed rate'],
  [
    { amount: 5, from: 'EUR', targets: ['AED'], rate: { base: 'EUR', quote: 'AED', value: 0 } },
    'above zero',
  ],
])('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test.each([
  ['how many dirhams is 250 dollars', { amount: 250, from: 'USD', targets: ['AED'] }],
  ['convert AED 1.2m to dollars', { amount: 1_200_000, from: 'AED', targets: ['USD'] }],
  ['$50', { amount: 50, from: 'USD', targets: ['AED'] }],
  [
    '1 EUR = 4.30 AED, how much is 2,500 AED in EUR?',
    {
      amount: 2500,
      from: 'AED',
      targets: ['EUR'],
      rate: { base: 'EUR', quote: 'AED', value: 4.3 },
    },
  ],
  [
    '5000 درهم إلى روبية هندية بسعر 22.9',
    {
      amount: 5000,
      from: 'AED',
      targets: ['INR'],
      rate: { base: 'AED', quote: 'INR', value: 22.9 },
    },
  ],
  [
    'i got 1,850 kuwaiti dinars and the shop gives 11.95 dirhams for one. whats that in AED',
    { amount: 1850, from: 'KWD', rate: { base: 'KWD', quote: 'AED', value: 11.95 } },
  ],
  [
    'عندي 500 يورو والمحل بيعطي 4.1 درهم للواحد، كم يطلع بالدرهم؟',
    { amount: 500, from: 'EUR', rate: { base: 'EUR', quote: 'AED', value: 4.1 } },
  ],
  [
    'معي 300 جنيه استرليني الصراف بياخذ الواحد ب 4.7 درهم',
    { amount: 300, from: 'GBP', rate: { base: 'GBP', quote: 'AED', value: 4.7 } },
  ],
  ['٥٠ دينار بحريني بالدرهم', { amount: 50, from: 'BHD', targets: ['AED'] }],
  ['convert dirham to saudi riyal 500', { amount: 500, from: 'AED', targets: ['SAR'] }],
  ['كم الدرهم بالريال السعودي', { amount: 1, from: 'AED', targets: ['SAR'] }],
  ['500 aed usd sar qar', { amount: 500, from: 'AED', targets: ['USD', 'SAR', 'QAR'] }],
  ['كم درهم في الدولار', { amount: 1, from: 'USD', targets: ['AED'] }],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})

test.each([
  '100 euros to dirhams',
  '1000 riyals to dirham',
  '20 KWD to AED',
  'convert 100 gbp to usd at 1.25',
  '500 دينار كم درهم',
  '0.5 btc in usd',
])('"%s" is asked about', (text) => {
  expect(read(text)).toHaveProperty('missing')
})

test.each([
  ['500 درهم و 200 ريال سعودي بالدولار', ['AED 500 to USD', 'SAR 200 to USD']],
  ['convert 60 bhd and 75 omr to dirhams', ['BHD 60 to AED', 'OMR 75 to AED']],
  ['60 bhd in dirhams and 900 aed in saudi riyals', ['BHD 60 to AED', 'AED 900 to SAR']],
  ['two fees, QAR 400 and $90, what is each in aed', ['QAR 400 to AED', 'USD 90 to AED']],
  ['60 euro, the bank takes 4.3 dirham for one euro. in AED and in dollars', ['EUR 60 to AED,USD']],
  ['معي ٣٠٠ ريال قطري، كم الريال كله بالدرهم وكم بالدولار', ['QAR 300 to AED,USD']],
  ['officially how much is 700 dollars in aed, though he says 1 usd = 3.9 aed', ['USD 700 to AED']],
  ['الصراف يحسب الدينار الواحد بـ 5.1 درهم، كم يطلع 200 دينار أردني', ['JOD 200 to AED']],
])('each amount of "%s" is converted into what is named for it', (text, expected) => {
  const reading = read(text)
  const inputs =
    'input' in reading ? [reading.input, ...(reading.more ?? []).map(({ input }) => input)] : []
  expect(
    (inputs as { from: string; amount: number; targets: string[] }[]).map(
      ({ from, amount, targets }) => `${from} ${amount} to ${targets}`,
    ),
  ).toEqual(expected)
})

test.each([
  ['4,300 dirhams to pesos. Shop A gives 15.62 pesos for one dirham, shop B 15.71', [15.62, 15.71]],
  ['1000 EUR to AED at 4.25 or 4.31', [4.25, 4.31]],
  ['4,300 dirhams to pesos. 15.62 pesos for one dirham, branch 22', [15.62]],
  ['1 EUR = 4.25 AED. I paid 4.20 for a coffee, convert 5 EUR', [4.25]],
])('two offers of one rate are two answers: %s', (text, rates) => {
  const reading = read(text)
  const cases = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  expect(cases.map(({ input }) => (input as { rate: { value: number } }).rate.value)).toEqual(rates)
})

test('the highest and the lowest of amounts in several currencies are told apart', () => {
  const text = 'in dirhams please, which is most: SAR 9,000 or OMR 950 or BHD 880? and the gap'
  const reading = skill.read({ text, language: 'en', today })

  // 9,000 ÷ 3.75, 950 ÷ 0.3845 and 880 ÷ 0.376 dollars
  expect(reading).toMatchObject({
    understood: {
      difference: expect.stringMatching(/^AED 478.66 \(most: OMR 950.*least: BHD 880/),
    },
  })
})

test.each([
  'turn 4,000 dirhams into pesos at 15.6, and 900 riyals of Saudi into dirhams',
  '4000 درهم كم بيزو، الصراف يقول الدرهم ب 15.6 بيزو، وبعدين 900 ريال سعودي كم درهم',
])('a rate belongs to its own currencies: %s', (text) => {
  const reading = read(text)
  const [more] = ('input' in reading && reading.more) || []

  expect(reading).toMatchObject({ input: { from: 'AED', rate: { quote: 'PHP', value: 15.6 } } })
  expect(more?.input).toEqual({ amount: 900, from: 'SAR', targets: ['AED'] })
})

test.each([
  'حول 700 درهم للجنيه السوداني',
  '700 dirhams in Sudanese pounds',
  '700 درهم كم ليرة سورية',
])('of a currency that is named by its country only the rate is asked: %s', (text) => {
  expect(JSON.stringify(read(text))).toMatch(/floats/)
})

test.each([
  ['900 dirhams to my brother in Mumbai, how many rupees?', 'INR'],
  ['كم روبية 900 درهم أحولها لأخوي في كراتشي؟', 'PKR'],
])('a place names the rupee: %s', (text, code) => {
  const reading = read(text)
  expect(JSON.stringify(reading)).toContain(code)
  expect(JSON.stringify(reading)).not.toContain('Which rupee')
})

test.each([
  ['the dirham at the exchange house is 15.9 pesos (PHP), 20,000 pesos in dirhams', 'AED', 15.9],
  ['50 ألف جنيه مصري، والدرهم عند الصراف بـ 13.05 جنيه. كام درهم؟', 'AED', 13.05],
  ['بحول 100 ألف روبية هندية والدرهم في الصرافة ب 22.75 روبية، كم درهم؟', 'AED', 22.75],
  ['the euro at my bank is 4.31 dirhams. 2,000 euros please', 'EUR', 4.31],
  ['البنك عاطيني سعر 4.02 درهم لليورو، والفندق 2300 يورو. كم أدفع بالدرهم؟', 'EUR', 4.02],
  ['الصراف معطيني 13.1 جنيه للدرهم وعندي 5000 درهم كم يطلع بالجنيه المصري', 'AED', 13.1],
  ['if the euro goes up to 4.30 dirhams how much are 1000 euros?', 'EUR', 4.3],
  ['if the euro is 4.30 how much is 1000 euros in dirhams', 'EUR', 4.3],
])('what one is worth is a rate, wherever money is changed: %s', (text, base, value) => {
  expect(read(text)).toMatchObject({ input: { rate: { base, value } } })
})

test.each([
  ['if 1 pound is 4.9 dirhams how many pounds do i get for 10k', 'AED', 'GBP', [4.9]],
  ['1 EUR = 4.25 AED. how many euros is 8,500 dirhams', 'AED', 'EUR', [4.25]],
  [
    'i get 4.02 aed for a euro. what are 2,300 eur, and what if it was 4.10?',
    'EUR',
    'AED',
    [4.02, 4.1],
  ],
  ['rate was 83.5 rupees on the dollar, my invoice is 640 dollars, in INR?', 'USD', 'INR', [83.5]],
  ['لو الدولار بـ 48.6 جنيه مصري، كم دولار يطلع لي من 25000 جنيه؟', 'EGP', 'USD', [48.6]],
  ['حول 500 درهم لليورو على سعر 4.1 درهم لليورو', 'AED', 'EUR', [4.1]],
  ['900 يورو بسعر 4.2', 'EUR', undefined, [4.2]],
])('what is asked for is what comes out: %s', (text, from, target, rates) => {
  const reading = read(text)
  if (!('input' in reading)) throw new Error(`not read: ${text}`)
  expect(reading.input).toMatchObject({ from, ...(target && { targets: [target] }) })
  const all = [reading, ...(reading.more ?? [])]
  expect(all).toMatchObject(rates.map((value) => ({ input: { rate: { value } } })))
})

test.each([
  'حول لي 500 درهم للدولار و 200 دولار للدرهم',
  'the salary is 5000 dirhams, how many dollars',
  'AED 20,000 in US dollars, cousin swears the dollar is 3.70 at some shop, official rate only',
])('no rate is told: %s', (text) => {
  expect(read(text)).not.toHaveProperty('input.rate')
})

test.each([
  ['Do you think the euro will get stronger? Should I buy 20k euros now or wait', true],
  ['Will the pound go up against the dirham next month?', true],
  ['هل الجنيه رح يرتفع مقابل الدرهم؟ أحول الحين ولا أنتظر', true],
  ['is it better to exchange my 3000 euros now or in January?', true],
  ['if the euro goes up to 4.30 dirhams how much are 1000 euros?', false],
  ['which is better, 1000 USD or 900 euros at 4.25', false],
  ['كم 1000 يورو بسعر 4.25', false],
  ['Should I wait for you? I need 5 km in miles', false],
])('what a rate will do is no conversion: %s', (text, isAsked) => {
  expect(asksForForecast(text)).toBe(isAsked)
})

test('of a rupee, which floats whichever it is, the rate is asked at once; of a riyal it is not', () => {
  expect(JSON.stringify(read('2000 rupees in dirhams'))).toContain('Its rate')
  expect(JSON.stringify(read('500 riyals in dirhams'))).not.toContain('rate')
})

test.each([
  ['I have 2000 USD and 7000 AED, which is more', 'AED 345.00'],
  ['راتبين واحد 5000 درهم والثاني 5200 ريال سعودي أيهم أكثر', '92.53'],
])('an amount in the currency of the others is compared as it is: %s', (text, gap) => {
  expect(JSON.stringify(read(text))).toContain(gap)
})

test('«الاثنين» are both that were named, and no two dirhams', () => {
  const text = 'وحدة 1250 ريال عماني والثانية 12500 ريال سعودي. حولوا لي الاثنين لدرهم'
  expect(read(text)).toMatchObject({ input: { amount: 1250, from: 'OMR', targets: ['AED'] } })
})

test.each([
  ['كم دولار 1000 ريال عماني', { amount: 1000, from: 'OMR', targets: ['USD'] }],
  ['كم يورو 1000 درهم إذا اليورو 4.25', { amount: 1000, from: 'AED', targets: ['EUR'] }],
  ['1000 euro to dirhams if euro is 4.25', { rate: { base: 'EUR', quote: 'AED', value: 4.25 } }],
])(
  'an amount is of the currency behind it, and a supposed price is the rate: %s',
  (text, input) => {
    expect(read(text)).toMatchObject({ input })
  },
)

test('200 USD + 300 USD are added up', () => {
  expect(read('200 USD + 300 USD')).toMatchObject({
    more: [{}, { input: { amount: 200, plus: [{ amount: 300, from: 'USD' }], targets: ['AED'] } }],
  })
})
