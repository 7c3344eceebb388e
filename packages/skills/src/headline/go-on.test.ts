import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { headlineAnalyst } from '../headline-analyst.ts'

const first = 'Rate this subject line: 3 days left to renew your Ejari'

test('the lines of a conversation are compared', () => {
  const said = [first, 'and this one: RENEW NOW!!! FREE GIFT', 'which one is better?']
  expect(answerAfter([headlineAnalyst], ...said)).toContain(
    'Best of 2: “3 days left to renew your Ejari”',
  )
})

test('why a line has its score is told by its parts', () => {
  expect(answerAfter([headlineAnalyst], first, 'why?')).toContain('Number +8')
})

const said = (...messages: string[]) => answerAfter([headlineAnalyst], ...messages)
const cake = 'Rate this email subject: Your Eid cake order closes in 2 days'
const parcel = 'قيم لي عنوان الايميل هذا: وصلت شحنتك يا محمد'
const three = `which subject line
1. Lost luggage? Here is what to do
2. URGENT!!! LOST LUGGAGE
3. Free bag tags for you`

test.each([
  [[cake, 'put 3 ! at the end'], 'closes in 2 days!!!”'],
  [[cake, 'put 3 ! at the end', 'only one then'], 'closes in 2 days!”'],
  [[cake, 'change cake to cookies'], 'Your Eid cookies order'],
  [[cake, 'remove the word order'], '“Your Eid cake closes in 2 days”'],
  [[cake, 'and without the 2 days?'], '“Your Eid cake order closes in”'],
  [['قيم: خصم 30% على كل العبايات', '50 بدل 30'], '«خصم 50% على كل العبايات»'],
  [[cake, 'make it 3'], 'closes in 3 days”'],
  [[cake, 'add last before order'], 'Eid cake last order'],
  [[three, 'make the second one all lowercase'], '“urgent!!! lost luggage”'],
  [[cake, 'make it a question'], 'in 2 days?”'],
  [[three, 'make the second one not in caps'], '“Urgent!!! lost luggage”'],
  [[parcel, 'بدل محمد ب احمد', 'شيل كلمة يا'], '«وصلت شحنتك احمد»'],
  [[parcel, 'وهذا احسن؟ 5 قطع جديدة لك', 'طيب حط في اخره !!'], '«5 قطع جديدة لك!!»'],
])('the line before is changed as a message says: %j', (messages, line) => {
  expect(said(...messages)).toContain(line)
})

test.each([
  [[cake, 'which is better that or FREE CAKE!!! CLICK HERE'], 'Best of 2: “Your Eid cake order'],
  [[three, 'add this one: Where is my bag? 4 steps'], 'Best of 4: “Where is my bag? 4 steps”'],
  [[parcel, 'وهذا احسن؟ 5 قطع جديدة وصلت لك اليوم'], 'الأفضل من بين 2: «5 قطع'],
  [[cake, 'what about: Eid cakes, last 2 days to order'], 'for “Eid cakes, last 2 days to order”'],
])(
  'a line that is brought is held against those before where that is asked: %j',
  (messages, best) => {
    expect(said(...messages)).toContain(best)
  },
)

test.each([
  [
    [three, 'how many characters is the first', 'whats wrong with the third'],
    '“Free bag tags for you” as',
  ],
  [[cake, 'what lowers it'], '95: from 45'],
  [[cake, 'does it have spam words'], 'No: none in'],
  [[cake, 'what does the phone show'], 'it fits: 36 characters, limit 40'],
  [[cake, 'and if it was a blog title'], 'as a headline'],
])('what is asked of lines is no line: %j', (messages, answer) => {
  expect(said(...messages)).toContain(answer)
})

test.each([
  [[cake, 'I shortened it: Eid cakes close in 2 days'], '“Eid cakes close in 2 days”'],
  [[cake, 'make it a question Did you order your Eid cake?'], '“Did you order your Eid cake?”'],
  [[cake, 'put NEW: in front of it'], '“NEW: Your Eid cake'],
  [[cake, 'take out the number'], '“Your Eid cake order closes in days”'],
  [[cake, 'and if it said Eid cakes for 50 dirhams'], '“Eid cakes for 50 dirhams”'],
  [[parcel, 'قصيتو: وصلت شحنتك اليوم'], '«وصلت شحنتك اليوم»'],
  [[parcel, 'خليه سؤال هل وصلت شحنتك اليوم؟'], '«هل وصلت شحنتك اليوم؟»'],
  [[parcel, 'بكتبه سؤال: وين شحنتك يا محمد؟', 'حط قبلها RE:'], '«RE: وين شحنتك يا محمد؟»'],
])('a line is written anew by what is said of it: %j', (messages, line) => {
  expect(said(...messages)).toContain(line)
})

test('a line with something before it is held against the line without', () => {
  expect(said(parcel, 'احسن لو حطيت قبلها RE: ؟')).toContain(
    'الأفضل من بين 2: «وصلت شحنتك يا محمد»',
  )
})

test('what is asked of a line, or to be taken from it, is no line', () => {
  expect(said(parcel, 'قديش بيبين منو عالموبايل')).toContain('يظهر كاملًا')
  expect(said(parcel, 'شيل منه الرقم')).not.toContain('«شيل منه الرقم»')
  expect(said(parcel, 'شيل منه الرقم')).toContain('وصلت شحنتك يا محمد')
})

const two = `compare these
1. Your pass for the pool ends on Friday
2. 5 tips for new swimmers and divers`

test.each([
  [[cake, 'put !! at the end', 'no drop the marks and make it 3 not 2'], 'closes in 3 days”'],
  [[cake, 'change Eid to lemon and order to sale'], 'Your lemon cake sale closes in 2 days'],
  [[two, 'drop the divers. how long is it now'], '“5 tips for new swimmers”'],
  [[two, 'how long is the pool one'], '“Your pass for the pool ends on Friday”'],
  [[parcel, 'زيد عليه من دبي وكم يصير طوله'], '«وصلت شحنتك يا محمد من دبي»'],
  [[parcel, 'زيد عليه من دبي', 'لا شيل الزيادة وحط طلبك بدل شحنتك'], '«وصلت طلبك يا محمد»'],
  [[two, 'add a third: Free towels for every pool pass\nhow many characters has that one'], 'of 3'],
])('several changes of one message are made one after the other: %j', (messages, expected) => {
  expect(answerAfter([headlineAnalyst], ...messages)).toContain(expected)
})
