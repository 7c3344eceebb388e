import { expect, test } from 'vitest'
import { questionIn } from './headline/line-question.ts'
import { headlineRequest, linesIn } from './headline/lines.ts'
import { scoreLine } from './headline/score.ts'

test.each([
  // 45 + length 20 + words 5 + "your" as power word 8 and as address 4 + ease 5
  ['Your March invoice is ready', 'subject', 27, 87],
  // 45 + 20 + 5 + ease 5, less 16 for two spam phrases, 18 (the most) for capitals, 10 for exclamation marks
  ['FREE GIFT INSIDE!!! CLICK HERE', 'subject', 30, 31],
  // a free zone is no spam: 45 + 20 + 5 + number 8 + ease 5
  ['Free zone company setup: 7 costs to plan for', 'subject', 44, 83],
  ['كيف توفر 500 درهم شهريًا في دبي؟', 'subject', 31, 96],
  // 12 to 19 characters earn 10: 45 + 10 + "your" 8 + 4 + ease 5, less 15 for the false reply
  ['RE: your account', 'subject', 16, 57],
] as const)('%s as a %s has %i characters and scores %i', (line, place, characters, score) => {
  expect(scoreLine(line, place)).toMatchObject({ characters, score })
})

test('a short word in capitals is shouted unless it is an abbreviation', () => {
  expect(scoreLine('NEW SALE on VAT returns', 'subject').capitals).toEqual(['NEW', 'SALE'])
})

test('the points that are shown add up to the score', () => {
  const { points, score } = scoreLine('5 mistakes that cost UAE startups AED 1.2m', 'headline')

  expect(points.reduce((sum, part) => sum + part.points, 0)).toBe(score)
})

test.each([
  ['HURRY!!! Last chance', 'Hurry! Last chance'],
  ['WHY WAIT LONGER?!', 'Why wait longer?'],
])('%s is tidied to %s', (line, tidied) => {
  expect(scoreLine(line, 'subject').tidied).toBe(tidied)
})

test.each([
  ['Analyse this subject line: Last chance to save 20%', ['Last chance to save 20%']],
  [
    'Compare these subject lines:\n1. First offer here\n2. Second offer here',
    ['First offer here', 'Second offer here'],
  ],
  [
    'which headline is better? "5 ways to cut bills" or "Cut your bills"',
    ['5 ways to cut bills', 'Cut your bills'],
  ],
  ['How to file VAT in 7 steps', ['How to file VAT in 7 steps']],
  ['rate my headline Free money now', ['Free money now']],
  ['compare: Save 20% today / Last chance to renew', ['Save 20% today', 'Last chance to renew']],
  ['headline for my blog please', []],
  ['ابي تقييم لهذا العنوان: كيف توفر ١٠٠ درهم؟', ['كيف توفر ١٠٠ درهم؟']],
  ['Cut your bill today vs Pay less today', ['Cut your bill today', 'Pay less today']],
  ['Hi, can you rate my email subject: Re: your account', ['Re: your account']],
  ['قيّم هذا العنوان: كيف توفر 500 درهم؟', ['كيف توفر 500 درهم؟']],
  [
    'قارن بين العناوين التالية:\n- عرض مجاني\n- دليلك إلى الضريبة',
    ['عرض مجاني', 'دليلك إلى الضريبة'],
  ],
  ['check my headline', []],
  ['What is the VAT on 1000?', []],
  ['write me a poem', []],
  ['Is "Free" a bad word in a subject line?', []],
])('%j asks about the lines %j', (text, lines) => {
  expect(linesIn(text)).toEqual(lines)
})

test.each([
  [
    'Four signs of a tired battery\nNew prices from May\n\nmy boss prefers the first, which one is stronger?',
    2,
  ],
  ['rank these from best to worst please\nFour signs of a tired battery\nNew prices from May', 2],
  [
    'أربع علامات على تلف البطارية\nأسعار جديدة من مايو\n\nزميلي يقول الأول أقوى، قارن بين السطرين لو سمحت',
    2,
  ],
])('is told which of %j are the lines', (message, lines) => {
  expect(linesIn(message)).toHaveLength(lines)
})

test.each([
  ['please rate the subject of my newsletter, it goes to 900 people on Sunday', []],
  ['صباح الخير، ممكن تقيم لي عنوان الايميل قبل ما أرسله للزباين', []],
  [
    'Hello all,\nwe cannot agree which scores better\n- Your parcel is here\n- Parcel at the gate\nOmar likes the first',
    ['Your parcel is here', 'Parcel at the gate'],
  ],
  ['rate this subject line please, only the score: Your parcel is here', ['Your parcel is here']],
  ['Could you score the subject line of our newsletter? It goes to 640 parents', []],
  ['ما رأيك في سطر الموضوع حق ايميلنا؟ بنرسله لعملائنا بكرة', []],
  ['قيم هالعنوان، بنرسله حق عملاء البنك\nحسابك الجديد جاهز', ['حسابك الجديد جاهز']],
  [
    'can u rate this subject for our sale email, we send it tonight\n\nEid is here: 30% off abayas',
    ['Eid is here: 30% off abayas'],
  ],
  ['Give me the points for each part: How I saved 10,000 dirhams', ['How I saved 10,000 dirhams']],
  ['Subject: Sports day moved to Thursday. Is it ok for phones?', ['Sports day moved to Thursday']],
])('lines are told from what is said about them: %s', (message, lines) => {
  expect(linesIn(message)).toEqual(lines)
})

test('a colon behind a question is of the line, and a phone has its own limit', () => {
  const text =
    'is this subject too long for a phone inbox, how many characters is it? Your parking fine: what to do'

  expect(headlineRequest(text).lines).toEqual(['Your parking fine: what to do'])
  expect(questionIn(headlineRequest(text).request)).toMatchObject({ kind: 'length', limit: 40 })
})
