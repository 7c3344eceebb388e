import { ListTasksRequest } from '@a2a-js/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  a2aMessage,
  allOf,
  answerOf,
  connectA2a,
  remarkOf,
  sendTo,
  stateNamed,
} from '../../../testing/a2a-client.ts'
import { startA2aAgent } from '../../../testing/remote-agents/a2a-agent.ts'
import { publishRemoteApp } from '../../../testing/remote-agents/remote-app.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'

let scales: Awaited<ReturnType<typeof startA2aAgent>>
/** Its agents are executed at the scales. */
let weighing: System
/** Its agents are those of the other store. */
let calling: System
let owner: Person
let slug: string
beforeAll(async () => {
  scales = await startA2aAgent()
  weighing = await openSystem({ config: { outboundAllow: [scales.allow] } })
  calling = await openSystem({ config: { outboundAllow: [new URL(weighing.url).host] } })
  owner = await weighing.user({ role: 'creator' })
})
beforeEach(async () => {
  const { address } = scales
  slug = (await publishRemoteApp(weighing, { owner, kind: 'a2a', address })).slug
})
afterEach(async () =>
  expect([await weighing.violations(), await calling.violations()]).toEqual([[], []]),
)
afterAll(async () => {
  await Promise.all([weighing.close(), calling.close()])
  await scales.close()
})

/** An agent of the other store, at a store that calls it as it calls anybody’s. */
async function publishElsewhere() {
  const creator = await calling.user({ role: 'creator' })
  return publishRemoteApp(calling, {
    owner: creator,
    kind: 'a2a',
    address: `${weighing.url}/a2a/${slug}`,
  })
}
const demo = (at: System, app: string, body: object, headers = {}) =>
  at.request('POST', `/api/apps/${app}/demo`, { body, headers })

describe('an agent of the store that is executed elsewhere', () => {
  test('rejects what it does not do, and says why in the status', async () => {
    const client = await connectA2a(weighing, slug)

    const task = await sendTo(client, a2aMessage('weigh the poison'))

    expect([stateNamed(task), remarkOf(task)]).toEqual(['REJECTED', 'I do not weigh this'])
    expect(task).toMatchObject({ artifacts: [], metadata: { outcome: 'refusal' } })
  })

  test('withdraws what it streamed when that was a question', async () => {
    const client = await connectA2a(weighing, slug)

    const events = await allOf(client.sendMessageStream(a2aMessage('weigh it')))

    const last = events.at(-1)?.payload
    const pieces = events.flatMap(({ payload }) =>
      payload?.$case === 'artifactUpdate' ? [payload.value] : [],
    )
    expect(last).toMatchObject({ $case: 'statusUpdate', value: { status: { state: 6 } } })
    expect(pieces.at(-1)).toMatchObject({ append: false, lastChunk: true })
    expect(answerOf({ artifacts: [pieces.at(-1)?.artifact] } as never)).toBe('')
  })

  test('hands on the files of an answer with their bytes', async () => {
    const client = await connectA2a(weighing, slug, await weighing.user())

    const task = await sendTo(client, a2aMessage('the papers please'))
    const listed = await client.listTasks(ListTasksRequest.fromJSON({ includeArtifacts: true }))

    const [, file] = task.artifacts[0]?.parts ?? []
    expect(file).toMatchObject({ filename: 'weights.csv', mediaType: 'text/csv' })
    expect(file?.content).toEqual({ $case: 'raw', value: Buffer.from('kg\n7') })
    expect(listed.tasks[0]?.artifacts[0]?.metadata).toEqual({
      files_without_bytes: ['weights.csv'],
    })
  })

  test('streams the bytes of a file as well', async () => {
    const client = await connectA2a(weighing, slug)

    const events = await allOf(client.sendMessageStream(a2aMessage('the papers please')))

    const files = events.flatMap(({ payload }) =>
      payload?.$case === 'artifactUpdate'
        ? (payload.value.artifact?.parts ?? []).filter(({ content }) => content?.$case === 'raw')
        : [],
    )
    expect(files).toMatchObject([{ filename: 'weights.csv' }])
  })
})

describe('a store that calls the agent of another store', () => {
  test('reads its card and finds the signature right', async () => {
    const { token } = await calling.user({ role: 'creator' })

    const reply = await calling.request('POST', '/api/connections/probe', {
      token,
      body: { kind: 'a2a', address: `${weighing.url}/a2a/${slug}` },
    })

    expect(reply.body).toMatchObject({ success: true })
    expect(JSON.stringify(reply.body)).toContain('"state":"verified"')
    expect(JSON.stringify(reply.body)).toContain('"protocol_version":"1.0"')
  })

  test('is answered, in pieces too', async () => {
    const app = await publishElsewhere()

    const streamed = await demo(
      calling,
      app.slug,
      { input: 'How many pounds are 70 kg?' },
      { accept: 'text/event-stream' },
    )

    expect(streamed.text).toContain('"response":"70 kg are **154.32 lb**."')
    expect(streamed.text.match(/event: text/g)?.length).toBeGreaterThan(1)
  })

  test('hands a question back on, and the reply to it', async () => {
    const app = await publishElsewhere()

    const asked = await demo(calling, app.slug, { input: 'weigh it' })
    calling.clock.advance(1_000)
    weighing.clock.advance(1_000)
    const answered = await demo(calling, app.slug, {
      input: '70 kg',
      reply_to: asked.body.run_id,
    })

    expect(asked.body).toMatchObject({ outcome: 'question', response: 'How many kilograms?' })
    expect(answered.body).toMatchObject({
      outcome: 'answer',
      response: '70 kg are **154.32 lb**.',
    })
  })
})
