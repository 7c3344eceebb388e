import { expect, test } from 'vitest'
import { gradeCalculator } from '../grade-calculator.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([gradeCalculator], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  ['Calculus B- (3 cr), physics lab A just 1 credit, history B 3 credits. gpa?', 'GPA 3.01'],
  ['bio B that one is 4 credits, chem A only 2 credits and art C+ its 3 credits. GPA?', 'GPA 2.99'],
  ['معدلي: كيمياء B وهاي 4 ساعات، أحياء A- بس ساعة واحدة، تاريخ C 3 ساعات', 'المعدل 2.71'],
  ['احسبلي المعدل: رياضة A ساعتين بس، وفيزياء B+ واللي هي 4 ساعات', 'المعدل 3.53'],
])('small words may stand between a letter and its credits: %s', (text, gpa) => {
  expect(answerTo(text)).toContain(gpa)
})

test.each([
  [
    'CGPA 2.85 after 48 credit hours. I earned A, B+, A- and B, every course being 3 credits',
    '2.98',
  ],
  ['I have 3.4 over 30 credits, this term A and B, 4 credits each. new gpa', '3.42'],
  ['A in 4 credits, B and C+ 3 credits each. GPA?', '3.19'],
  [
    'my cumulative is 3.4 on 30 hours and this term i took B+ and A and B- each subject 3 hours',
    '3.38',
  ],
  [
    'معدلي التراكمي ثلاثة فاصلة أربعة على ثلاثين ساعة وهالفصل خذت B+ وA وB- كل مادة ثلاث ساعات كم صار التراكمي',
    '3.38',
  ],
  ['تراكمي 2.6 على 45 ساعة وهالترم جبت A و B+ و C وكل وحدة منهم 3 ساعات، كم بصير؟', '2.68'],
  ['معدلي 2.9 في 60 ساعة. هالفصل A وB+ كل وحدة 3 ساعات و C في 4 ساعات', '2.91'],
])('the credits of each course are said once, beside an average so far or not: %s', (text, gpa) => {
  expect(answerTo(text)).toMatch(new RegExp(`(?:GPA|المعدل) ${gpa}`))
})

test.each([
  [
    'B+ in a 3 credit and A- in another 3 credit. Physics is 4 credits. gpa if physics comes out C vs if it comes out B',
    ['2.90', '3.30'],
  ],
  [
    'A in Math 3 credits and B in Bio 3 credits. GPA if I get a B in Chem (4 credits), and what if I get an A in it?',
    ['3.30', '3.70'],
  ],
  [
    'Math A 3 credits, Art B+ 2 credits, History 3 credits not out yet: gpa with an A there or with a C?',
    ['3.83', '3.08'],
  ],
  [
    'عندي رياضيات A 3 ساعات وانجليزي B 3 ساعات، والفيزياء 4 ساعات لسه. كم معدلي لو جبت فيها B ولو جبت C؟',
    ['3.30', '2.90'],
  ],
])('each grade that a course may still get is a case: %s', (text, gpas) => {
  for (const gpa of gpas) expect(answerTo(text)).toMatch(new RegExp(`(?:GPA|المعدل) ${gpa}`))
})

test.each([
  ['ميدتيرم 70 عليه 30% وكويزات 80 عليها 20% والفاينل 50% محتاج كام عشان أجيب 75', '75', '76'],
  ['midterm 55 (40%) and the final 60% want to know what I need for 70 overall', '70', '80'],
  [
    'جبت 17 من 20 في الواجبات وعليها 20% و 24 من 30 في النصفي وعليه 30% كم لازم اجيب في النهائي عشان 90',
    '90',
    '98',
  ],
])('the weight of what is open is no goal: %s', (text, goal, needed) => {
  const answer = answerTo(text)
  expect(answer.match(/(?:For|لبلوغ) \d+/g)).toEqual([expect.stringContaining(goal)])
  expect(answer).toContain(` ${needed} `)
})

test.each([
  [
    'شو بيطلع مجموعي الموزون:\nوظائف 95 وزنها 15%\nنصفي 66 وزنه 25%\nمشروع 83 وزنه 40%\nشفهي 79 وزنه 20%',
    '79.75',
  ],
  [
    'I want the overall:\nstudio 95 weight 15%\nmidterm 66 weight 25%\ncapstone 83 weight 40%\noral 79 weight 20%',
    '79.75',
  ],
])('a mark with its own weight is no goal: %s', (text, mark) => {
  expect(answerTo(text)).toContain(`${mark} `)
})

