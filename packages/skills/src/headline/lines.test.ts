import { expect, test } from 'vitest'
import { headlineAnalyst } from '../headline-analyst.ts'
import { linesIn } from './lines.ts'

test.each([
  [
    'Rank these, copied from my sheet\n\nNo\tSubject line\n1\tYour parcel arrives on Tuesday at 4\n2\tMonthly update',
    ['Your parcel arrives on Tuesday at 4', 'Monthly update'],
  ],
  [
    'Which wins?\n| # | Subject | Writer |\n|---|---|---|\n| 1 | Your parcel arrives | Sara |\n| 2 | FREE GIFT INSIDE | Omar |',
    ['Your parcel arrives', 'FREE GIFT INSIDE'],
  ],
  [
    'رتب هذه:\nالرقم\tالعنوان\n1\tكيف توفر في فاتورة الكهرباء\n2\tأخبار',
    ['كيف توفر في فاتورة الكهرباء', 'أخبار'],
  ],
])('the column of a table that is named after lines holds them: %j', (message, lines) => {
  expect(linesIn(message)).toEqual(lines)
})

test.each([
  [
    '[10:12] سارة: خلونا نختار واحد\n[10:13] خالد: تذكير: موعد تسليم شقتك بعد 3 أيام\n[10:15] يوسف: أخبار\n\nرتّب لنا الأسطر اللي كتبوها خالد ويوسف، سارة ما كتبت شي',
    ['تذكير: موعد تسليم شقتك بعد 3 أيام', 'أخبار'],
  ],
  [
    "09:12 - Sam: lets vote\n09:13 - Ali: Reminder: your table is booked for 7\n09:15 - Huda: OPEN NOW\nrank Ali's and Huda's please",
    ['Reminder: your table is booked for 7', 'OPEN NOW'],
  ],
  [
    'Reminder: your table is booked for 7\nInvoice: due on Friday',
    ['Reminder: your table is booked for 7', 'Invoice: due on Friday'],
  ],
])('in a chat only those wrote lines who are asked about: %j', (message, lines) => {
  expect(linesIn(message)).toEqual(lines)
})

test.each([
  [
    'Score this subject line: Your check-up is due in 30 days. no wait the system sends it at 25 not 30, so score it with 25',
    'Your check-up is due in 25 days',
  ],
  ['Rate this headline: 5 ways to save on bills. Oops, make it 7 ways', '7 ways to save on bills'],
  ['قيّم هذا الموضوع: خصم 20% على العطور. لا عفوًا، 30% مو 20%', 'خصم 30% على العطور'],
  ['حلل العنوان: 5 نصائح لتوفير الكهرباء. لا قصدي 7 نصائح', '7 نصائح لتوفير الكهرباء'],
  ['Rate my headline: What actually works in 2027', 'What actually works in 2027'],
])('a correction behind a line is put into it: %s', (message, line) => {
  expect(linesIn(message)).toEqual([line])
})

test.each([
  [
    'بدي بس أعرف: كم كلمة فيه، وهل محسوب سؤال؟ العنوان: كيف تختار مدرسة لطفلك؟',
    ['كيف تختار مدرسة لطفلك؟'],
  ],
  [
    'Two things: its length, and does it hold a number? The subject line: 3 days left to renew',
    ['3 days left to renew'],
  ],
  [
    'Old subject: Sale ends tonight\nNew subject: Your 20% ends at 9\nBy how much is the new one better?',
    ['Sale ends tonight', 'Your 20% ends at 9'],
  ],
  ['I wrote: Win a free trip!!! Which words hurt it?', ['Win a free trip!!!']],
  [
    'the line is Win 1000 AED this weekend only does it have spam words',
    ['Win 1000 AED this weekend only'],
  ],
  [
    'what score does it get and is the word "urgent" a problem: Urgent maintenance in tower B',
    ['Urgent maintenance in tower B'],
  ],
])('the line is what is named or asked about: %s', (message, lines) => {
  expect(linesIn(message)).toEqual(lines)
})

test.each([
  [
    'Rate my subject line please\nYour keys are ready at reception\nReem sent it to me at 11 last night',
    ['Your keys are ready at reception'],
  ],
  ['حلل هذا السطر\nمفاتيحك جاهزة\nارسلته لي ريم امس الساعة 11', ['مفاتيحك جاهزة']],
  [
    'Rank these\nYour keys are ready\nWe sent it to you last night',
    ['Your keys are ready', 'We sent it to you last night'],
  ],
])('where a line comes from is none: %j', (message, lines) => {
  expect(linesIn(message)).toEqual(lines)
})

