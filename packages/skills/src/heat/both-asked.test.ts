import { expect, test } from 'vitest'
import { heatPlanner } from '../heat-planner.ts'
import { hydrationPlanner } from '../hydration-planner.ts'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answer = (text: string) =>
  respond([hydrationPlanner, heatPlanner], {
    text,
    language: languageOf(text),
    today: '2026-11-29',
  }).text

test.each([
  [
    'رجل أشتغل في المزرعه ٥ ساعات في الحر، كم اشرب ماي في اليوم؟ وعادي نشتغل بره يوم 13 يوليو 2027 الساعه وحده الظهر؟',
    ['5.6–6.8 لتر', 'الساعة 13:00 في ذلك اليوم: الحظر'],
  ],
  [
    'How much water should a man drink? And can we pour concrete at 1pm on 5 August 2027?',
    ['about 2 l a day', 'at 13:00 on that day', 'unless this work is exempt'],
  ],
  [
    'can my crew work outside at 2pm on 1 july 2027 and how much water does each man need for 8 hours',
    ['at 14:00 on that day', '7.8–9.7 l a day'],
  ],
  [
    'عايز اعرف الراجل محتاج كام لتر مية في اليوم وينفع نشتغل برا الساعة 2 الضهر يوم 10 أغسطس 2027',
    ['نحو 2 لتر', 'الساعة 14:00 في ذلك اليوم'],
  ],
  [
    'كم تشرب الحامل من الماء؟ وهل نعمل في الخارج يوم 20 يوليو 2027؟',
    ['1.8 لتر', 'من 12:30 إلى 15:00 في ذلك اليوم'],
  ],
])('water and the hours of work are both answered: %s', (text, expected) => {
  for (const part of expected) expect(answer(text)).toContain(part)
})

test.each([
  [
    'مراتي حامل تشرب ميه قد ايه في اليوم؟ والجو عندنا 40 درجة والرطوبه 40% يبقى محسوس كام',
    ['1.8 لتر', 'كأنها 48.3'],
  ],
  [
    'Pregnant, 28. How much water do I need? Also is 39C and 55% humidity dangerous?',
    ['1.8 l a day', 'feels like 55 °C'],
  ],
  [
    'How many glasses for a woman, and is 37 degrees with 65 percent humidity risky for walking?',
    ['1.6 l a day', 'feels like 54.7'],
  ],
  ['كم لازم اشرب ماي وانا رجل؟ والحراره 42 والرطوبه 30 كم تحس؟', ['2 لتر', 'كأنها 47.2']],
  [
    'الجو ٤٢ والرطوبة ٤٠ خطر ولا لا؟ وكم اشرب ماي لو بشتغل ٤ ساعات برا؟ انا رجال',
    ['كأنها 53.7', '4.9–5.8 لتر'],
  ],
  [
    "I'm a PE teacher (male). 38 degrees, 55% humidity. Can kids play outside? How much should I drink for 2 hours of training?",
    ['feels like 51.6', '3.4–3.9 l'],
  ],
])('water and how hot it feels are both answered: %s', (text, expected) => {
  for (const part of expected) expect(answer(text)).toContain(part)
})

test.each([
  'How much water should a man drink working 4 hours at 40 degrees and 50% humidity?',
  'كم تشرب المرأة من الماء لو الحرارة 40 والرطوبة 50؟',
])('weather that is told for the water alone is not judged: %s', (text) => {
  expect(answer(text)).not.toMatch(/feels like|كأنها/)
})

test.each([
  ['We work 11 am to 2 pm on 20 June 2027, is it allowed?', 'from 12:30 to 14:00'],
  [
    'عندي شركة مقاولات رخصة 55231 وعندي 20 عامل، هل يجوز يشتغلون الساعة 1 الظهر يوم 1 سبتمبر 2027؟',
    'الساعة 13:00',
  ],
])('work needs no word for where it is done: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('«في اليوم» names no day', () => {
  expect(answer('كم تشرب الحامل ماء في اليوم؟ والحرارة 40 والرطوبة 40 كم المحسوسة؟')).not.toContain(
    'نوفمبر 2026 · ',
  )
})