test.each([
  [
    'Chem B 3 credits, bio A- 3 credits, sorry bio is 4 credits not 3, history C- 2 credits. GPA?',
    '3.02',
  ],
  [
    'كيمياء B 3 ساعات، أحياء A- تلات ساعات.. لأ استنى الأحياء أربع ساعات مش تلاتة، وتاريخ C- ساعتين',
    '3.02',
  ],
  ['Chem B 3 credits, bio A- 3 credits.. no wait 4 credits, history C- 2 credits. GPA?', '3.02'],
])('credits that are put right leave those of the next course alone: %s', (text, gpa) => {
  expect(answerTo(text)).toMatch(new RegExp(`(?:GPA|المعدل) ${gpa}`))
})

test.each([
  [
    'I have a 3.2 with 90 credits done, 30 to go. What GPA do I need in the rest to graduate with 3.4?',
    'For 3.4 you need an average of 4.00',
  ],
  [
    'what gpa this term (15 credits) lifts me from 2.7 over 45 credits to 2.9?',
    'For 2.9 you need an average of 3.50',
  ],
  [
    'كم لازم معدل هالفصل (15 ساعة) عشان يرتفع معدلي من 2.7 على 45 ساعة إلى 2.9؟',
    'لبلوغ 2.9 تحتاج إلى معدل 3.50',
  ],
  ['GPA 3.0 over 60 credits and then 3.5 over 15 credits, together?', 'GPA 3.10'],
])('what is, what is hoped for, and what is only put together: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test.each([
  [
    'i got 78 on midterm its 35 percent and 84 on project its 25 percent if i get 70 on the final will i pass 75',
    '76.3',
  ],
  ['نصفي 78 وزنه 35% ومشروع 84 وزنه 25% لو جبت 70 في الفاينل كم يصير مجموعي', '76.3'],
])('a mark that is supposed is for the weight that is left: %s', (text, mark) => {
  expect(answerTo(text)).toContain(mark)
})

test.each([
  [
    'can i still make 85? midterm 70 30%, quizzes 90 20%, final 50%. yes or no',
    '**Yes, it is possible.** **For 85 you need 92',
  ],
  [
    'هل لسه ممكن اوصل 90؟ نصفي 60 وزنه 30% ومشروع 70 وزنه 20% والباقي فاينل',
    '**لا.** **بلوغ 90 غير ممكن',
  ],
])('whether it can be reached is answered first: %s', (text, verdict) => {
  expect(answerTo(text).split('\n\n')[1]).toContain(verdict)
})

test.each([
  ['I withdrew from one course (W, 3 credits). Others: B 3, A- 4. GPA?', 'GPA 3.40'],
  ['عندي W في مادة 3 ساعات، وB في 3 ساعات وA في 4 ساعات', 'المعدل 3.57'],
])('the credits of a course without a grade are left out, which is said: %s', (text, gpa) => {
  expect(answerTo(text)).toContain(gpa)
  expect(answerTo(text)).toMatch(/W/)
})

test.each([
  [
    "I have 60 percent so far and that's 70% of the course, remaining 30% is the final. can i end on 85?",
    '143.33',
  ],
  [
    'my average is 78 and it makes up 60% of the grade, the final is the other 40%. need 80',
    '83 of 100',
  ],
  [
    'جبت 80% في الميدترم وعليه 30% من المادة، و90% في السكاشن وعليها 20%، والفاينال عليه 50%. عايز أقفل المادة على 85',
    '86 من 100',
  ],
  [
    'my cumulative is 2.9 over 60 credits. taking 15 credits in spring, what gpa in those so that it reaches 3.0? im 21',
    '3.40 of',
  ],
  [
    'midterm was 34 out of 40, worth 30 percent, coursework 27/30 worth 20, the rest is the final. whats the min for a 75',
    '63 of 100',
  ],
  [
    'عندي ميد 25 من 30 ومشروع 18 من 20 والفاينل من 50، شو لازم أجيب بالفاينل لأخلص ب 80؟',
    '74 من 100',
  ],
  ['معدلي 2.8 على 60 ساعة وعمري 21، باخذ 15 ساعة، كم لازم أجيب فيهم عشان يصير معدلي 3؟', '3.80 من'],
])('what is still needed: %s', (text, needed) => {
  expect(answerTo(text)).toContain(needed)
})

test.each([
  [
    'coursework 40 percent of the module and i got eighty two in it the exam is the other sixty percent overall if i get seventy in the exam and what if i get ninety five',
    ['74.8', '89.8'],
  ],
  [
    'midterm 70 weight 40%, final weight 60%. overall if I get 80 in the final, or if I get 90?',
    ['76', '82'],
  ],
  [
    'الأعمال 75 وعليها 40% والفاينال 60%، كم مجموعي لو جبت 80 في الفاينال ولو جبت 95؟',
    ['78', '87'],
  ],
  ['if I get 80 in the final (50%) with midterm 70 (50%), do I reach 76?', ['75']],
])('each mark that a part may still get is a case: %s', (text, marks) => {
  const found = answerTo(text).match(/(?:The final mark is|الدرجة النهائية) [\d.]+/g)
  expect(found?.map((one) => one.replace(/^\D+/u, ''))).toEqual(marks)
})

