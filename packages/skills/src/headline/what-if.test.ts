import { expect, test } from 'vitest'
import { headlineAnalyst } from '../headline-analyst.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string, language: 'en' | 'ar' = 'en') =>
  respond([headlineAnalyst], { text, language, today: '2026-11-29' }).text

test.each([
  // 45 + 20 + 5 + "the new" 8, less 10 for three marks or 2 for one
  [
    'كم نقطة تُخصم بسبب علامات التعجب؟ وكم تُخصم لو أبقيت علامة واحدة فقط؟\n«وصلت مجموعتنا الجديدة من العطور الشرقية!!!»',
    'ar',
    '−2 بدل −10، فتصير النتيجة 76 من 100 بدل 68',
  ],
  [
    'What would the score be if I drop the exclamation marks? "Your lease renewal is ready!!"',
    'en',
    '0 points rather than −10, so 87 of 100 instead of 77',
  ],
  [
    'How many points do the capitals cost, and how many if I leave only one word in capitals? "BIG SALE on OUR new sofas"',
    'en',
    '−6 points rather than −18, so 77 of 100 instead of 65',
  ],
  [
    'what would it score without the word free: "Learn Excel with our free course"',
    'en',
    'Without “free”',
  ],
  ['لو شلت كلمة مجانا كم بتصير النتيجة؟ «دورة مجانا في الطبخ»', 'ar', 'من دون «مجانا»'],
] as const)('what is supposed of a line is reckoned: %s', (text, language, said) => {
  expect(answerTo(text, language)).toContain(said)
})

test.each([
  [
    'does it fit on a phone or does it get cut: "Four things every landlord in Sharjah should check"',
    'No, it is too long',
  ],
  [
    'Is it too long for google? Title: "How to pick the right school for your child in Abu Dhabi without any stress"',
    'Yes, it is too long',
  ],
  ['Will it be cut on mobile or does it fit? Subject: Your invoice is ready', 'Yes, it fits'],
  [
    'Does "Last chance: renew your Salik tag by 5 pm" pass 40 characters?',
    'Yes, it is too long: 41',
  ],
])('yes and no say what they are said of: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('nothing but the figure is given to whoever wants no more', () => {
  expect(answerTo('just the score, no explanation: "7 mistakes tenants make in Dubai"')).toMatch(
    /^\*\*Score \d+ of 100[^|]+$/,
  )
})

test('words of an Arabic line are quoted as it has them', () => {
  expect(answerTo('هل فيه كلمات مزعجة؟ «اربح الآن جائزة مجانية»', 'ar')).toContain('«مجانية»')
})