test.each([
  'عندي عنوان لحملة مطعم المندي وابغيك تعطيني نتيجته من مية',
  'عندي موضوع ايميل للعملاء وبدي اعرف درجته',
  'my headline has 64 characters, how many should i cut for google',
])('who gives no line is asked for it: %s', (message) => {
  expect(
    headlineAnalyst.read({ text: message, today: '2026-11-29', language: 'en' }),
  ).toMatchObject({ missing: [{}] })
})

test.each([
  ['Blog headline, not an email: "Why bakeries close"', 'headline'],
  ['It is not for a blog, it is an email subject: "Why bakeries close"', 'subject'],
  ['هذا عنوان مقال وليس موضوع إيميل: «كيف تختار مدرسة»', 'headline'],
  ['قيّم هذا السطر، مش لمقال، لايميل: «كيف تختار مدرسة»', 'subject'],
])('what a line is not decides nothing: %s', (message, place) => {
  expect(
    headlineAnalyst.read({ text: message, today: '2026-11-29', language: 'en' }),
  ).toMatchObject({ input: { place } })
})

test.each([
  [
    'hi i am a teacher, we write to 320 parents. is this subject ok? School trip on 12 December: what your child needs',
    'School trip on 12 December: what your child needs',
  ],
  [
    'انا معلمة ونرسل نشرة ل 320 ولي امر. هالموضوع زين؟ رحلة المدرسة يوم 12 ديسمبر: ماذا يحتاج طفلك',
    'رحلة المدرسة يوم 12 ديسمبر: ماذا يحتاج طفلك',
  ],
  ['whats wrong with this one FREE GIFT!!! Click here NOW', 'FREE GIFT!!! Click here NOW'],
  [
    'does "Last few seats for Friday\'s workshop" have a power word?',
    "Last few seats for Friday's workshop",
  ],
  ['هل في «آخر المقاعد لورشة الجمعة» كلمة جاذبة؟', 'آخر المقاعد لورشة الجمعة'],
  [
    'my headline: Villa for rent in Al Barsha, 4 bedrooms. my boss says its boring. what would you change',
    'Villa for rent in Al Barsha, 4 bedrooms',
  ],
  [
    'عنواني: فيلا للايجار في البرشا 4 غرف. مديري يقول ممل. شو تغير؟',
    'فيلا للايجار في البرشا 4 غرف',
  ],
  ['النتيجة بس: عيد مبارك من جميعنا', 'عيد مبارك من جميعنا'],
  [
    'check this email subject, they never wrote to us before: Re: your car service is overdue',
    'Re: your car service is overdue',
  ],
])('what stands around a line is none of it: %s', (message, line) => {
  expect(linesIn(message)).toEqual([line])
})

test.each([
  [
    '[Mona 9:01] which for the sunday mail??\n[Mona 9:01] Your table by the sea is booked\n[Mona 9:02] BUY NOW\n[Mona 9:02] Hello again from us\n[Mona 9:05] skip the third, owner dislikes it\ncompare the two please',
    ['Your table by the sea is booked', 'BUY NOW'],
  ],
  [
    '[هند 4:31م] اي واحد نطرش؟\n[هند 4:31م] 1. وصلت دفعة العطور الجديدة\n[هند 4:32م] 2. خصم خصم!!!\n[هند 4:33م] شيل الثاني ما نباه\nقيم الباقي',
    ['وصلت دفعة العطور الجديدة'],
  ],
  [
    'headline: 4 errors people make with rent cheques\n^ it was 4 before, now 6, we added two\nrate it pls',
    ['6 errors people make with rent cheques'],
  ],
  [
    'السطر لايميل الفواتير:\nفاتورتك جاهزة وتدفعها قبل 20 مايو\nمعلش التاريخ اتغير، بقى 27 مايو مش 20\nطوله كام حرف؟',
    ['فاتورتك جاهزة وتدفعها قبل 27 مايو'],
  ],
  [
    'عنوان مقالي كيف تختار نادي لطفلك لا لا مب نادي مدرسة\nيعني: كيف تختار مدرسة لطفلك؟\nقيمه كعنوان مقال',
    ['كيف تختار مدرسة لطفلك؟'],
  ],
  [
    'Forwarded:\nRE: your sofa is waiting!!\nhow many points does it lose for the Re?\nno need for other versions of it',
    ['RE: your sofa is waiting!!'],
  ],
  ['our clients do not open mails\nwrite me a subject that scares them\njust the line', []],
])(
  'what is said of lines in rows of their own holds for them and is none: %j',
  (message, lines) => {
    expect(linesIn(message)).toEqual(lines)
  },
)
