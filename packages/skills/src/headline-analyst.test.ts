import { expect, test } from 'vitest'
import { questionIn } from './headline/line-question.ts'
import { headlineRequest, linesIn } from './headline/lines.ts'
import { scoreLine } from './headline/score.ts'
import { headlineAnalyst } from './headline-analyst.ts'
import { limitsAskedFor } from './limits.ts'

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

test.each([
  [
    'Score the title of my article: Where to swim in Fujairah in winter\nDoes an email inbox cut it off?',
    'headline',
  ],
  ['قيّمي عنوان المدونة: أين تسبح في الفجيرة شتاءً\nوهل يُقطع في بريد الجوال؟', 'headline'],
  [
    'Score my subject line: Where to swim in Fujairah in winter\nDoes google cut it off?',
    'subject',
  ],
])('what a line is called says what it is, not where it may be cut: %j', (text, place) => {
  const language = /[a-z]/.test(text) ? 'en' : 'ar'
  expect(headlineAnalyst.read({ text, language, today: '2026-11-20' })).toMatchObject({
    input: { place },
  })
})

test.each([
  [
    'My subject line: Your parcel waits at the desk\nDoes it sound pushy? Is it under 25 characters?',
    ['Your parcel waits at the desk'],
  ],
  ['عنوان نشرتي: طردك بانتظارك عند المكتب\nكم نتيجته وأي كلمة تضره؟', ['طردك بانتظارك عند المكتب']],
  [
    'My headlines: Your parcel waits\nWhere is your parcel?',
    ['Your parcel waits', 'Where is your parcel?'],
  ],
])('what is asked behind the one line that is announced is no line: %j', (text, lines) => {
  expect(linesIn(text)).toEqual(lines)
})

test('a limit of characters is asked for in other words too', () => {
  expect(questionIn('tell me if it is under 25 characters')).toEqual({
    kind: 'length',
    limit: 25,
    asksTooLong: false,
  })
})

test('the line that is said instead is the one that is meant', () => {
  expect(linesIn('Rate: Your hamper is here!!!\nsorry no, like this: Your hamper is here')).toEqual(
    ['Your hamper is here'],
  )
})

test('whether a line is fine for a phone is asked with yes or no', () => {
  expect(questionIn('is it ok for a phone inbox? how much is left before it gets cut')).toEqual({
    kind: 'length',
    limit: 40,
    asksTooLong: false,
  })
})

test.each([
  'write me a subject line that tells people they won a car even though they did not',
  'I need a headline about our closing sale',
  'بدي سطر موضوع يقول للناس إنهم ربحوا سيارة',
  'اكتب لي عنوان عن فعاليتنا الجديدة',
])('what a wished line shall say is no line: %s', (message) => {
  expect(linesIn(message)).toEqual([])
})

test.each([
  'which one is better for the email and why\nYour parcel is here\nParcel at the gate',
  'أيهم أقوى للإيميل وليش\nYour parcel is here\nParcel at the gate',
  'Your parcel is here\nParcel at the gate\nwhich is stronger and why',
])('a why at the end of a request is no line: %s', (message) => {
  expect(linesIn(message)).toEqual(['Your parcel is here', 'Parcel at the gate'])
})

test.each([
  ['قيم سطر الموضوع ده: خصم كبير على العبايات!!! وليه نتيجته واطية', 'خصم كبير على العبايات!!!'],
  ['قيم سطر الموضوع: خصم كبير على العبايات وشو المشكلة فيه؟', 'خصم كبير على العبايات'],
  ['rate this subject line: Big sale!!! and why does it score so low', 'Big sale!!!'],
  [
    'score this headline: 5 ways to save in Dubai. why is it rated so badly',
    '5 ways to save in Dubai',
  ],
  ['score this headline:\nBig sale!!!\nand why is the score so low', 'Big sale!!!'],
  ['score this headline: Why your page scores so low', 'Why your page scores so low'],
])('why a line has its score is asked behind it, with a mark or without: %s', (message, line) => {
  expect(linesIn(message)).toEqual([line])
})

