import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
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
import { topUp } from '../../../testing/checkout.ts'
import {
  breaksOffAfter,
  holdsAfter,
  openStandInModel,
  type StandInModel,
  says,
} from '../../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { runs } from '../../database/schema/runs.ts'
import { openModel } from '../../models/open-model.ts'

const INPUT = 'Add VAT to AED 1,000'
const QUESTION = 'add the VAT please'
const perUse = { price: { model: 'per_use', fils: 250 } } as const

let model: StandInModel
/** Answers by itself. */
let system: System
/** Asks the stand-in model. */
let thinking: System
beforeAll(async () => {
  model = await openStandInModel()
  system = await openSystem()
  thinking = await openSystem({
    languageModel: openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' }),
  })
})
afterAll(async () => {
  await Promise.all([system.close(), thinking.close()])
  await model.close()
})
beforeEach(() => model.reset())
afterEach(async () =>
  expect([await system.violations(), await thinking.violations()]).toEqual([[], []]),
)

const balanceOf = async (at: System, { token }: Person) =>
  (await at.request('GET', '/api/billing/wallet', { token })).body.wallet.balance.amount
const runsOf = (at: System, appId: string) =>
  at.database.select().from(runs).where(eq(runs.appId, appId)).orderBy(runs.startedAt)

async function personWith(at: System, fils: number): Promise<Person> {
  const person = await at.user()
  await topUp(at, person, fils)
  return person
}

/** A task whose model has begun to answer and says the rest when told. */
async function heldTask(options: { token?: string } = {}) {
  const app = await thinking.app(perUse)
  const rest = Promise.withResolvers<void>()
  model.willAnswer(async (response) => {
    await holdsAfter('The VAT ')(response)
    await rest.promise
    await says('is AED 50.')(response)
  })
  const arrived = model.nextRequest()
  const client = await connectA2a(thinking, app.slug, options)
  const message = a2aMessage(INPUT, { configuration: { returnImmediately: true } })
  const task = await sendTo(client, message)
  await arrived
  return { app, client, task, message, answer: rest.resolve }
}

