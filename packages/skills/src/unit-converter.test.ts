import { expect, test } from 'vitest'
import { languageOf } from './reading/language.ts'
import { unitConverter as skill } from './unit-converter.ts'

const today = '2026-11-20'
const run = (input: unknown) =>
  skill.run(skill.input.parse(input), { today }) as { results: { value: number }[] }
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

test.each([
  [1, 'mi', 'km', 1.609344],
  [1, 'lb', 'kg', 0.45359237],
  [1, 'gal', 'l', 3.785411784],
  [1, 'impgal', 'l', 4.54609],
  [1200, 'ft2', 'm2', 111.483648],
  [1, 'acre', 'm2', 4046.8564224],
  [100, 'kmh', 'mph', 62.13711922],
  [10, 'tola', 'g', 116.638038],
  [1, 'GB', 'MB', 1000],
  [1, 'kWh', 'kJ', 3600],
  [100, 'F', 'C', 37.77777778],
  [-40, 'C', 'F', -40],
  [0, 'K', 'C', -273.15],
  [90, 'min', 'h', 1.5],
  // 235.2146 ÷ 8 and 282.4809 ÷ 30; 100 ÷ 12.
  [8, 'l100km', 'mpg', 29.40182],
  [30, 'impmpg', 'l100km', 9.416031],
  [12, 'kmpl', 'l100km', 8.333333],
  [100, 'Mbps', 'MBps', 12.5],
  [24_000, 'btuh', 'rt', 2],
  [1, 'ozt', 'g', 31.1034768],
] as const)('%d %s in %s is %d', (value, unit, target, expected) => {
  expect(run({ parts: [{ value, unit }], targets: [target] }).results[0]?.value).toBeCloseTo(
    expected,
    5,
  )
})

test.each([
  [{ parts: [{ value: 5, unit: 'kg' }], targets: ['km'] }, 'different things'],
  [{ parts: [{ value: -300, unit: 'C' }], targets: ['F'] }, 'absolute zero'],
  [{ parts: [{ value: -5, unit: 'm' }], targets: ['ft'] }, 'cannot be negative'],
])('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test.each([
  ['how many feet in a mile', { parts: [{ value: 1, unit: 'mi' }], targets: ['ft'] }],
  [
    '5\'11" in cm',
    {
      parts: [
        { value: 5, unit: 'ft' },
        { value: 11, unit: 'in' },
      ],
      targets: ['cm'],
    },
  ],
  ['convert 500 from grams to pounds', { parts: [{ value: 500, unit: 'g' }], targets: ['lb'] }],
  ['8 oz to ml', { parts: [{ value: 8, unit: 'floz' }], targets: ['ml'] }],
  ['180 lbs', { parts: [{ value: 180, unit: 'lb' }], targets: ['kg'] }],
  ['كم كيلومتر في ١٠ أميال؟', { parts: [{ value: 10, unit: 'mi' }], targets: ['km'] }],
  ['8 l/100km in mpg', { parts: [{ value: 8, unit: 'l100km' }], targets: ['mpg'] }],
  [
    '15 كيلومتر في اللتر كم لتر لكل 100 كم',
    { parts: [{ value: 15, unit: 'kmpl' }], targets: ['l100km'] },
  ],
  ['100 Mbps in MB/s', { parts: [{ value: 100, unit: 'Mbps' }], targets: ['MBps'] }],
  ['100 Mb/s to MBps', { parts: [{ value: 100, unit: 'Mbps' }], targets: ['MBps'] }],
  ['half a mile in km', { parts: [{ value: 0.5, unit: 'mi' }], targets: ['km'] }],
  ['كيلو ونص كم غرام', { parts: [{ value: 1.5, unit: 'kg' }], targets: ['g'] }],
  ['5,7 ft in cm', { parts: [{ value: 5.7, unit: 'ft' }], targets: ['cm'] }],
  ['1m75 in feet', { parts: [{ value: 1.75, unit: 'm' }], targets: ['ft'] }],
  ['5 ft 11 in in cm', { targets: ['cm'] }],
  ['2 tons ac in kw', { parts: [{ value: 2, unit: 'rt' }], targets: ['kW'] }],
  ['24000 btu to tons', { parts: [{ value: 24_000, unit: 'btuh' }], targets: ['rt'] }],
  ['1 kWh in BTU', { parts: [{ value: 1, unit: 'kWh' }], targets: ['btu'] }],
  [
    '10 km + 500 m in miles',
    {
      parts: [
        { value: 10, unit: 'km' },
        { value: 500, unit: 'm' },
      ],
      targets: ['mi'],
    },
  ],
  ['40 درجة كم فهرنهايت', { parts: [{ value: 40, unit: 'C' }], targets: ['F'] }],
  ['أونصة الذهب كم غرام', { parts: [{ value: 1, unit: 'ozt' }], targets: ['g'] }],
  ['شقة 1500 قدم مربع كم متر مربع', { parts: [{ value: 1500, unit: 'ft2' }], targets: ['m2'] }],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})