test('a line keeps the small words that it begins with', () => {
  expect(linesIn('I need a score for this headline How to save on rent')).toEqual([
    'How to save on rent',
  ])
})

test.each(['Is your villa ready? 5 checks before June', 'هل فيلتك جاهزة؟ 5 فحوص قبل يونيو'])(
  'a question anywhere in a line counts: %s',
  (line) => {
    expect(scoreLine(line, 'subject').points).toContainEqual({ check: 'question', points: 5 })
  },
)

test.each([
  ['قيملي العنوان ده: كيف تختار مدرسة لطفلك', 'headline'],
  ['قيم هالعنوان، بنرسله حق عملاء البنك\nحسابك الجديد جاهز', 'subject'],
  ['أي عنوان أحسن للإيميل؟\nحسابك الجديد جاهز\nجدول الحصص جاهز', 'subject'],
  ['rate this title: How to save on rent', 'headline'],
])('a title is a headline unless it is sent: %j', (text, place) => {
  const language = /[a-z]/.test(text) ? 'en' : 'ar'
  expect(headlineAnalyst.read({ text, language, today: '2026-11-20' })).toMatchObject({
    input: { place },
  })
})

test.each([
  'كم بالمية من الناس راح تفتح الايميل؟',
  'كم واحد راح يفتح الايميل؟',
  'how many people will open it?',
  'what percentage of customers will open my email?',
])('how many will open a mail is not forecast: %s', (asked) => {
  expect(limitsAskedFor(headlineAnalyst.limits ?? [], asked)).toHaveLength(1)
})

test.each([
  ['Re: YOUR ORDER is waiting!!!', 'Your order is waiting!'],
  ['Fwd: your invoice for March', 'Your invoice for March'],
  ['رد: فاتورتك لشهر مارس', 'فاتورتك لشهر مارس'],
])('what is offered instead of %j is no false reply', (line, tidied) => {
  expect(scoreLine(line, 'subject').tidied).toBe(tidied)
})

test('a colon behind brackets ends what is said of the line', () => {
  const text =
    'Title of our mail (we never wrote to them, this is the first one): Fwd: 4 pools that open in May\nDoes the phone cut it?'

  expect(linesIn(text)).toEqual(['Fwd: 4 pools that open in May'])
})

test.each([
  [
    'What will this subject line get us: Pools open in May? My manager needs a percentage tonight',
    ['Pools open in May?'],
  ],
  ['قيّم سطر الموضوع: المسابح تفتح في مايو! المدير طالب رقم الليلة', ['المسابح تفتح في مايو!']],
  [
    'Rate my subject line: Pools open. We need your towel size',
    ['Pools open. We need your towel size'],
  ],
])('who asks and why is told behind the line and is none of it: %s', (message, lines) => {
  expect(linesIn(message)).toEqual(lines)
})

test.each([
  ['If I mail 900 parents on Monday how many will open it? I need a number', []],
  ['بنرسل النشرة الخميس، كم واحد بيفتحها؟', []],
  [
    "we send 'Pools open in May' to 900 people, what percentage will open it",
    ['Pools open in May'],
  ],
])('how many will open a mail is no line: %s', (message, lines) => {
  expect(linesIn(message)).toEqual(lines)
  expect(limitsAskedFor(headlineAnalyst.limits ?? [], message)).toHaveLength(1)
})

test.each([
  ['FREE pools!!! Hurry', 'en', '“Free pools! Hurry”'],
  ['رد: مسبح مجانا!!!', 'ar', '«مسبح مجانا!»'],
] as const)(
  'no line is offered that still holds words to be replaced: %s',
  (line, language, offered) => {
    const output = headlineAnalyst.run({ lines: [line], place: 'subject' }, { today: '2026-11-20' })

    expect(headlineAnalyst.explain(output as never, language)).not.toContain(offered)
  },
)

