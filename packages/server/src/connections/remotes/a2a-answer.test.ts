import { StreamResponse } from '@a2a-js/sdk'
import { expect, test } from 'vitest'
import { A2aTranscript } from './a2a-answer.ts'

function collect(...events: object[]) {
  const [pieces, remarks]: string[][] = [[], []]
  const transcript = new A2aTranscript({
    onText: (piece) => pieces!.push(piece),
    onProgress: (remark) => remarks!.push(remark),
  })
  for (const event of events) transcript.hear(StreamResponse.fromJSON(event))
  return { ...transcript.answer(), pieces, remarks }
}
const status = (state: string, text?: string) => ({
  statusUpdate: {
    taskId: 't',
    status: {
      state,
      ...(text && { message: { messageId: 'm', role: 'ROLE_AGENT', parts: [{ text }] } }),
    },
  },
})
const artifact = (artifactId: string, parts: object[], append = false) => ({
  artifactUpdate: { taskId: 't', artifact: { artifactId, parts }, append },
})
const done = status('TASK_STATE_COMPLETED')

test('pieces of an artifact are one text, and artifacts are paragraphs', () => {
  const answer = collect(
    artifact('a', [{ text: 'One ' }]),
    artifact('a', [{ text: 'two' }], true),
    artifact('b', [{ text: 'Three' }]),
    done,
  )

  expect(answer).toEqual({
    text: 'One two\n\nThree',
    files: [],
    outcome: 'answer',
    thread: undefined,
    pieces: ['One ', 'two', '\n\nThree'],
    remarks: [],
  })
})

test('an artifact that is replaced is answered as it is in the end', () => {
  const answer = collect(
    artifact('a', [{ text: 'A draft' }]),
    artifact('a', [{ text: 'The text' }]),
    done,
  )

  expect(answer.text).toBe('The text')
})

test('what came as data is put in a form to read, and a file is linked', () => {
  const answer = collect(
    artifact('a', [
      { data: { price_aed: 35 } },
      { text: '\n\n' },
      { url: 'https://a.example/b.pdf', filename: 'b.pdf' },
    ]),
    done,
  )

  expect(answer.text).toBe('- **price aed**: 35\n\n[b.pdf](https://a.example/b.pdf)')
})

test('a remark at the end is the answer when nothing else is, and words on the way are heard as progress', () => {
  const answer = collect(
    status('TASK_STATE_WORKING', 'Weighing…'),
    status('TASK_STATE_COMPLETED', 'It is 5 kg.'),
  )

  expect(answer).toEqual({
    text: 'It is 5 kg.',
    files: [],
    outcome: 'answer',
    thread: undefined,
    pieces: ['It is 5 kg.'],
    remarks: ['Weighing…'],
  })
})

test.each([
  [
    'a task that stops in the middle',
    [artifact('a', [{ text: 'It ' }]), status('TASK_STATE_WORKING')],
    'broke_off',
  ],
  ['a task that is cancelled', [status('TASK_STATE_CANCELED')], 'broke_off'],
  ['a task that asks who is there', [status('TASK_STATE_AUTH_REQUIRED')], 'refused'],
  ['nothing at all', [], 'broke_off'],
  ['a task that is refused without a word', [status('TASK_STATE_REJECTED')], 'refused'],
])('%s is no answer', (_name, events, failure) => {
  expect(() => collect(...events)).toThrow(expect.objectContaining({ failure }))
})

test('why a task is refused is told, and is no answer', () => {
  const answer = collect(status('TASK_STATE_REJECTED', 'I do not weigh poison.'))

  expect(answer).toMatchObject({ text: 'I do not weigh poison.', outcome: 'refusal' })
})

test('files come beside the text, with a name and a type', () => {
  const answer = collect(
    artifact('a', [
      { text: 'Here:' },
      {
        raw: Buffer.from('a,b').toString('base64'),
        filename: '../weights.csv',
        mediaType: 'text/csv; charset=utf-8',
      },
      { raw: 'AAAA', mediaType: 'no type' },
      { data: { kilograms: 7 } },
    ]),
    done,
  )

  expect(answer).toMatchObject({
    text: 'Here:\n\n- **kilograms**: 7',
    files: [
      { name: 'weights.csv', mediaType: 'text/csv', data: 'YSxi' },
      { name: 'application.bin', mediaType: 'application/octet-stream', data: 'AAAA' },
    ],
  })
})

test('a task that is told whole after it was told in pieces adds only what was not heard', () => {
  const task = {
    id: 't',
    status: { state: 'TASK_STATE_COMPLETED' },
    artifacts: [{ artifactId: 'a', parts: [{ text: 'One two three' }] }],
  }

  const answer = collect(
    artifact('a', [{ text: 'One ' }]),
    artifact('a', [{ text: 'two' }], true),
    { task },
  )

  expect(answer).toMatchObject({ text: 'One two three', pieces: ['One ', 'two', ' three'] })
})
