import { expect, test } from 'vitest'
import { gradeCalculator as skill } from './grade-calculator.ts'
import type { GradesInput } from './grades/grades-input.ts'
import { gradePointAverage, type Letter, weightedMark } from './grades/scale.ts'
import { languageOfRequest } from './reading/language.ts'

const courses = (...list: [Letter, number][]) =>
  list.map(([grade, credits]) => ({ name: undefined, grade, credits }))
const marks = (...list: [number, number][]) =>
  list.map(([mark, weight]) => ({ name: undefined, mark, weight }))

test.each([
  // 3 × 4.0 + 4 × 3.3 + 2 × 2.0 = 29.2; ÷ 9
  [courses(['A', 3], ['B+', 4], ['C', 2]), 29.2, 3.24],
  [courses(['A', 3]), 12, 4],
  [courses(['F', 3], ['F', 4]), 0, 0],
  [courses(['A-', 1.5], ['D-', 1.5]), 6.6, 2.2],
])('the GPA of %j is %d points, %d', (list, points, gpa) => {
  expect(gradePointAverage(list)).toMatchObject({ points, gpa })
})

test.each([
  // 25.5 + 18.4 + 39
  [marks([85, 30], [92, 20], [78, 50]), [], { earned: 82.9, average: 82.9 }],
  // 21.6 + 17.6 = 39.2; (85 − 39.2) ÷ 50 %
  [
    marks([72, 30], [88, 20]),
    [85],
    { earned: 39.2, average: 78.4, needed: [{ target: 85, mark: 91.6 }] },
  ],
  [marks([40, 80]), [90], { earned: 32, needed: [{ target: 90, mark: 290 }] }],
])('the weighted mark of %j with the goals %j', (list, targets, expected) => {
  expect(weightedMark(list, targets)).toMatchObject(expected)
})

const read = (text: string) =>
  skill.read({ text, language: languageOfRequest(text), today: '2026-11-20' })

/** What was read, in short: "B+ 4", "85 30", "goal 80". */
function shortly(text: string): string[] {
  const reading = read(text)
  if (!('input' in reading)) return reading.missing.map(({ name }) => `asks for ${name.en}`)
  const input = reading.input as GradesInput
  if (input.kind === 'rule') return ['rule']
  if (input.kind === 'gpa')
    return [
      ...(input.record ? [`${input.record.gpa} ${input.record.credits}`] : []),
      ...input.courses.map(({ grade, credits }) => `${grade} ${credits}`),
    ]
  return [
    ...input.marks.map(({ mark, weight }) => `${mark} ${weight}`),
    ...(input.targets ?? []).map((target) => `goal ${target}`),
  ]
}

test.each([
  ['A in 3 credits, B+ in 4 credits and C in 2', ['A 3', 'B+ 4', 'C 2']],
  ['3 credits A, 4 credits B+', ['A 3', 'B+ 4']],
  ['gpa: a (3), b+ (4), f (3)', ['A 3', 'B+ 4', 'F 3']],
  ['Course,Grade,Credits\nMath,A,3\nBio,B-,4', ['A 3', 'B- 4']],
  ['حصلت على A في 3 ساعات وB+ في ٤ ساعات وC في ساعتين', ['A 3', 'B+ 4', 'C 2']],
  [
    'an A minus in algebra thats four credits and B plus in art which is only two',
    ['A- 4', 'B+ 2'],
  ],
  ['two B+ of 3 credits each', ['B+ 3', 'B+ 3']],
  ['A, B+ and C, 3 credits each', ['A 3', 'B+ 3', 'C 3']],
  ['خلصت ٣ مواد: محاسبة A ٣ ساعات، عربي +B ساعتين، رياضة A ساعة وحدة', ['A 3', 'B+ 2', 'A 1']],
  ['my gpa is 3.4 over 60 credits, now A in 3, B in 3', ['3.4 60', 'A 3', 'B 3']],
  ['60 credits with a gpa of 3.1 and this term A in 3 credits', ['3.1 60', 'A 3']],
  ['my brother says an A minus counts 4.0. A- (3 credits), F (2 credits)', ['A- 3', 'F 2']],
  ['got a b in physics three credits and an a in art two credits', ['B 3', 'A 2']],
  ['B موجب في الأحياء ثلاث ساعات و C سالب في الفن ساعتين', ['B+ 3', 'C- 2']],
  [
    'an A in 3 credits and physics in 4 credits',
    ['asks for a grade from A+ to F for each of the credits'],
  ],
  ['نحو A تلات ساعات، خط B ساعة', ['A 3', 'B 1']],
  ['what is my gpa', ['asks for the grades with their credits, or the marks with their weights']],
  ['two B+ and a C, gpa?', ['asks for the credits of each grade']],
  ['A in 3 credits, B+ and C', ['asks for the credits of each grade']],
  [
    'A in 4 credits, biology W in 3 credits',
    ['asks for a grade from A+ to F for each of the credits'],
  ],
])('%j holds the courses %j', (text, list) => {
  expect(shortly(text)).toEqual(list)
})

