import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  a2aMessage,
  answerOf,
  connectA2a,
  sendTo,
  stateNamed,
} from '../../../testing/a2a-client.ts'
import {
  holdsAfter,
  openStandInModel,
  type StandInModel,
  says,
} from '../../../testing/stand-in-model.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { openModel } from '../../models/open-model.ts'

describe.runIf(onPostgres)('a task that another process of the store works on', () => {
  let model: StandInModel
  let working: System
  let other: System
  beforeAll(async () => {
    model = await openStandInModel()
    const languageModel = openModel({
      baseUrl: model.baseUrl,
      apiKey: undefined,
      name: 'falcon-h1',
    })
    working = await openSystem({ languageModel })
    other = await openSystem({ languageModel, beside: working })
  })
  afterAll(async () => {
    await other.close()
    await working.close()
    await model.close()
  })

  async function heldElsewhere() {
    const { slug } = await other.app()
    await expect
      .poll(async () => (await working.request('GET', `/api/apps/${slug}`)).status)
      .toBe(200)
    const person = await working.user()
    const rest = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await holdsAfter('The VAT ')(response)
      await rest.promise
      await says('is AED 50.')(response)
    })
    const arrived = model.nextRequest()
    const client = await connectA2a(working, slug, person)
    const message = a2aMessage('Add VAT to AED 1,000', {
      configuration: { returnImmediately: true },
    })
    const task = await sendTo(client, message)
    await arrived
    return { task, message, client: await connectA2a(other, slug, person), end: rest.resolve }
  }

  test('is read, followed to its end and found by the same message in this one', async () => {
    const { task, message, client, end } = await heldElsewhere()

    const read = await client.getTask({ tenant: '', id: task.id })
    const again = await sendTo(client, message)
    const events = []
    for await (const event of client.resubscribeTask({ tenant: '', id: task.id })) {
      events.push(event)
      // It is followed once the task has been told as it stands.
      end()
    }

    expect([stateNamed(read), stateNamed(again)]).toEqual(['WORKING', 'WORKING'])
    expect(again.id).toBe(task.id)
    expect(events.map(({ payload }) => payload?.$case)).toEqual([
      'task',
      'artifactUpdate',
      'statusUpdate',
    ])
    expect(answerOf(await client.getTask({ tenant: '', id: task.id }))).toBe('The VAT is AED 50.')
  })

  test('is not cancelled here, which is said', async () => {
    const { task, client, end } = await heldElsewhere()

    const cancelled = client.cancelTask({ tenant: '', id: task.id, metadata: undefined })

    await expect(cancelled).rejects.toMatchObject({
      name: 'TaskNotCancelableError',
      message: 'Another process of the store is at work on the task, and ends it there.',
    })
    end()
    await expect
      .poll(async () => stateNamed(await client.getTask({ tenant: '', id: task.id })))
      .toBe('COMPLETED')
  })
})