describe('a program that speaks A2A', () => {
  test('asks an agent as a visitor and is answered with a completed task', async () => {
    const app = await system.app()
    const client = await connectA2a(system, app.slug)

    const task = await sendTo(client, a2aMessage(INPUT))

    const [run] = await runsOf(system, app.id)
    expect(stateNamed(task)).toBe('COMPLETED')
    expect(answerOf(task)).toContain('1,050')
    expect(task).toMatchObject({ id: run?.id, contextId: run?.id, metadata: { run_id: run?.id } })
    expect(run).toMatchObject({ kind: 'demo', status: 'succeeded' })
  })

  test('reads the answer while it is given, in the order in which it comes', async () => {
    const app = await thinking.app()
    model.willAnswer(says('The VAT is AED 50.'))
    const client = await connectA2a(thinking, app.slug)

    const events = await allOf(client.sendMessageStream(a2aMessage(INPUT)))

    const kinds = events.map(({ payload }) => payload?.$case)
    const artifacts = events.flatMap(({ payload }) =>
      payload?.$case === 'artifactUpdate' ? [payload.value] : [],
    )
    expect([kinds[0], kinds.at(-1)]).toEqual(['task', 'statusUpdate'])
    expect(artifacts.map(({ append }) => append)).toEqual(artifacts.map((_, index) => index > 0))
    expect(answerOf({ artifacts: artifacts.map(({ artifact }) => artifact) } as never)).toBe(
      'The VAT is AED 50.',
    )
    expect(artifacts.map(({ lastChunk }) => lastChunk).filter(Boolean)).toEqual([true])
    expect(events.at(-1)?.payload).toMatchObject({
      value: { metadata: { provider: 'falcon-h1', outcome: 'answer' } },
    })
  })

  test('finds its task again, with what it said and as much of it as it wants', async () => {
    const app = await system.app()
    const client = await connectA2a(system, app.slug)
    const message = a2aMessage(INPUT)
    const { id } = await sendTo(client, message)

    const task = await client.getTask({ tenant: '', id })
    const short = await client.getTask({ tenant: '', id, historyLength: 0 })

    expect(stateNamed(task)).toBe('COMPLETED')
    expect(task.history).toMatchObject([{ messageId: message.message?.messageId, taskId: id }])
    expect(short.history).toEqual([])
  })

  test('answers a question back in the same task, which is then completed', async () => {
    const app = await system.app()
    const client = await connectA2a(system, app.slug)

    const asked = await sendTo(client, a2aMessage(QUESTION))
    system.clock.advance(1_000)
    const { id: taskId, contextId } = asked
    const answered = await sendTo(client, a2aMessage('1,000 dirhams', { taskId, contextId }))

    expect(stateNamed(asked)).toBe('INPUT_REQUIRED')
    expect(remarkOf(asked)).not.toBe('')
    expect(asked.artifacts).toEqual([])
    expect([answered.id, answered.contextId, stateNamed(answered)]).toEqual([
      taskId,
      contextId,
      'COMPLETED',
    ])
    expect(answerOf(answered)).toContain('1,050')
    expect(answered.history.map(({ role }) => role)).toEqual([1, 2, 1])
    const stored = await client.getTask({ tenant: '', id: taskId })
    expect(stored).toEqual(answered)
  })

  test('goes on in the context of a task that has ended with a task of its own', async () => {
    const app = await system.app()
    const client = await connectA2a(system, app.slug)

    const first = await sendTo(client, a2aMessage(INPUT))
    system.clock.advance(1_000)
    const next = await sendTo(client, a2aMessage('and 2,000?', { contextId: first.contextId }))

    expect(next.contextId).toBe(first.contextId)
    expect(next.id).not.toBe(first.id)
    const [, run] = await runsOf(system, app.id)
    expect(run).toMatchObject({ id: next.id, replyTo: first.id })
  })

  test('has three free runs of an agent and is refused the fourth', async () => {
    const app = await system.app()
    const client = await connectA2a(system, app.slug)
    for (const amount of [1, 2, 3]) await sendTo(client, a2aMessage(`Add VAT to AED ${amount},000`))

    const fourth = client.sendMessage(a2aMessage(INPUT))

    await expect(fourth).rejects.toMatchObject({
      envelopeCode: -32000,
      message: 'You have used your free demo runs for this agent.',
    })
  })

  test('pays once for a message that it sends again, and has the same task', async () => {
    const app = await system.app(perUse)
    const person = await personWith(system, 1_000)
    const client = await connectA2a(system, app.slug, person)
    const message = a2aMessage(INPUT)

    const first = await sendTo(client, message)
    const again = await sendTo(client, message)

    expect(again).toEqual(first)
    expect(first.metadata).toMatchObject({
      charge: { source: 'wallet', price: { amount: 250, currency: 'AED' }, was_given_back: false },
    })
    expect(await balanceOf(system, person)).toBe(750)
  })

  test('pays once for a reply that it sends again, though its task has ended by then', async () => {
    const app = await system.app(perUse)
    const person = await personWith(system, 1_000)
    const client = await connectA2a(system, app.slug, person)
    const { id: taskId } = await sendTo(client, a2aMessage(QUESTION))
    system.clock.advance(1_000)
    const reply = a2aMessage('1,000 dirhams', { taskId })

    const [first, again] = [await sendTo(client, reply), await sendTo(client, reply)]

    expect(again).toEqual(first)
    expect(await balanceOf(system, person)).toBe(750)
  })

  test('may not say something else under the same message id', async () => {
    const app = await system.app()
    const client = await connectA2a(system, app.slug)
    const messageId = randomUUID()
    await sendTo(client, a2aMessage(INPUT, { messageId }))

    const other = client.sendMessage(a2aMessage('Add VAT to AED 9,000', { messageId }))

    await expect(other).rejects.toMatchObject({ name: 'RequestMalformedError' })
  })

  test('gets one answer to a message that it sends twenty times at once', async () => {
    const app = await system.app(perUse)
    const person = await personWith(system, 1_000)
    const client = await connectA2a(system, app.slug, person)
    const message = a2aMessage(INPUT)

    const tasks = await Promise.all(Array.from({ length: 20 }, () => sendTo(client, message)))

    expect(new Set(tasks.map(({ id }) => id)).size).toBe(1)
    expect(new Set(tasks.map(stateNamed))).toEqual(new Set(['COMPLETED']))
    expect(await balanceOf(system, person)).toBe(750)
  })
})

