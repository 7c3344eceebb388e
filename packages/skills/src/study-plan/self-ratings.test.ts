import { expect, test } from 'vitest'
import { topicsIn } from './topics.ts'

const named = (text: string) =>
  topicsIn(text).map(({ name, effort }) => (effort === 'normal' ? name : `${name}: ${effort}`))

test.each([
  [
    'exam dec 20. weak at organic chemistry, ok at physical, strong at inorganic. 2 hours a day',
    ['organic chemistry: hard', 'physical', 'inorganic: easy'],
  ],
  [
    'ضعيفة في الجبر وكويسة في الهندسة والاحصاء متوسط، امتحاني 20 ديسمبر، ساعتين في اليوم',
    ['الجبر: hard', 'الهندسة: easy', 'الاحصاء'],
  ],
  [
    'الكتابة صعبة والقراءة سهلة والاستماع والتحدث عادي، ساعة وربع في اليوم',
    ['الكتابة: hard', 'القراءة: easy', 'الاستماع', 'التحدث'],
  ],
  [
    'الايلتس بعد 3 اسابيع ساعه ونص في اليوم القراءه والكتابه صعبه والاستماع سهل',
    ['القراءه: hard', 'الكتابه: hard', 'الاستماع: easy'],
  ],
  ['Two topics only: HTML and CSS. I have 6 days', ['HTML', 'CSS']],
  ['topic list - networking, security, cloud. fridays off', ['networking', 'security', 'cloud']],
  ['topics: time management, work ethics, payroll', ['time management', 'work ethics', 'payroll']],
  ['المواضيع: قيود اليوميه و ميزان المراجعه، ساعة كل يوم', ['قيود اليوميه', 'ميزان المراجعه']],
  ['subjects maths physics and arabic, i can do 2 hrs a day', ['maths', 'physics', 'arabic']],
  ['بنتي صف سادس وعندها علوم وعربي، الامتحانات بعد اسبوعين', ['علوم', 'عربي']],
  ['مذاكرة لتلات مواد تاريخ وجغرافيا وفلسفة الامتحان', ['تاريخ', 'جغرافيا', 'فلسفة']],
  ['عندي فاينل قانون تجاري وقانون مدني بعد اسبوع', ['قانون تجاري', 'قانون مدني']],
  ['plan for 3 topics: A, B, C by 10 december', ['A', 'B', 'C']],
])('%s', (text, topics) => {
  expect(named(text)).toEqual(topics)
})
