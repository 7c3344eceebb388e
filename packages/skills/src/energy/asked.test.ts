import { expect, test } from 'vitest'
import { energyPlanner } from '../energy-planner.ts'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answer = (text: string) =>
  respond([energyPlanner], { text, language: languageOf(text), today: '2026-11-29' }).text

const man = 'man 52, 5 ft 8 in, 190 lb, desk job'
const woman = 'امرأة 36 سنة 162 سم 66 كيلو دوام مكتبي'

test.each([
  [
    `${man}, lose 1 lb a week. Is that above the minimum you allow?`,
    'the target of 1,525 is above it',
  ],
  [`${woman} ينفع أنزل على 900 سعرة عشان أخس؟`, 'لا، 900 سعرة في اليوم دون 1,200'],
  ['woman 29 168cm 70kg gym 3x a week, can I drop to 1,000 kcal a day?', 'No, 1,000 kcal a day'],
  [`${man}. is cutting to 1,800 calories enough to lose weight?`, 'yes, the weight goes down'],
  [
    'كم الحد الأدنى للسعرات لرجل عمره 50 وطوله 170 ووزنه 72 مكتبي ويريد ينزل وزنه',
    '1,500 سعرة يوميًا للرجال',
  ],
])('what is too little is said: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  [
    '58, female, 155 cm, 60 kg, desk job. My friend lost 1 kg a week and I want exactly that.',
    'in place of 1,000',
  ],
  [
    'صاحبتي نزلت كيلو بالأسبوع وأبي مثلها، عمري 30 طولي 160 وزني 75 مكتبي',
    'العجز 527 سعرة يوميًا بدل 1,000',
  ],
])('what somebody else did is aimed for where it is wanted too: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('what somebody else did is no aim where nothing is said of it', () => {
  const text =
    'My sister lost 2 lb a week. I just want to keep my weight: woman 40, 165 cm, 62 kg, light activity'
  expect(answer(text)).toContain('about 1,774 kcal')
  expect(answer(text)).not.toContain('2 lb')
})

test.each([
  [
    'Right now: office chair, no sport. From January: train 4x a week. Man, 37, 178 cm, 85 kg, hold my weight. Calories before and after?',
    ['2,139', '2,763'],
  ],
  [
    'الحين ما أتمرن ومن الشهر الجاي بتمرن 5 أيام، رجل 28 سنة 175 سم 78 كيلو، كم سعراتي قبل وبعد؟',
    ['2,087', '2,695'],
  ],
  ['male 30 180cm 80kg. calories if I train twice a week vs five times a week', ['2,448', '2,759']],
  [
    'Age\tHeight\tWeight\tSex\n30\t180\t80\tM\n28\t165\t60\tF\nmaintenance calories for each, both train 3 days',
    ['2,759', '2,062'],
  ],
])('two times or two people are two plans: %s', (text, figures) => {
  const plans = answer(text).split('\n### ').slice(-2)
  expect(plans).toEqual(figures.map((figure) => expect.stringContaining(figure)))
})

test('a desk job beside training is one plan', () => {
  expect(
    answer('man 37, 178 cm, 85 kg, desk job and gym 4x a week, then what keeps my weight?'),
  ).not.toContain('###')
})

test('in a pasted chat an answer belongs to the question above it', () => {
  const text = [
    '[09:13] Me: woman 31, 165cm, 74kg',
    '[09:15] Coach: training?',
    '[09:15] Me: 4 times a week',
    '[09:16] Me: goal = lose weight',
    'what kcal does that give',
  ].join('\n')
  expect(answer(text)).toContain('1,756')
})

test.each([
  ['man 35, 90kg, 1.85m, desk job, 15% deficit', '1,924'],
  ['رجل 30 سنة 180 سم 80 كيلو تمرين 4 ايام ابي عجز 20%', '2,207'],
  ['woman 30 165cm 60kg trains 5 days 10% surplus', '2,251'],
  [
    'i want 2200 kcal, how much protein fat carbs is that? man 30 180 80',
    '96 g protein, 73 g fat and 290 g',
  ],
  ['how long to go from 92 to 80 kg at 500 deficit, man 41 183cm desk job', 'About 26 weeks'],
])('the change is named in another way: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('what is left out is said by itself, and not assumed', () => {
  const text =
    'رجل 38 سنة، الطول 174، الوزن 92 (كان 97 قبل شهرين)، تدريب 4 أيام، أنزل نص كيلو كل أسبوع'
  expect(answer(text)).toContain('**لم يُستخدم:** شهرين')
})

