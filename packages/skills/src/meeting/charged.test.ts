import { expect, test } from 'vitest'
import { readNotes } from './notes.ts'

const today = '2026-11-29'
const minutesOf = (notes: string) => readNotes(notes, today)
const tasks = (notes: string) => minutesOf(notes).actions.map(({ owner, task }) => [owner, task])

test.each([
  ['Ravi to brief guards by tonight.', 'Ravi', 'Brief guards'],
  ['Guard to put up signs by 25 Nov.', 'Guard', 'Put up signs'],
  ['Priya will start on payments.', 'Priya', 'Start on payments'],
  ['Tom needs the drawings by noon tomorrow.', null, 'Tom needs the drawings'],
  ['Sara does the slides, not Omar.', 'Sara', 'Do the slides'],
  ['IT (Salim) sets up the network by 20 Jan.', 'IT (Salim)', 'Set up the network'],
  ['Everyone packs their desk by 30 Jan.', null, 'Pack their desk'],
  ['علي مسؤول عن جدول المناوبات', 'علي', 'جدول المناوبات'],
  ['كان فيه رامي ونهى، عمر هيكلم البنك', 'عمر', 'هيكلم البنك'],
  ['Ahmed to also check the warehouse.', 'Ahmed', 'Check the warehouse'],
  ['Dana also sends the invoice by Monday.', 'Dana', 'Send the invoice'],
  ['ms rana books the bus by 10 dec', 'ms rana', 'Book the bus'],
  ['- Fatima: bring tables', 'Fatima', 'Bring tables'],
  ['- someone to book the clown', null, 'Book the clown'],
  ['Plumber team (Ali) will replace the valve.', 'Plumber team (Ali)', 'Replace the valve'],
  ['Reem can you get the balloons pls', 'Reem', 'Get the balloons'],
  ['الصوت على طارق قبل ٥ ديسمبر.', 'طارق', 'الصوت'],
  ['القاعة والضيافة على دينا.', 'دينا', 'القاعة والضيافة'],
  ['الضيافة على مريم ونورة', 'مريم ونورة', 'الضيافة'],
  ['رنا كمان بتتواصل مع الفرقة.', 'رنا', 'التواصل مع الفرقة'],
  ['الحارس يحط لوحات قبل 5 ديسمبر', 'الحارس', 'يحط لوحات'],
])('%s', (notes, owner, task) => {
  expect(tasks(notes)).toEqual([[owner, task]])
})

test.each([
  ['Access to building B is closed.'],
  ['Train tickets cost 40 dirhams.'],
  ['اتفقنا على طارق.'],
  ['المبنى على البحر.'],
])('nobody is charged: %s', (notes) => {
  expect(tasks(notes)).toEqual([])
})

test.each([
  ['present maria, tom, aisha\nwe agreed on blue', ['maria', 'tom', 'aisha']],
  ['present the deck, the budget\nwe agreed on blue', []],
])('who was there: %s', (notes, names) => {
  expect(minutesOf(notes).attendees).toEqual(names)
})

test.each([
  ['we agreed on blue. Not decided yet: the parking.', ['the parking']],
  [
    'we agreed on blue. still need to know how many helpers',
    ['still need to know how many helpers'],
  ],
  ['اتفقنا على الموعد. الميزانية لسه متحددتش.', ['الميزانية لسه متحددتش']],
])('what is left open: %s', (notes, questions) => {
  expect(minutesOf(notes).questions).toEqual(questions)
})

test.each([
  ["Mariam: let's agree on 7pm\nHuda: agreed 7pm", ['agreed 7pm']],
  ['قررنا نعمل عرض. ومش هنعمل راديو.', ['قررنا نعمل عرض', 'مش هنعمل راديو']],
])('what was decided: %s', (notes, decisions) => {
  expect(minutesOf(notes).decisions).toEqual(decisions)
})

test('the next speaks of his own task behind a comma', () => {
  expect(tasks('Auntie Rose is handling flowers, dad pays the deposit by 10 Dec.')).toEqual([
    ['Auntie Rose', 'Flowers'],
    ['dad', 'Pay the deposit'],
  ])
})
