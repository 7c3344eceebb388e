import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { meetingMinutes } from '../meeting-minutes.ts'

const notes =
  'Ops meeting 16 November 2026\nPresent: Hala, Marco, Deepa\nMarco will call the warehouse by Thursday.\nDeepa to update the price list by 25 November.\n\nmake minutes of this pls'

test('what somebody has to do is asked of the notes before', () => {
  const answer = answerAfter([meetingMinutes], notes, 'what does Deepa have to do?')
  expect(answer).toContain('price list')
  expect(answer).not.toContain('warehouse')
})

test('a line is added to the notes before', () => {
  const answer = answerAfter([meetingMinutes], notes, 'add this: Hala will book the room by Friday')
  expect(answer).toContain('actions: 3')
})

test('a day that is said now takes the place of the one in the notes', () => {
  const answer = answerAfter([meetingMinutes], notes, 'the price list is due 30 November now')
  expect(answer).toContain('| Deepa | 30 November 2026')
})

test.each([
  ['the last one is for Hala', '| Hala | 25 November 2026'],
  ['give the price list to hala, before 10 dec', '| Hala | 10 December 2026'],
  ['deepas is by 28 november not 25', '| Deepa | 28 November 2026'],
  ['Deepa is sick, give hers to Marco', '| Update the price list | Marco'],
  ['push the price list by two days', '| Deepa | 27 November 2026'],
  ['the price list is on Salem now', '| Salem |'],
])('“%s” changes the task that it means', (message, row) => {
  expect(answerAfter([meetingMinutes], notes, message)).toContain(row)
})

test('a task that is done stands in the minutes no more', () => {
  const answer = answerAfter([meetingMinutes], notes, 'the warehouse call is done, take it off')
  expect(answer).toContain('actions: 1')
  expect(answer).not.toContain('warehouse')
})

test('what is said of it is of the task that was spoken of last', () => {
  const answer = answerAfter(
    [meetingMinutes],
    notes,
    'give the price list to Hala',
    'by 2 December',
    'no, 3 December',
  )
  expect(answer).toContain('| Hala | 3 December 2026')
})

test('what is taken back holds no more', () => {
  const answer = answerAfter([meetingMinutes], notes, 'remove the warehouse call', 'undo that')
  expect(answer).toContain('actions: 2')
})

test('a message that was not understood is no part of the next one', () => {
  const answer = answerAfter(
    [meetingMinutes],
    notes,
    'swap Marco and Deepa',
    'the price list is due 30 November',
  )
  expect(answer).toContain('| Update the price list | Deepa | 30 November 2026')
})

test('a person named with hardly a word besides is asked about', () => {
  const answer = answerAfter([meetingMinutes], notes, 'and Marco?')
  expect(answer).toContain('**Marco (1):**')
})

test('an open question that is settled is open no more', () => {
  const asked = notes.replace('\n\nmake', '\nWho covers the weekend?\n\nmake')
  const answer = answerAfter([meetingMinutes], asked, 'Hala covers the weekend')
  expect(answer).toContain('open questions: 0')
})

test('what is due first is told of the days in the notes', () => {
  const answer = answerAfter([meetingMinutes], notes, 'what is due first?')
  expect(answer).toContain('warehouse')
  expect(answer).not.toContain('price list')
})

test('another name and another day of the meeting take the place of those in the notes', () => {
  const answer = answerAfter(
    [meetingMinutes],
    notes,
    'change Deepa to Dipa',
    'the meeting was on 17 November 2026',
  )
  expect(answer).toContain('Ops meeting 17 November 2026')
  expect(answer).toContain('| Dipa |')
})

test.each([
  ['حجز المعرض على هدى', '| حجز المعرض | هدى |'],
  ['الثالثة على هدى', '| حجز المعرض | هدى |'],
  ['العرض خلص شيله', 'المهام: 2'],
  ['لا مو الخميس الجمعة', '| منى | الجمعة (27 نوفمبر 2026)'],
  ['هو كريم عليه ايه بالظبط', '**كريم (1):**'],
])('«%s» في محضر سابق', (message, part) => {
  const arabic =
    'رتبلي محضر\nاجتماع المبيعات 24 نوفمبر 2026\nالحضور: منى، كريم، هدى\nسترسل منى العرض قبل الخميس\nعلى كريم الاتصال بالمورد قبل 3 ديسمبر\n- حجز المعرض'
  expect(answerAfter([meetingMinutes], arabic, message)).toContain(part)
})

test('a line that is added is a task though it is told as a fact', () => {
  const answer = answerAfter([meetingMinutes], notes, 'can you add that Hala orders food')
  expect(answer).toContain('| Orders food | Hala |')
})

test.each([
  ['marco cant, give the warehouse to Salem', '| 1 | Call the warehouse | Salem | Thursday'],
  ["Marco can't make it so Hala will call the warehouse", '| Call the warehouse | Hala |'],
  ['marco is off, Deepa will call the warehouse', '| Call the warehouse | Deepa | Thursday'],
  ['deepa says she cant, make it 28', '| Update the price list | Deepa | 28 November 2026'],
])('“%s” excuses one and says who or when instead', (message, row) => {
  expect(answerAfter([meetingMinutes], notes, message)).toContain(row)
})

test.each([
  ['العقد على مريم مو هند', '| إرسال العقد | مريم | الخميس (26 نوفمبر 2026)'],
  ['هند مسافرة، مريم سترسل العقد', '| إرسال العقد | مريم |'],
  ['سالم ما يلحق خلوها 12', '| سالم | 12 ديسمبر 2026'],
])('«%s» تُحسب أيامه من يوم الاجتماع الذي سمّاه الطلب', (message, row) => {
  const arabic =
    'رتب لي الاجتماع 24 نوفمبر 2026\nالحضور: هند، سالم، مريم\nسترسل هند العقد قبل الخميس.\nعلى سالم حجز الموعد قبل 5 ديسمبر.'
  expect(answerAfter([meetingMinutes], arabic, message)).toContain(row)
})

test('somebody who was not named before takes a task from who is denied', () => {
  const said = 'correction, Salem calls the warehouse not Marco'
  expect(answerAfter([meetingMinutes], notes, said)).toContain('| Call the warehouse | Salem |')
})

test('what is asked behind a change is asked of the minutes as they are then', () => {
  const said = 'the price list is due 17 November now. what is due first?'
  expect(answerAfter([meetingMinutes], notes, said)).toContain('Update the price list: Deepa, 17')
})