test.each([
  ['midterm 85 weight 30%, final 78 weight 70%', ['85 30', '78 70']],
  ['18/20 worth 20% and 70 out of 100 worth 80%', ['90 20', '70 80']],
  ['exam 80 counts for 60%, homework 95 counts for 40%', ['80 60', '95 40']],
  ['25% homework: 88, 35% midterm: 74', ['88 25', '74 35']],
  ['quiz 1: 8/10 (10%), quiz 2: 7/10 (10%)', ['80 10', '70 10']],
  ['lab was 90 worth 15, quiz two 80 also 15', ['90 15', '80 15']],
  ['the essay was 72 and thats a quarter of the grade', ['72 25']],
  ['الاختبار ٩٠ بوزن ٤٠٪ والمشروع ٨٠ بوزن ٦٠٪', ['90 40', '80 60']],
  ['الميد جبت ٧٤ ووزنه ٣٠٪، والفاينل ٨١ وعليه ٧٠٪', ['74 30', '81 70']],
  ['جبت ٢٤ من ٣٠ في الميد وعليه ٤٠٪', ['80 40']],
  [
    'coursework 66 is 40% of the module, the exam the other 60%. what gets me to 75, and to 50?',
    ['66 40', 'goal 75', 'goal 50'],
  ],
  [
    'معي 61 عالميد ووزنه 30% والفاينل 70%. قديش بدي لأطلع بـ 70 وقديش لأطلع بـ 85؟',
    ['61 30', 'goal 70', 'goal 85'],
  ],
  ['final worth 40%, I have 85 in the rest, target 90', ['85 60', 'goal 90']],
  ['70 weight 50% and I need 80, my friend swears I need a 95', ['70 50', 'goal 80']],
  ['midterm 70, project 90, final 81, weighted mark?', ['asks for the weight of each mark']],
  ['midterm 70 weight 30, final 80', ['asks for the weight of each mark']],
  [
    'still to come are the lab (20%) and the exam (35%). so far essay 66 for 25% and quiz 91 for 20%. aiming for 80',
    ['66 25', '91 20', 'goal 80'],
  ],
  ['81 in the essay that is 30 percent so the exam is seventy, need 75', ['81 30', 'goal 75']],
  ['فاضل الفاينال 60%. جبت 70 في أعمال السنة وعليها 40% ونفسي في 85', ['70 40', 'goal 85']],
  ['midterm 60 is 40%, final is 60%. if I get 80 in the final, my total?', ['60 40', '80 60']],
  ['weights are lab 40% and exam 60%. I got 70 and 90', ['70 40', '90 60']],
  ['الوزن 25% و75% ودرجاتي 60 و88', ['60 25', '88 75']],
  ['if I want 88 in the course, essay was 70 with 30%, the exam is 70%', ['70 30', 'goal 88']],
  ['essay 30 of 40, the exam is out of 60, hoping for 80', ['75 40', 'goal 80']],
  ['أعمال السنة ٢٤ من ٣٠ والنهائي من ٧٠، أبي ٨٥ من ١٠٠', ['80 30', 'goal 85']],
  ['labs 70 and 88, each 15%. the exam 64 is 70%', ['70 15', '88 15', '64 70']],
  [
    'الشفوي 90 عليه ربع الدرجة والتقرير 80 عليه الربع والامتحان 70 عليه نصف الدرجة',
    ['90 25', '80 25', '70 50'],
  ],
  ['can I retake a course when my gpa is low?', ['rule']],
])('%j holds the marks %j', (text, list) => {
  expect(shortly(text)).toEqual(list)
})

test('a figure that is left out is said', () => {
  expect(read('A in 3 credits and 77')).toMatchObject({ understood: { assumed: ['not used: 77'] } })
})

test('each person has an answer, in the order of the weights or behind a name', () => {
  expect(read('اللاب 40% والامتحان 60%. انا جبت 80 و70 وسارة جابت 75 و90')).toMatchObject({
    title: 'انا',
    input: { marks: [{ mark: 80 }, { mark: 70 }] },
    more: [{ title: 'سارة', input: { marks: [{ weight: 40 }, { mark: 90, weight: 60 }] } }],
  })
  expect(read('Mona: A for 3 credits, B for 4. Rami: B+ for 3, A for 2 credits')).toMatchObject({
    title: 'Mona',
    more: [{ title: 'Rami', input: { courses: [{ grade: 'B+' }, { grade: 'A' }] } }],
  })
})