test.each([
  '10 to 20 kg in lbs',
  '1e400 km to m',
  '10⁶ mm in km',
  '1.5 lakh in aed',
  '3 in Dubai what time London',
  '24 carat gold',
  'بعد 30 يوم من اليوم',
])('"%s" is no measure to convert', (text) => {
  expect(skill.suits({ text, language: languageOf(text), today })).toBe(0)
})

test.each([
  ['9 tolas in grams and 2 imperial gallons in litres', ['9 tola to g', '2 impgal to l']],
  ['4 miles, 6 miles and 8 miles in km', ['4 mi to km', '6 mi to km', '8 mi to km']],
  ['i am 5 foot 4 and 140 pounds, give me cm and kg', ['5 ft 4 in to cm', '140 lb to kg']],
  ['dad weighs 12 stone 6, what is that in kg', ['12 st 6 lb to kg']],
  ['الصالة 60 متر مربع كم قدم، والغرفة 200 قدم مربع كم متر', ['60 m2 to ft2', '200 ft2 to m2']],
  ['السيارة تصرف ٨ لتر لكل ١٠٠ كم، كم كيلومتر تمشي باللتر', ['8 l100km to kmpl']],
  ['وزنه 30 كيلو كم باوند وطوله 4 قدم و2 بوصة كم سنتي', ['30 kg to lb', '4 ft 2 in to cm']],
])('each measure of "%s" is converted into what is named for it', (text, expected) => {
  const reading = read(text)
  const inputs =
    'input' in reading ? [reading.input, ...(reading.more ?? []).map(({ input }) => input)] : []
  const said = (inputs as { parts: { value: number; unit: string }[]; targets: string[] }[]).map(
    ({ parts, targets }) =>
      `${parts.map(({ value, unit }) => `${value} ${unit}`).join(' ')} to ${targets}`,
  )
  expect(said).toEqual(expected)
})

test('a kilo of which miles are wanted is a kilometre', () => {
  expect(read('كم ميل 42 كيلو')).toMatchObject({ input: { parts: [{ value: 42, unit: 'km' }] } })
  expect(read('كم رطل 42 كيلو')).toMatchObject({ input: { parts: [{ value: 42, unit: 'kg' }] } })
})

test('"the other unit" is the counterpart of each measure before it, whatever else is converted', () => {
  expect(
    read('3,250 sq ft on a 520 sqm plot, flip both to the other unit? and 72F in celsius'),
  ).toMatchObject({
    input: { parts: [{ value: 3250, unit: 'ft2' }], targets: ['m2'] },
    more: [
      { input: { parts: [{ value: 520, unit: 'm2' }], targets: ['ft2'] } },
      { input: { parts: [{ value: 72, unit: 'F' }], targets: ['C'] } },
    ],
  })
})

