import { expect, test } from 'vitest'
import { languageOf } from '../reading/language.ts'
import { timeZoneConverter as skill } from '../time-zone-converter.ts'

interface Clock {
  from: { name: { en: string } }
  to: { name: { en: string } }[]
  day?: string
  minutes: number
}
const said = (text: string): string => {
  const reading = skill.read({ text, language: languageOf(text), today: '2026-11-29' })
  if (!('input' in reading)) return 'asked'
  const { from, to, day, minutes } = reading.input as Clock
  const places = `${from.name.en} → ${to.map(({ name }) => name.en).join(', ')}`
  return `${places}, ${minutes / 60} h${day ? ` on ${day}` : ''}`
}

test.each([
  [
    'My duty in Doha starts at 6:30 am on 15 February 2027. What time is it then for my family in Manila?',
    'Doha → Manila, 6.5 h on 2027-02-15',
  ],
  [
    'The webinar in London starts 2 pm on 5 December 2026, when is that for my team in Riyadh?',
    'London → Riyadh, 14 h on 2026-12-05',
  ],
  [
    'My manager in Berlin set the meeting for 10:30 am on 8 Dec 2026 - what is it in Dubai?',
    'Berlin → Dubai, 10.5 h on 2026-12-08',
  ],
  [
    'What time will it be in Manila when my shift in Doha starts at 6 am on 3 Dec 2026?',
    'Doha → Manila, 6 h on 2026-12-03',
  ],
  [
    'I work in riyadh, meeting 2pm, my partner in kuala lumpur what time for him? 7 dec 2026',
    'Riyadh → Kuala Lumpur, 14 h on 2026-12-07',
  ],
  [
    'دوامي في الدوحة يبدأ الساعة 6:30 صباحا يوم 15 فبراير 2027، كم تكون الساعة عند اهلي في مانيلا؟',
    'Doha → Manila, 6.5 h on 2027-02-15',
  ],
  [
    'مدير الشركة في برلين حدد الاجتماع 10:30 الصبح يوم 8 ديسمبر 2026 كم الساعة في دبي',
    'Berlin → Dubai, 10.5 h on 2026-12-08',
  ],
])('a time is that of the place of which no time is asked: %s', (text, expected) => {
  expect(said(text)).toBe(expected)
})

test.each([
  [
    'أخي في تورنتو قال نتحدث الساعة 5:30 مساء بتوقيته يوم 10 مارس 2027، فكم تكون الساعة عندنا في دبي؟',
    'Toronto → Dubai, 17.5 h on 2027-03-10',
  ],
  [
    'صاحبي في نيويورك هيكلمني 8 الصبح بتوقيته يوم 2 ديسمبر 2026 الساعة كام عندي في دبي',
    'New York → Dubai, 8 h on 2026-12-02',
  ],
  [
    'my brother in toronto calls at 5:30 pm his time on 10 march 2027, what time is it in dubai',
    'Toronto → Dubai, 17.5 h on 2027-03-10',
  ],
])('a time on somebody’s own clock is that of where he is: %s', (text, expected) => {
  expect(said(text)).toBe(expected)
})

test.each([
  [
    'what time is it in London when my shift starts at 3 pm on 5 dec 2026',
    'Dubai → London, 15 h on 2026-12-05',
  ],
  ["What's 6 pm on 4 December 2026 in Cairo time?", 'Dubai → Cairo, 18 h on 2026-12-04'],
  [
    'We have a call at 10 am with Karachi on 1 Dec 2026, what time is that there?',
    'Dubai → Karachi, 10 h on 2026-12-01',
  ],
  ['what is 9 am Manila time in Dubai', 'Manila → Dubai, 9 h'],
])('the only place that is asked for shows no time yet: %s', (text, expected) => {
  expect(said(text)).toBe(expected)
})

test('«الضهر» is noon in dialect', () => {
  expect(said('المكالمه الساعة 2 الضهر بتوقيت مانيلا يوم 3 ديسمبر 2026، قديش بدبي؟')).toBe(
    'Manila → Dubai, 14 h on 2026-12-03',
  )
})

test.each([
  ['time difference between dubai and london in july', '2027-07-15'],
  ['كم فرق التوقيت بين دبي ولندن في يوليو', '2027-07-15'],
  ['3 pm in dubai what time is it in paris in august', '2027-08-15'],
])('summer time is that of the month that is named: %s', (text, day) => {
  expect(skill.read({ text, language: languageOf(text), today: '2026-11-29' })).toMatchObject({
    input: { day },
  })
})

test('«فرق الوقت» asks how far apart the clocks are', () => {
  const text = 'فرق الوقت بين دبي ولندن كم ساعة'
  expect(skill.read({ text, language: 'ar', today: '2026-11-29' })).toMatchObject({
    input: { isDifference: true },
  })
})
