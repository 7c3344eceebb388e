import type { Language } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { heatPlanner } from '../heat-planner.ts'

const today = '2026-11-28'
function answers(text: string): string[] {
  const language: Language = /[\u0600-\u06ff]/.test(text) ? 'ar' : 'en'
  const reading = heatPlanner.read({ text, today, language })
  if (!('input' in reading)) return reading.missing.map(({ name }) => name[language])
  return [reading.input, ...(reading.more ?? []).map(({ input }) => input)].map((input) =>
    heatPlanner.explain(heatPlanner.run(input, { today }), language),
  )
}

test.each([
  [
    'can the painters work on the roof from 11 am to 2 pm on 3 August?',
    'No work in the sun from 12:30 to 14:00; it is allowed from 11:00 to 12:30.',
  ],
  ['Are we allowed to work outside 12 to 12:30 on 1 July?', 'Work outside is allowed then'],
  [
    'may they work outside between 2 and 5 pm on 12 July',
    'No work in the sun from 14:00 to 15:00; it is allowed from 15:00 to 17:00.',
  ],
  ['هل يقدر العمال يشتغلون برا من 3 العصر إلى 6 يوم 20 يوليو؟', 'العمل في الخارج مسموح'],
  [
    'العمال بيشتغلون برا من 10 الصبح إلى 4 العصر يوم 20 يوليو، مسموح؟',
    'لا عمل تحت الشمس من 12:30 إلى 15:00؛ ويُسمح به من 10:00 إلى 12:30 ومن 15:00 إلى 16:00.',
  ],
])('%j: of hours that the ban cuts, each part is told', (text, verdict) => {
  const [answer, ...others] = answers(text)
  expect(answer).toContain(verdict)
  expect(others).toEqual([])
})

test('beside the weather the verdict on each time is told too', () => {
  const [afternoon, morning] = answers(
    '44 degrees and 30% humidity, can we pour concrete outside at 2 pm on 12 July or at 7 am?',
  )
  expect(afternoon).toContain('No work in the sun')
  expect(morning).toContain('Work outside is allowed then')
})

test.each([
  'is it too hot to go for a run outside right now?',
  'is it safe to jog outdoors today at 6pm?',
  'My kid has football outside on 5 July at 2 pm, too hot?',
])('%j asks of the heat and not whether work is allowed', (text) => {
  expect(answers(text)).toEqual(['Air temperature', 'Relative humidity'])
})

test('hours of one day are one case, and the day that is asked about is not today', () => {
  const allowed = answers(
    'our riders deliver on 3 August 2027 from 1 pm to 4 pm, it will be 41 C with 45% humidity, are they allowed out then?',
  )
  expect(allowed).toHaveLength(1)
  expect(allowed[0]).toContain('from 13:00 to 15:00')
  expect(
    answers(
      "it's 41 and humidity 55 in dubai today, can my guys work from 1 pm to 4 pm on july 10",
    )[0],
  ).toContain('No work in the sun from 13:00 to 15:00')
})
