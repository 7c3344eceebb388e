import { expect, test } from 'vitest'
import { gradeCalculator } from '../grade-calculator.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([gradeCalculator], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  [
    'كويزات 80 وزنها 15%، ميد 68 وزنه 25%، مشروع 90 وزنه 20%. قديش لازم جيب بالفاينل اللي وزنو 40% ليصير مجموعي 80؟',
    'لبلوغ 80 تحتاج إلى 82.5',
  ],
  ['هل ممكن اخذ 90 وانا جايب 70 في الميد وعليه 35% و 88 في الكويز وعليه 15%؟', 'بلوغ 90 غير ممكن'],
  ['بنتي جابت 45 من 60 بالشهري ووزنه 40% وبدها 85 بالنهاية كم لازم تجيب', '91.67'],
  ['zero in the final worth 30% and i have 82 in everything else?', 'The final mark is 57.4'],
  ['لو جبت صفر بالفاينل وعليه 30% ومعي 82 بالباقي؟', 'الدرجة النهائية 57.4'],
  ['If I get 90 in the final worth 40% and my coursework is 75, my final grade?', 'mark is 81'],
  ['مشروع التخرج 95 وزنه نص والمناقشة 80 وزنها ربع والتقرير 70 وزنه ربع', 'النهائية 85'],
  ['Midterm: 72\nFinal: 85\nQuizzes: 90\nWeights: 30%, 50%, 20%', 'Final 85 × 50%'],
  ['law 88 x 3 credits, tax 76 x 4 credits, stats 91 x 2 credits', 'law 88 × 3 credits'],
  ['محاسبة 88 ثلاث ساعات، قانون 76 اربع ساعات، احصاء 91 ساعتين', 'النهائية 83.33'],
])('what is hoped for, left or weighed is read: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('a part is called by its own name and not by whose it is', () => {
  const answer = answerTo(
    'My son got 64% in the quizzes which count 25% and 81% in coursework which counts 35%. What must he get in the final to finish with 75 overall?',
  )
  expect(answer).toContain('quizzes 64 × 25% · coursework 81 × 35% · goal 75')
})

test.each([
  [
    'جبت 68 في الميد وده عليه 25% و90 في اعمال السنه وعليها 15% والباقي كله عالفاينل. محتاج كام في الفاينل علشان اقفل المادة على 80؟',
    'تحتاج إلى 82.5 من 100',
  ],
  ['معدلي: رياضيات 92 وزنها 4، فيزياء 85 وزنها 3، عربي 78 وزنها 2', 'النهائية 86.56'],
  ['my gpa is 3.2 after 45 credits if i fail a 3 credit course what happens', 'GPA 3.00 of'],
  ['اذا رسبت بمادة ٣ ساعات ومعدلي ٣ على ٣٠ ساعة كم يصير', 'المعدل 2.73'],
  ['i have 3.4 with 90 credits and 30 left, what do i need to graduate with 3.5', 'of 3.80'],
  ['need 3.5 GPA, taking 15 credits this term, have 3.2 over 45 credits', '4.40 of 4.00'],
])('what each figure is, its own words tell: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})
