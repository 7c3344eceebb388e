import { StreamResponse } from '@a2a-js/sdk'
import { expect, test } from 'vitest'
import { collectAnswer } from './a2a-answer.ts'

async function* stream(events: object[]) {
  for (const event of events) yield StreamResponse.fromJSON(event)
}
const collect = async (...events: object[]) => {
  const pieces: string[] = []
  const answer = await collectAnswer(stream(events), (piece) => pieces.push(piece))
  return { ...answer, pieces }
}
const status = (state: string, text?: string) => ({
  statusUpdate: { taskId: 't', status: { state, ...(text && { message: { messageId: 'm', role: 'ROLE_AGENT', parts: [{ text }] } }) } },
})
const artifact = (artifactId: string, parts: object[], append = false) => ({
  artifactUpdate: { taskId: 't', artifact: { artifactId, parts }, append },
})
const done = status('TASK_STATE_COMPLETED')

test('pieces of an artifact are one text, and artifacts are paragraphs', async () => {
  const answer = await collect(
    artifact('a', [{ text: 'One ' }]),
    artifact('a', [{ text: 'two' }], true),
    artifact('b', [{ text: 'Three' }]),
    done,
  )

  expect(answer).toEqual({ text: 'One two\n\nThree', isQuestion: false, pieces: ['One ', 'two', '\n\nThree'] })
})

test('an artifact that is replaced is answered as it is in the end', async () => {
  const answer = await collect(artifact('a', [{ text: 'A draft' }]), artifact('a', [{ text: 'The text' }]), done)

  expect(answer.text).toBe('The text')
})

test('what came as data is put in a form to read, and a file is linked', async () => {
  const answer = await collect(
    artifact('a', [{ data: { price_aed: 35 } }, { text: '\n\n' }, { url: 'https://a.example/b.pdf', filename: 'b.pdf' }]),
    done,
  )

  expect(answer.text).toBe('- **price aed**: 35\n\n[b.pdf](https://a.example/b.pdf)')
})

test('a remark at the end is the answer when nothing else is, and words on the way are not', async () => {
  const answer = await collect(status('TASK_STATE_WORKING', 'Weighing…'), status('TASK_STATE_COMPLETED', 'It is 5 kg.'))

  expect(answer).toEqual({ text: 'It is 5 kg.', isQuestion: false, pieces: ['It is 5 kg.'] })
})

test.each([
  ['a task that stops in the middle', [artifact('a', [{ text: 'It ' }]), status('TASK_STATE_WORKING')], 'broke_off'],
  ['a task that is cancelled', [status('TASK_STATE_CANCELED')], 'broke_off'],
  ['a task that asks who is there', [status('TASK_STATE_AUTH_REQUIRED')], 'refused'],
  ['nothing at all', [], 'broke_off'],
])('%s is no answer', async (_name, events, failure) => {
  await expect(collect(...events)).rejects.toMatchObject({ failure })
})
