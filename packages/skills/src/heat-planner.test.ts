import { expect, test } from 'vitest'
import type { HeatOutput } from './heat/heat.ts'
import { heatPlanner as skill } from './heat-planner.ts'
import { languageOf } from './reading/language.ts'

const today = '2026-11-20'
const run = (input: unknown) => skill.run(skill.input.parse(input), { today }) as HeatOutput
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

test.each([
  [38, 60, 55, 'Extreme danger'],
  [32, 40, 32.3, 'Extreme caution'],
  [30, 40, 29.7, 'Caution'],
  [40, 30, 43.1, 'Danger'],
  [20, 50, 19.4, 'no heat category'],
])('%i °C at %i%% feels like %d °C: %s', (temperatureC, humidity, felt, level) => {
  const { felt: output } = run({ temperatureC, humidity })
  expect(output?.indexC).toBeCloseTo(felt, 0)
  expect(output?.level.name.en).toBe(level)
})

test('the break season is that of the day named, else of today', () => {
  expect(run({ temperatureC: 40, humidity: 40 }).isBreakSeason).toBe(false)
  expect(run({ temperatureC: 40, humidity: 40, day: '2027-07-20' }).isBreakSeason).toBe(true)
})

test.each([
  [{ temperatureC: 40, humidity: 120 }, 'between 0% and 100%'],
  [{ temperatureC: 75, humidity: 20 }, 'outside what I cover'],
])('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test.each([
  ['104°F, 30% humidity', { temperatureC: 40, humidity: 30 }],
  ["it's 42 and 60% humid", { temperatureC: 42, humidity: 60 }],
  ['humidity 70%, temp 35', { temperatureC: 35, humidity: 70 }],
  ['الحرارة ٤٢ والرطوبة ٤٠٪', { temperatureC: 42, humidity: 40 }],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})

const answer = (text: string) => {
  const reading = read(text)
  return 'input' in reading
    ? [reading, ...(reading.more ?? [])].map(({ input }) =>
        skill.explain(run(input), languageOf(text)),
      )
    : []
}

test.each([
  ['can 12 workers be outside at 1pm on 3 july 2027', ['**No work in the sun']],
  ['can we work outside at 4pm on 3 july 2027', ['**Work outside is allowed then']],
  [
    'midday break: concrete in the sun on 3 July 2027 at 1 pm, or also on 20 September 2027?',
    ['**No work in the sun', '20 September 2027: outside the season'],
  ],
  ['متى استراحة الظهيرة', ['12:30']],
  ['is it hotter at 38 with 30% or 34 with 70%', ['feels like 39.4', 'feels like 46']],
  ['temp 37 hum 45 rh, 8 workers, project 2026', ['**37 °C at 45% humidity feels like 43.4']],
])('"%s" is answered', (text, pieces) => {
  expect(answer(text)).toEqual(pieces.map((piece) => expect.stringContaining(piece)))
})

test('neither temperature nor humidity is made of the time of the day', () => {
  expect(read('how hot will it feel at the beach on Friday at two in the afternoon')).toMatchObject(
    {
      missing: [{ name: { en: 'Air temperature' } }, { name: { en: 'Relative humidity' } }],
    },
  )
})

test('the heat index is never worked out without the humidity', () => {
  expect(read('41 outside in sharjah right now, what does it feel like')).toMatchObject({
    missing: [{ name: { en: 'Relative humidity' } }],
  })
})

test.each([
  ['my phone shows 39 and humidity 40, how does it feel', 39, 40],
  ['weather app says 42 and hum 20, what does it feel like in direct sun, ok?', 42, 20],
])('what a device shows is read: %s', (text, temperatureC, humidity) => {
  expect(read(text)).toEqual(
    expect.objectContaining({ input: expect.objectContaining({ temperatureC, humidity }) }),
  )
  expect(read(text)).not.toHaveProperty('more')
})

test('each temperature goes with its humidity: «٣٨ ورطوبة ٧٠ و٤٥ ورطوبة ٢٠»', () => {
  expect(read('درجة ٣٨ ورطوبة ٧٠ الصبح و٤٥ ورطوبة ٢٠ الظهر، أيهم أخطر')).toMatchObject({
    input: { temperatureC: 38, humidity: 70 },
    more: [{ input: { temperatureC: 45, humidity: 20 } }],
  })
})

test.each([
  ['can we work outside on 2 July 2027 between 1 and 2 pm', 'time 13:00 to 14:00', 'from 13:00'],
  ['can we work outside on 2 July 2027 at 1 pm', 'time 13:00', 'No work in the sun at 13:00'],
])('the hours of work are said and answered: %s', (text, said, answer) => {
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked back')
  expect(reading.understood?.facts).toContain(said)
  expect(skill.explain(run(reading.input), 'en')).toContain(answer)
})