test('an average that is hoped for says what the open credits must bring', () => {
  expect(read('my gpa is 2.6 after 60 credits, 30 credits left, can I reach 3?')).toMatchObject({
    input: { record: { gpa: 2.6, credits: 60 }, goal: { gpa: 3, credits: 30 } },
  })
  expect(read('معدلي الحين 2.5 على 40 ساعة وباقي 20 ساعة وأبي معدل 3')).toMatchObject({
    input: { record: { gpa: 2.5, credits: 40 }, goal: { gpa: 3, credits: 20 } },
  })
})

test('a grade that may change is calculated both ways', () => {
  expect(
    read('B in law 3 credits, C in art 2 credits. what if art goes from C to A?'),
  ).toMatchObject({
    input: { courses: [{ grade: 'B' }, { grade: 'C' }] },
    more: [{ title: 'art C → A', input: { courses: [{ grade: 'B' }, { grade: 'A' }] } }],
  })
  expect(
    read('معي B في النحو 3 ساعات و D في الصرف 3 ساعات ولو ارتفع الصرف من D الى B كم المعدل'),
  ).toMatchObject({
    more: [{ input: { courses: [{ grade: 'B' }, { grade: 'B' }] } }],
  })
})

test.each([
  'A (3 credits), C+ (3 credits). my gpa? and what would it be if the C+ was a B',
  'A بالفيزيا 3 ساعات و C+ بالكيميا 3 ساعات، كم معدلي ولو كانت ال C+ صارت B كم يصير',
])('a grade that is thought to be another is calculated both ways: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { courses: [{ grade: 'A' }, { grade: 'C+' }] },
    more: [{ input: { courses: [{ grade: 'A' }, { grade: 'B' }] } }],
  })
})

test.each([
  'my cousin got 95. I got 70 in the midterm worth 40%, final is 60%, what do I need for 80',
  'there are 41 ppl in class and my roommate scored 95. I got 70 in the midterm worth 40%, final is 60%, what do I need for 80',
  'صديقي جاب 95. انا جبت 70 في النصفي ووزنه 40% والنهائي 60%، كم لازم اجيب عشان يصير 80',
])('the mark of somebody else is none of these: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { marks: [{ mark: 70, weight: 40 }], targets: [80] },
  })
})

test('credits in hours are no repetition of other credits', () => {
  expect(read('أخدت B بمادة 3 ساعات، ورسبت بالأحياء يعني F وهي 3 ساعات، كم معدلي')).toMatchObject({
    input: {
      courses: [
        { grade: 'B', credits: 3 },
        { grade: 'F', credits: 3 },
      ],
    },
  })
})

test('terms count together and each for itself', () => {
  expect(
    read('term 1: A in 3 credits, B in 3 credits\nterm 2: C in 3 credits, B in 2 credits'),
  ).toMatchObject({
    title: 'All together',
    input: { courses: { length: 4 } },
    more: [{ title: 'term 1' }, { title: 'term 2', input: { courses: { length: 2 } } }],
  })
})

test('whether a final mark reaches what is hoped for is said', () => {
  const input = { kind: 'mark' as const, marks: marks([72, 10], [86, 20], [61, 70]) }
  const said = (target: number) =>
    skill.explain(skill.run({ ...input, targets: [target] }, { today: '2026-11-20' }), 'en')

  expect(said(65)).toContain('Yes, 65 is reached.')
  expect(said(68)).toContain('No, 68 is not reached.')
})

const answerTo = (text: string) => {
  const reading = skill.read({ text, language: languageOfRequest(text), today: '2026-11-20' })
  if (!('input' in reading)) return ''
  return skill.explain(skill.run(reading.input, { today: '2026-11-20' }), languageOfRequest(text))
}

test.each([
  ['lab 40% I got 55, report 10% I got 90, exam 50% still open. can I make 90 in all?', '81'],
  ['lab 40% I got 55, report 10% I got 90. how high can it get?', '81'],
  ['GPA 2.5 over 80 credits, I hope for 3.4 with 40 credits left', '3.00'],
  ['عملي 40% جبت 55 وتقرير 10% جبت 90 والنهائي لسا، بدي 90 بصير؟', '81'],
])('what can be reached at most is said: %s', (text, highest) => {
  expect(answerTo(text)).toMatch(new RegExp(`(?:highest .* is|أعلى مجموع ممكن) ${highest}\\.?`))
})