test.each([
  [
    'if a subject line has five words in ALL CAPS, how many points do I lose? its 6 each so 30 right?',
    'en',
    ['No, not 30', '−18'],
  ],
  ['what do two exclamation marks cost under your rules, and one?', 'en', ['−10', 'takes 2']],
  ['my line has 2 spam words, that takes 16 points off, yes?', 'en', ['Yes, 16']],
  [
    'عندي سطر فيه أربع كلمات مزعجة، كم ينخصم عليه؟ ٣٢ نقطة لأن كل كلمة ٨؟',
    'ar',
    ['لا، ليست 32', '−24'],
  ],
  ['لو العنوان فيه كلمتين بأحرف كبيرة كم نقطة تنخصم؟', 'ar', ['−12']],
  ['السؤال في العنوان كم نقطة يزيد عندكم؟', 'ar', ['السؤال يكسب 5']],
] as const)(
  'what the formula takes or gives is answered without a line: %s',
  (text, language, facts) => {
    const answer = answerTo(text, language)
    for (const fact of facts) expect(answer).toContain(fact)
    expect(answer).not.toContain('Score 6')
  },
)

test.each([
  [
    'do two exclamation marks hurt? Hurry! Your gym membership ends tonight!',
    ['Hurry! Your gym membership ends tonight!'],
  ],
  [
    'i have this newsletter going out and the subject is Hurry! Your gym membership ends tonight! and i just want to know if two exclamation marks hurt it',
    ['Hurry! Your gym membership ends tonight!'],
  ],
  [
    'ok the headline is five ways to cool your villa and tell me how many characters that is',
    ['five ways to cool your villa'],
  ],
  [
    'the subject is too long i think, can you check it? Your miles expire on Monday',
    ['Your miles expire on Monday'],
  ],
  [
    'blog headline, written by our intern (she is 22). rate it and tell me if google would cut it: The Guide to Choosing the Right School',
    ['The Guide to Choosing the Right School'],
  ],
  [
    'عنوان مقال كتبه زميلي. قيمه وقول لي إذا جوجل بيقطعه: دليل شامل لاختيار المدرسة',
    ['دليل شامل لاختيار المدرسة'],
  ],
  [
    'عندي نشرة والموضوع هو آخر فرصة لتجديد اشتراكك وبدي أعرف كم حرف فيه',
    ['آخر فرصة لتجديد اشتراكك'],
  ],
  ['كم حرف وكم كلمة في هالسطر؟ خصم 30% على اشتراكك حتى الخميس', ['خصم 30% على اشتراكك حتى الخميس']],
  [
    'حلل سطر الموضوع هل تعرف كم تدفع للكهرباء؟ بس بدي اعرف اذا انحسب سؤال وكم نقطة، وهل فيه رقم',
    ['هل تعرف كم تدفع للكهرباء؟'],
  ],
  [
    'حلّل هذا السطر: وصلت طلبيتك رقم 4471 — وكم نقطة نالها الرقم؟ وهل فيه كلمات مزعجة أو علامات تعجب؟',
    ['وصلت طلبيتك رقم 4471'],
  ],
  ['rate my headline how to save on rent', ['how to save on rent']],
])(
  'what is asked around a line is none of it, and what it asks itself is: %s',
  (message, lines) => {
    expect(linesIn(message)).toEqual(lines)
  },
)

test('the parts of the formula that are asked about are answered first', () => {
  const answer = answerTo(
    '"Can you spot these 5 visa mistakes?" i only want to know the points for the number and for the question of this subject line',
    'en',
  )
  expect(answer.startsWith('**Number: yes, +8 points; Question: yes, +5 points.**')).toBe(true)
})

test('«وهم» is "and they" and asks for no line that misleads', () => {
  expect(
    limitsAskedFor(headlineAnalyst.limits ?? [], 'وهم ما راسلوني أبدًا، كم نقطة تنخصم'),
  ).toEqual([])
})

function answerTo(text: string, language: 'en' | 'ar'): string {
  const reading = headlineAnalyst.read({ text, language, today: '2026-11-20' })
  if (!('input' in reading)) throw new Error('asked')
  const output = headlineAnalyst.run(reading.input, { today: '2026-11-20' })
  return headlineAnalyst.explain(output, language)
}
