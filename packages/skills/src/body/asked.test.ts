import { expect, test } from 'vitest'
import { bodyMeasureCheck } from '../body-measure-check.ts'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answer = (text: string) =>
  respond([bodyMeasureCheck], { text, language: languageOf(text), today: '2026-11-29' }).text

test.each([
  ['Sam 178cm / 92kg, Tom 191cm / 101kg. Is Tom’s BMI the higher one?', 'Sam: 29.0', 'Tom: 27.7'],
  [
    'Ahmed: 1.75 m, 90 kg. Yousef: 1.82 m, 90 kg. Whose BMI is worse?',
    'Ahmed: 29.4',
    'Yousef: 27.2',
  ],
  [
    'Name,Height,Weight\nRavi,172,84\nJohn,185,99\nwho has the worse BMI',
    'John: 28.9',
    'Ravi: 28.4',
  ],
  ['أنا ١٦٥ و٧٠ كيلو، ليلى ١٥٨ و٦٥ كيلو، منو أعلى مؤشر؟', 'ليلى: 26.0', 'أنا: 25.7'],
  [
    'الاسم\tالطول\tالوزن\nأحمد\t169\t88\nخالد\t181\t95\nمنو فيهم مؤشره 30 وفوق؟',
    'أحمد: 30.8',
    'خالد: 29.0',
  ],
])('of several people the highest index is named first: %s', (text, first, second) => {
  const [headline = ''] = answer(text)
    .split('\n')
    .filter((line) => line.startsWith('**'))
  expect(headline.indexOf(first)).toBeGreaterThan(0)
  expect(headline.indexOf(second)).toBeGreaterThan(headline.indexOf(first))
})

test.each([
  ['I’m 172 cm. What waist gives a waist-to-height ratio of 0.49?', 'a waist of 84.3 cm'],
  ['بدي بس رقم واحد: طولي 183، كم سنتي بيكون الخصر لما تكون نسبته للطول بالضبط 0.5؟', '91.5 سم'],
  ['عايز خصري يبقى نسبته 0.48 من طولي 178، يعني كام سم؟', '85.4 سم'],
  ['كم لازم أوصل عشان مؤشري يصير 25 وأنا 170 سم و90 كيلو؟', 'وزن 72.2 كغ'],
  ['how many kilos until I’m out of the obese class, 168cm, 95kg', '10.4 kg less'],
  ['How tall would I have to be for 90 kg to be a normal BMI?', '190.1 to 220.6 cm'],
  ['man 180 cm, waist 88: what’s my ratio?', 'ratio 0.49'],
])('it is solved backwards: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  ['height 5.9 weight 82', 'Height 5 ft 9 in'],
  ['order no: 2231, 168 cm, 70 kg bmi', 'Height 168 cm · Weight 70 kg'],
  ['رقم الملف 3321: طولي 170 ووزني 66', 'الطول 170 سم · الوزن 66 كغ'],
  ['height 17 cm weight 70', 'A height of 17 cm is outside'],
])('figures are read as they are meant: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('whose weight is kept a secret is not told what to weigh', () => {
  const text = 'مرتي ما بدها تقول وزنها بس خصرها 91 سم وطولها 158، شو وضع الخصر؟'
  expect(answer(text)).not.toContain('الوزن الصحي')
})

test.each([
  ["I'm a woman, 158cm tall, tape says 84 round the middle. Is that fine?", 'ratio 0.53'],
  ['No scale. Woman, 160 tall, around the middle 90.', 'ratio 0.56'],
  ['Male 46. trousers size 38 but tape says waist is 97 cm, height 176', '97 ÷ 176'],
  ['Man, 178 cm. I wear trousers size 36. waist ok?', 'the trouser size stands for the waist'],
  ['رجل طوله 180 سم والمازورة تقول 101 حول بطنه', 'الطول 0.56'],
  ['مقاس بنطلوني 36 وطولي 175 رجل عمري 40 هل كرشي كبير؟', 'مقاس البنطلون بدل محيط الخصر'],
])('a tape gives a waist, and only without it a size of trousers: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  ['What waist should a 1m80 man stay below?', 'men are 94 cm'],
  ['كم لازم يكون خصري حتى يضل أقل من نص طولي؟ أنا صبية طولي 168 سم', 'للنساء 80 سم'],
])('of a healthy waist the limit of WHO is said too: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  ['أنا صبية طولي 168 سم ووزني 60', 'الجنس: امرأة ·'],
  ['أنا راجل مصري محيط وسطي 97 سم وطولي 172', 'الجنس: رجل'],
  ['اختي طولها متر و٥٨ سم ووزنها ٧٣ كيلو ونص', 'الوزن 73.5 كغ'],
  ['my mum is egyptian, one metre sixty eight and 71 kilos', 'Body mass index 25.2: overweight'],
])('whose measures they are, and all of them: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  [
    'ذكر 47 سنة طولي 183 والخصر قسته مرتين اول مرة 104 بعدين طلع الشريط ملفوف فالصح 99 سم، هل خصري في الخطر',
    '99 ÷ 183',
  ],
  [
    "I'm a man, 183 cm, measured my waist twice: 104 with the tape twisted, the right one is 99 cm",
    '99 ÷ 183',
  ],
  ['وزني أول مرة طلع 82 بعدين لقيت الميزان خربان والصحيح 79 وطولي 170', '79 ÷ 1.7²'],
  ['طولي 160 ووزني 64، الصح هو 62', '62 ÷ 1.6²'],
  ['My height is 170, weight 82. The scale was wrong, it should have been 79.', '79 ÷ 1.7²'],
  ['Woman, 165 cm, the scale said 70, the correct figure is 68 kg', '68 ÷ 1.65²'],
])('what is right stands in place of what was measured first: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
  expect(answer(text).match(/^###/gm)).toBeNull()
})

test.each([
  'ذكر ٤٧ سنة الطول 183 والخصر 99 سم ما عندي ميزان وما اعرف وزني هل خصري في الخطر ولا بعده',
  'طولي 183، ما أدري وزني، خصري 99، رجل، هل في خطر؟',
])('what somebody does not know is not asked for: %s', (text) => {
  expect(answer(text)).toContain('99 ÷ 183')
  expect(answer(text)).not.toContain('الوزن الصحي')
})

test.each([
  ['مرتي طولها 160 ووزنها 70، كم لازم تنزل؟', 'الجنس: امرأة'],
  ['طولي 170 ما اعرف كم وزني المثالي', 'الوزن الصحي لطول 170 سم'],
])('a wife is still one, and an ideal weight is asked for: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  ['رقم ملفي في العيادة 40213، طولي متر و82 ووزني 96 كيلو. كم كيلو لازم أنزل؟', '13.5 كغ'],
  ['im 5 foot 7 and 83 kilo, guard licence SG 20418. am i overweight or ok?', '28.7'],
])('a number that no measure can have is not asked about: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  [
    'I am a grandmother of 71, my height is 1.58 m and I weigh 69 kilos. Is that too heavy?',
    '6.8 kg less (62.2 kg)',
  ],
  ["guy, 5'11 and 212 pounds, belt 41 inch. am i too heavy?", '15.2 kg (33 lb) less (81 kg)'],
  [
    "guy, 5'11 and 212 pounds, belt 41 inch. am i too heavy?",
    'waist circumference (limits for men): substantially increased risk',
  ],
  [
    'how many kilos do I have to lose to get to BMI 24? I am 168 cm and 79 kg',
    '67.7 kg, 11.3 kg less than now',
  ],
])('the first line says what is asked: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})