describe('a task that is worked on', () => {
  test('is working, and completed when the agent is done, though nobody waited', async () => {
    const { client, task, answer } = await heldTask(await personWith(thinking, 1_000))

    const during = await client.getTask({ tenant: '', id: task.id })
    answer()

    expect([stateNamed(task), stateNamed(during)]).toEqual(['WORKING', 'WORKING'])
    await expect
      .poll(async () => answerOf(await client.getTask({ tenant: '', id: task.id })))
      .toBe('The VAT is AED 50.')
  })

  test('is followed from its first word by whoever subscribes later', async () => {
    const { client, task, answer } = await heldTask(await personWith(thinking, 1_000))

    const following = allOf(client.resubscribeTask({ tenant: '', id: task.id }))
    answer()

    const events = await following
    const said = events.flatMap(({ payload }) =>
      payload?.$case === 'artifactUpdate' ? [payload.value.artifact] : [],
    )
    expect(events[0]?.payload).toMatchObject({ $case: 'task', value: { id: task.id } })
    expect(answerOf({ artifacts: said } as never)).toBe('The VAT is AED 50.')
    expect(events.at(-1)?.payload).toMatchObject({
      $case: 'statusUpdate',
      value: { status: { state: 3 } },
    })
  })

  test('is cancelled: the run is given back and costs nothing', async () => {
    const person = await personWith(thinking, 1_000)
    const { app, client, task } = await heldTask(person)

    const cancelled = await client.cancelTask({ tenant: '', id: task.id, metadata: undefined })
    const again = await client.cancelTask({ tenant: '', id: task.id, metadata: undefined })

    expect([stateNamed(cancelled), stateNamed(again)]).toEqual(['CANCELED', 'CANCELED'])
    expect(await balanceOf(thinking, person)).toBe(1_000)
    expect(await runsOf(thinking, app.id)).toMatchObject([{ status: 'cancelled' }])
  })

  test('is not cancelled any more once its answer is being read: else it could be had for nothing', async () => {
    const person = await personWith(thinking, 1_000)
    const { client, task, answer } = await heldTask(person)
    const stream = client.resubscribeTask({ tenant: '', id: task.id })
    await stream.next()
    await stream.next()

    const cancelled = client.cancelTask({ tenant: '', id: task.id, metadata: undefined })

    await expect(cancelled).rejects.toMatchObject({ name: 'TaskNotCancelableError' })
    answer()
    await allOf(stream)
    expect(await balanceOf(thinking, person)).toBe(750)
  })

  test('goes on when its client hangs up', async () => {
    const app = await thinking.app()
    model.willAnswer(says('The VAT is AED 50.'))
    const client = await connectA2a(thinking, app.slug)
    const stream = client.sendMessageStream(a2aMessage(INPUT))
    const { value } = await stream.next()
    await stream.return()

    const id = (value as { payload: { value: { id: string } } }).payload.value.id
    await expect
      .poll(async () => stateNamed(await client.getTask({ tenant: '', id })))
      .toBe('COMPLETED')
  })

  test('is answered to a message that comes again meanwhile', async () => {
    const { client, task, message, answer } = await heldTask(await personWith(thinking, 1_000))

    const again = await sendTo(client, message)
    answer()

    expect([again.id, stateNamed(again)]).toEqual([task.id, 'WORKING'])
    await expect
      .poll(async () => stateNamed(await client.getTask({ tenant: '', id: task.id })))
      .toBe('COMPLETED')
  })

  test('fails with the store’s own code when the model breaks off, and costs nothing', async () => {
    const app = await thinking.app(perUse)
    const person = await personWith(thinking, 1_000)
    const client = await connectA2a(thinking, app.slug, person)
    model.willAnswer(breaksOffAfter('The VAT'))

    const task = await sendTo(client, a2aMessage(INPUT))

    expect(stateNamed(task)).toBe('FAILED')
    expect(task.metadata).toMatchObject({ error_code: 'runs.model_broke_off' })
    expect(await balanceOf(thinking, person)).toBe(1_000)
  })

  test('that failed stays so, and the same message sent again begins another', async () => {
    const app = await thinking.app()
    const client = await connectA2a(thinking, app.slug)
    const message = a2aMessage(INPUT)
    model.willAnswer(breaksOffAfter('The VAT'), says('The VAT is AED 50.'))

    const failed = await sendTo(client, message)
    thinking.clock.advance(1_000)
    const again = await sendTo(client, message)

    expect([stateNamed(failed), stateNamed(again)]).toEqual(['FAILED', 'COMPLETED'])
    expect(again.id).not.toBe(failed.id)
    expect(stateNamed(await client.getTask({ tenant: '', id: failed.id }))).toBe('FAILED')
  })

  test('is given back when the store closes', async () => {
    const closing = await openSystem({
      languageModel: openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' }),
    })
    const { slug } = await closing.app()
    model.willAnswer(holdsAfter('The VAT '))
    const arrived = model.nextRequest()
    const client = await connectA2a(closing, slug)
    await sendTo(client, a2aMessage(INPUT, { configuration: { returnImmediately: true } }))
    await arrived

    await expect(closing.close()).resolves.toBeUndefined()
  }, 10_000)
})