test.each([
  ['male, 38 y, 176 cm, 92 kg, goal lose weight, trains 2 days a week', 'lose weight: about 2,023'],
  ['male, 38 y, 176 cm, 92 kg, goal: maintain, trains 2 days a week', 'weight: about 2,523'],
  ['woman 40, 165 cm, 80 kg, goal 70 kg, walks daily', 'target weight 70 kg'],
  ['ذكر ٣٨ سنة، ١٧٦ سم، ٩٢ كيلو، الهدف: إنقاص الوزن، يتمرن يومين في الأسبوع', 'نحو 2,023'],
])('an aim that is named is no weight: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  [
    'Same guy (male, 38 y, 176 cm, 92 kg, goal lose weight):\nA) trains 2 days a week\nB) trains 6 days a week',
    'about 2,665',
  ],
  [
    'ذكر ٣٨ سنة، ١٧٦ سم، ٩٢ كيلو، الهدف: إنقاص الوزن، قارن بين:\n١) يتمرن يومين في الأسبوع\n٢) يتمرن ٦ أيام في الأسبوع',
    'نحو 2,665',
  ],
])('two numbered scenarios are two cases: %s', (text, second) => {
  expect(answer(text)).toContain('2,023')
  expect(answer(text)).toContain(second)
})

test.each([
  ['Female 34, 5 ft 6, 168 lbs. 4 spin classes a week. Drop half a kilo a week', 'about 1,742'],
  ['أنا شاب ٢٥ سنة ١٨٠ سم ٧٥ كيلو، عندي ٣ حصص سباحة في الأسبوع، كم سعرة للثبات؟', 'نحو 2,720'],
])('classes are training: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  [
    "Coach says 3,500 kcal to bulk. I'm 23, male, 183cm, 70kg, lifting 5x a week, want to gain muscle. Is 3500 too much?",
    '513 more than the 2,987 of this plan',
  ],
  [
    'امرأة ٣٢ سنة ١٦٢ سم ٧٠ كيلو، أتدرب ٣ مرات بالأسبوع، أبي أنحف وآكل ١٨٠٠ سعرة، زين؟',
    'أكثر من هدف هذه الخطة (1,657) بمقدار 143',
  ],
])('what is eaten is set beside the plan as well: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  ['woman 41, 168 cm, 82 kg, light. eating 400 kcal a day less than I burn', 'deficit 400 kcal'],
  ['man 30, 180 cm, 80 kg, gym 4 times a week. eat 300 calories more than I burn', 'surplus 300'],
  ['woman 30, 165 cm, 70 kg. Plan for eating 350 calories below maintenance', 'aim: lose weight'],
  ['رجل 35 سنة 178 سم 90 كيلو ابي اكل 400 سعرة أقل من اللي احرقه', 'العجز 400 سعرة'],
  ['رجل 30 سنة، 180 سم، 80 كيلو. عايز اكل اقل من احتياجي ب 400 سعرة', 'العجز 400 سعرة'],
])('what is more or less than is burnt is a difference and not what is eaten: %s', (text, said) => {
  expect(answer(text)).toContain(said)
})

test.each([
  ['man 41, 176 cm, lose from 90 to 80', 'Weight 90 kg · target weight 80 kg'],
  ['ابي انزل من 90 الى 80، رجل 41 سنة 176 سم كم سعرة', 'الوزن 90 كغ · الوزن المستهدف 80 كغ'],
])('a weight and the one wished for need no units: %s', (text, said) => {
  expect(answer(text)).toContain(said)
})

test('losing fat is an aim and asks for no grams of fat', () => {
  expect(answer('27 f 165 cm 68 kg gym 3x a week want to lose fat')).not.toContain('**Fat')
})

test('an age alone of somebody else asks for no plan', () => {
  expect(answer('my daughter is 7. I am a woman, 36, 165 cm, 70 kg, desk job')).not.toContain(
    'adults only',
  )
})

test('what is too little to gain is not confirmed', () => {
  expect(
    answer('My trainer says 3000 calories. male 25, 180 cm, 75 kg, gym 6 times a week, bulk'),
  ).not.toContain('yes,')
})