test('a term is told for itself beside the average of all terms', () => {
  const answer = answerTo('CGPA 2.80 over 50 credits. This term A in 3 credits, B in 4 credits')

  expect(answer).toContain('GPA 2.88 of 4.00 over 57 credits')
  expect(answer).toContain('These courses alone: GPA 3.43** over 7 credits')
})

test('an average that is hoped for is worked out from the hours of this term', () => {
  const text = 'معدلي التراكمي 2.9 على 60 ساعة، وهالفصل عندي 15 ساعة، شو لازم جيب لحتى يصير 3.0؟'

  expect(skill.read({ text, language: 'ar', today: '2026-11-20' })).toMatchObject({
    input: { record: { gpa: 2.9, credits: 60 }, goal: { gpa: 3, credits: 15 } },
  })
})

test.each([
  [
    'finals worth 40%, I have 82 so far. what do i need for 85?',
    { marks: [{ name: 'so far', mark: 82, weight: 60 }], targets: [85] },
  ],
  [
    'I have 82 so far, the final counts 40%. If I get 50 what is my grade?',
    {
      marks: [
        { mark: 82, weight: 60 },
        { mark: 50, weight: 40 },
      ],
    },
  ],
  [
    'I have 81 so far with 60% of the course done, what do I need to finish with an 85?',
    { marks: [{ mark: 81, weight: 60 }], targets: [85] },
  ],
])('the weight of what is open leaves the rest to the mark so far: %s', (text, input) => {
  expect(skill.read({ text, language: 'en', today: '2026-11-20' })).toMatchObject({ input })
})

test('a mark is put right, and who of two is ahead is said', () => {
  const text =
    'Who is ahead, by how much?\nNoor: lab 70 weight 30%, exam 88 weight 70%\nZaid: lab 90 weight 30%, exam 59 weight 70%\ntypo! Zaid got 95 not 59'

  expect(read(text)).toMatchObject({
    title: 'Noor',
    more: [{ title: 'Zaid', input: { marks: [{ mark: 90 }, { mark: 95 }] } }],
    understood: { difference: '10.9 (Zaid is ahead)' },
  })
})

test.each([
  'cgpa 3.1 over 60 credits. This term 15 credits: A in 6 credits and B+ in 9 credits. My new cgpa? I was given a B but the teacher corrected it to B+',
  'معدلي 3.1 على 60 ساعة، وهذا الفصل أخذت 15 ساعة: A في 6 ساعات و B+ في 9 ساعات. كم معدلي؟ كنت كاتبة B بس الدكتور عدلها إلى B+',
])('neither the credits of the whole term nor a grade that was changed is a course: %s', (text) => {
  const { input } = read(text) as { input: { courses: object[] } }
  expect(input.courses).toMatchObject([
    { grade: 'A', credits: 6 },
    { grade: 'B+', credits: 9 },
  ])
  expect(input).toMatchObject({ record: { gpa: 3.1, credits: 60 } })
})

test.each([
  [
    'need a 95, is that possible? lab 40% I got 60, exam 60%',
    'highest total you can still reach is 84',
  ],
  [
    'lab 40% I got 60, exam 60%. what do I need for a 75?',
    'highest total you can still reach is 84',
  ],
])('the highest total stands beside what a goal takes: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('a part that is named with "in the" is called by its name', () => {
  const text = 'جبت 64 بالامتحان الاول وزنه 25% و71 بالتاني وزنه 25% والفاينل 83 وزنه 50%'
  expect(JSON.stringify(read(text))).not.toContain('بالامتحان')
})

test.each([
  [
    'math A (3 credits), physics C+ (3 credits). the grant needs 3.2',
    '**3.15 is below 3.2, by 0.05.**',
  ],
  ['math A (3 credits), physics C+ (3 credits). is my gpa over 3 of 4?', '**Yes, 3.15 is above 3'],
  ['رياضيات A (3 ساعات)، فيزياء C+ (3 ساعات). هل معدلي أقل من 3؟', '**لا، المعدل 3.15 أعلى من 3'],
])('an average is held against the one that is named: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
  expect(JSON.stringify(read(text))).not.toMatch(/not used|لم يُستخدم/)
})

test.each([
  ['lab 40% I got 80, exam 60%. need 75, is it possible?', '**Yes, it is possible.** **For 75'],
  ['lab 40% I got 20, exam 60%. need 75, is it possible?', '**No.** **75 is out of reach'],
])('whether a goal is possible has a plain answer: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('what became of a course is no part of its name', () => {
  const text = 'gpa please: law A (3 credits), and I failed physics F (2 credits)'
  expect(read(text)).toMatchObject({ input: { courses: [{ name: 'law' }, { name: 'physics' }] } })
})
