import { expect, test } from 'vitest'
import { headlineAnalyst } from '../headline-analyst.ts'
import { limitsAskedFor } from '../limits.ts'
import { linesIn } from './lines.ts'
import { scoreLine } from './score.ts'

const answerTo = (text: string, language: 'en' | 'ar' = 'en') => {
  const reading = headlineAnalyst.read({ text, language, today: '2026-11-29' })
  if (!('input' in reading)) return 'missing'
  const output = headlineAnalyst.run(reading.input, { today: '2026-11-29' })
  return headlineAnalyst.explain(output, language)
}

test.each([
  ["You won't believe what sailors do", []],
  ['You’ll win more time: win a free hour', ['free']],
  ['You won a free trip', ['you won', 'free']],
  ["It's 'free' for members", ['free']],
  ['سجّل ومجانا لأول 20 مشترك', ['ومجانا']],
  ['ربح مجاني! اضغط الآن', ['اضغط الآن', 'مجاني']],
])('only whole words are distrusted: %s', (line, spam) => {
  expect(scoreLine(line, 'subject').spamPhrases.toSorted()).toEqual(spam.toSorted())
})

test('what is asked of its length or its score is none of the line', () => {
  expect(
    linesIn(
      'my blog title is Why your cat ignores you (and 7 ways to fix it) - good length for google?',
    ),
  ).toEqual(['Why your cat ignores you (and 7 ways to fix it)'])
  expect(linesIn('ليش درجته نازلة؟ شركتنا تعلن عن إطلاق منتجها الجديد')).toEqual([
    'شركتنا تعلن عن إطلاق منتجها الجديد',
  ])
})

test('a power word may stand behind an "and"', () => {
  expect(scoreLine('وصفات جديدة وسهلة للأمهات', 'headline').powerWords).toEqual(['جديدة', 'وسهلة'])
})

test.each([
  [
    'انا ممرضة واكتب نشرة القسم، ممكن تشوف هالعنوان: لماذا نغسل ايدينا ٤٠ مرة',
    ['لماذا نغسل ايدينا ٤٠ مرة'],
  ],
  ['كم كلمة في: موعد تطعيم طفلك يوم الاحد وهل فيه رقم', ['موعد تطعيم طفلك يوم الاحد']],
  [
    'how many words in: Your vaccine is on Sunday at 9 and is there a number',
    ['Your vaccine is on Sunday at 9'],
  ],
  [
    'rate my email subject, its for 300 parents, School closed on Monday 1 December',
    ['School closed on Monday 1 December'],
  ],
  [
    "You won't need a plumber again: 4 habits that keep pipes clean - good headline?",
    ["You won't need a plumber again: 4 habits that keep pipes clean"],
  ],
  ['تحديث رواتب ديسمبر، هالموضوع زين للايميل؟', ['تحديث رواتب ديسمبر']],
  [
    'انا معلمة، قارنلي بين العنوانين\nنتائج معرض العلوم\nمعرض العلوم رهيب',
    ['نتائج معرض العلوم', 'معرض العلوم رهيب'],
  ],
  [
    'teacher here, compare these two titles\nYear 6 results\nYear 6 wins',
    ['Year 6 results', 'Year 6 wins'],
  ],
  ['هو كلمة مجانا وحشة هنا؟ توصيل مجانا للزباين', ['توصيل مجانا للزباين']],
  ['كتب مديري "تنبيه هام لجميع المستأجرين!!!!" شو الغلط فيه', ['تنبيه هام لجميع المستأجرين!!!!']],
  ['write me a better headline than 10 tips for saving water', ['10 tips for saving water']],
  ['رد: فاتورتك .. كم درجته؟', ['رد: فاتورتك']],
  ['check if theres too many caps in my headline NEW MENU at Zaatar', ['NEW MENU at Zaatar']],
  ['would this work as google title? AC repair | CoolFix', ['AC repair | CoolFix']],
  [
    'Please rate: Ramadan timings for all branches\n\nPlease also tell me if it fits on a phone.',
    ['Ramadan timings for all branches'],
  ],
])('what is said around a line is none of it: %s', (message, lines) => {
  expect(linesIn(message)).toEqual(lines)
})

test.each([
  ['Is "Your table for 4 is confirmed" shorter than 50 characters?', 'en', '**Yes, it fits'],
  ['هل «طاولتك لأربعة مؤكدة» اقصر من 50 حرف؟', 'ar', '**نعم، يظهر كاملًا'],
  ['Is "Your table for 4 is confirmed" longer than 20 characters?', 'en', '**Yes, it is too long'],
  [
    'which is best and which is worst?\n1. BUY NOW!!!\n2. 5 ways to save',
    'en',
    '**Worst: “BUY NOW!!!”',
  ],
  ['ايهم احسن وايهم اسوأ؟\n- عاجل!!!\n- موعد استلام ثوبك الخميس', 'ar', '**الأسوأ: «عاجل!!!»'],
  ['is the word free bad in this: Free delivery this weekend', 'en', '**Yes: “Free delivery'],
  ['is it bad to use two exclamation marks?', 'en', '**2 exclamation marks: −10'],
  ['عادي استخدم كلمات باحرف كبيرة؟', 'ar', '**كل كلمة بأحرف لاتينية كبيرة'],
  ['how do you calculate the score', 'en', '_Score = 45'],
  ['كيف تحسب النتيجة؟', 'ar', '_النتيجة = 45'],
  ['العنوان: كيف تحضر لانش بوكس. عطني النتيجة بس', 'ar', '**النتيجة'],
] as const)('what is asked comes first: %s', (message, language, start) => {
  expect(answerTo(message, language).startsWith(start)).toBe(true)
})

test.each([
  'How do you calculate your gratuity in 5 minutes',
  'Rate: Should you use caps in emails?',
])('a line that asks is a line: %s', (message) => {
  expect(answerTo(message)).toContain('of 100 for “')
})

test('what is called a headline is one, wherever it is printed', () => {
  const message = 'I write the ward newsletter. Can you check this headline? Why we wash our hands'
  expect(answerTo(message)).toContain('as a headline')
})

test.each([
  'can you rewrite this subject for me: Meeting moved to 3 pm',
  'write me a better headline than 10 tips for saving water',
  'اقترح عنوان احسن من: 10 نصائح لتوفير الماء',
])('whoever asks for another line is told that none is written: %s', (message) => {
  expect(limitsAskedFor(headlineAnalyst.limits ?? [], message)).toHaveLength(1)
})