test.each([
  [
    'A in 3 credits, B in 4 credits, wait that one was C in 4 not B, and A- in 2 credits',
    'A × 3 · C × 4 · A- × 2',
  ],
  ['A 3 credits, C 4 credits no sorry that was B, D 2 credits', 'A × 3 · B × 4 · D × 2'],
  [
    'A في 3 ساعات، B في 4 ساعات، لا لحظة هذي طلعت C في 4 مو B، و B- في ساعتين',
    'A × 3 · C × 4 · B- × 2',
  ],
  ["this semester 3 A's of 3 credits each and a B in 4 credits, gpa?", 'A × 3 · B × 4'],
  ['semester 3 done. Calculus C+ 4 credits, English A- 3 cr', 'Calculus C+ × 4 · English A- × 3\n'],
])('which grades are meant: %s', (text, understood) => {
  expect(answerTo(text)).toContain(understood)
})

test.each([
  [
    'Calculus A- four credits, Physics B four credits, and the lab, one credit, was an A... no sorry, a B-. GPA?',
    'Calculus A- × 4 · Physics B × 4 · lab B- × 1',
  ],
  ['Arabic A three credits, art B+ one credit. GPA?', 'Arabic A × 3 · art B+ × 1'],
  ['Chem B four credits, its lab was an A, only a single credit. GPA?', 'Chem B × 4 · lab A × 1'],
  ['علوم B أربع ساعات، رياضة A ساعة وحدة... لا عفوا B+، كم معدلي', 'علوم B × 4 · رياضة B+ × 1'],
  ['علوم B 4 ساعات، رياضة A ساعتين، عفوا B+، كم معدلي', 'علوم B × 4 · رياضة B+ × 2'],
  ['Is my GPA above 3? A 3 credits, B- 3, C 2', 'A × 3 · B- × 3 · C × 2'],
  ['هل معدلي فوق 3؟ A في 3 ساعات، B- في 3 ساعات', 'A × 3 · B- × 3'],
])('credits in words, and a figure of another sentence: %s', (text, understood) => {
  expect(answerTo(text)).toContain(`${understood}\n`)
})

test.each([
  [
    'quizzes 20% i got 61, it was 61 before the remark, its 70 now. final 80% i got 75. my mark?',
    '74',
  ],
  ['essay 40% I got 58, no no that is my sister, I got 71, exam 60% I got 80. total?', '76.4'],
  [
    'الميد 40% كان جايب 20 من 40 وبعد المراجعة صارت 24، الفاينل 60% جاب 45 من 60. الدرجة النهائية من 100 كم',
    '69',
  ],
])('a mark that was before counts as it is now: %s', (text, mark) => {
  expect(answerTo(text)).toContain(mark)
})

test.each([
  [
    'Bio B 3 cr, Chem C 4 cr, Art A 2 cr. Chem was changed to B- after the review. gpa?',
    'GPA 3.09',
  ],
  [
    'BIO 101  3 cr  B\nCHM 110  4 cr  C   <- regraded, it is C+ now\nART 100  2 cr  A\ngpa please',
    'GPA 2.91',
  ],
  [
    'Bio - 3 credits - B\nLab - 2 credits - W\nArt - 2 credits - A\nMath - 4 credits - C\ngpa?',
    'GPA 2.78',
  ],
  ['فيزياء C 4 ساعات، تاريخ B 3 ساعات. الفيزياء عدلت إلى C+. كم المعدل', 'المعدل 2.60'],
])('a grade that was amended, or counts for none, is read so: %s', (text, gpa) => {
  expect(answerTo(text)).toContain(gpa)
})

test('what was hoped for at first, or is told of others, is no goal', () => {
  const marks = 'midterm 40% I got 70, project 20% I got 85, final 40%.'
  const answer = answerTo(`${marks} First I wanted 90 but now 80 in total. What do I need?`)
  expect(answer).toContain('For 80 you need 87.5')
  expect(answer).not.toContain('For 90')
})

test('of a chat only the marks of whom is asked about count', () => {
  const chat = `[9:01] Lana: midterm 40% i got 70
[9:02] Omar: i got 55 lol
[9:03] Lana: project 60% i got 80
whats the mark of Lana? omar is not needed`
  expect(answerTo(chat)).toContain('76')
})

test('a rule of a university is not known, whatever grade is named with it', () => {
  const answer = answerTo(
    'I repeated Physics, F first and B now. What is the rule at my university?',
  )
  expect(answer).toContain('I do not know the rules')
})