test.each(['ملغ', 'ملغم', 'ملجم', 'مجم'])('%s are milligrams', (unit) => {
  expect(read(`الجرعة 250 ${unit} كم غرام`)).toMatchObject({
    input: { parts: [{ value: 250, unit: 'mg' }], targets: ['g'] },
  })
})

test.each([
  ['how many ounces is a 100 gram silver bar', 'g', ['ozt', 'oz']],
  ['5 tola in ounces', 'tola', ['ozt', 'oz']],
  ['كم غرام في سبيكة ذهب وزنها 2 أونصة', 'ozt', ['g']],
  ['how many ounces is 100 grams of rice', 'g', ['oz']],
])('ounces of what is weighed in troy ounces are those: %s', (text, unit, targets) => {
  expect(read(text)).toMatchObject({ input: { parts: [{ unit }], targets } })
})

test.each([
  ['a rug of 200 x 140 cm in inches', [200, 140]],
  ['shelf 30 by 30 cm, inches pls', [30]],
  ['8-9 km in miles', [8, 9]],
  ['طاولة 2 في 3 متر كم قدم', [2, 3]],
])('each side has the unit that is named once: %s', (text, values) => {
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked')
  const inputs = [reading, ...(reading.more ?? [])].map(({ input }) => skill.input.parse(input))
  expect(inputs).toMatchObject(values.map((value) => ({ parts: [{ value }] })))
})

test.each([
  ['25 mpg in l/100km. the car is British so imperial gallons, not American', 'impmpg'],
  ['25 mpg in l/100km', 'mpg'],
])('which gallon it is may be said behind it: %s', (text, unit) => {
  expect(read(text)).toMatchObject({ input: { parts: [{ unit }] } })
})

test.each([
  ['2 tola in grams? the goldsmith says 23', '**23 g is 0.328 g less than that.**'],
  ['2 تولة كم غرام؟ الصايغ يقول 24', '**24 غ أكثر من ذلك بمقدار 0.672 غ.**'],
])('what somebody says it comes to is compared: %s', (text, said) => {
  const language = languageOf(text)
  const reading = skill.read({ text, language, today: '2026-11-20' })
  if (!('input' in reading)) throw new Error('asked')
  expect(skill.explain(skill.run(reading.input, { today: '2026-11-20' }), language)).toContain(said)
})

test.each([
  ['١٠٠ كم بالساعه كم ميل بالساعه', 'kmh', 'mph'],
  ['السرعة 120 كيلو في الساعة كم ميل في الساعة', 'kmh', 'mph'],
  ['سيارتي تصرف 12 كيلو باللتر كم لتر لكل 100 كيلو', 'kmpl', 'l100km'],
  ['استهلاك سيارتي 8 لتر لكل 100 كم، كم كيلو باللتر؟', 'l100km', 'kmpl'],
  ['حرارة بنتي 38.5 كم فهرنهايت', 'C', 'F'],
])('speed, fuel and heat as people say them: %s', (text, unit, target) => {
  expect(read(text)).toMatchObject({ input: { parts: [{ unit }], targets: [target] } })
})

test.each([
  ['3x4 m in sq ft', 12, 'm2'],
  ['convert 2.5 m x 3 m room to square feet', 7.5, 'm2'],
  ['my room is 12 ft by 10 ft, how many sq m', 120, 'ft2'],
  ['غرفة 3 متر في 4 متر كم قدم مربع', 12, 'm2'],
])('two sides of which the area is wanted are one area: %s', (text, value, unit) => {
  expect(read(text)).toMatchObject({ input: { parts: [{ value, unit }] }, more: [] })
})

test('a cup and a half is one and a half', () => {
  expect(read('how many ml in a cup and a half')).toMatchObject({
    input: { parts: [{ value: 1.5, unit: 'cup' }] },
  })
})

test('a height in feet and inches is told in both together', () => {
  const input = { parts: [{ value: 175, unit: 'cm' }], targets: ['ft', 'in'] }
  expect(skill.explain(run(input), 'en')).toContain('- Together: 5 ft 8.9 in.')
})
