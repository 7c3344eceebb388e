import { randomUUID } from 'node:crypto'
import type { runs as contract } from '@wakeel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { ledgerTransactions } from '../database/schema/billing.ts'
import { runs } from '../database/schema/runs.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

type Options = Parameters<System['request']>[2]

const perUse = { price: { model: 'per_use', fils: 250 } } as const
const question = 'add the VAT please'
const input = 'Add VAT to AED 1,000'

const send = (kind: 'demo' | 'runs', slug: string, body: object, options: Options = {}) => {
  system.clock.advance(1_000)
  return system.request('POST', `/api/apps/${slug}/${kind}`, { body, ...options })
}
const run = ({ token }: Person, slug: string, body: object, headers = {}) =>
  send('runs', slug, body, { token, headers })
const conversations = async ({ token }: Person) =>
  (await system.request('GET', '/api/conversations', { token })).body
const conversation = ({ token }: Person, id: string, query = '') =>
  system.request('GET', `/api/conversations/${id}?${query}`, { token })
const remove = ({ token }: Person, id: string) =>
  system.request('DELETE', `/api/conversations/${id}`, { token })
const inputsOf = (body: { runs: contract.ConversationRun[] }) => body.runs.map((each) => each.input)
const refusalOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]
const balanceOf = async ({ token }: Person) =>
  (await system.request('GET', '/api/billing/wallet', { token })).body.wallet.balance.amount
const posted = (runIds: string[]) =>
  system.database.$count(ledgerTransactions, inArray(ledgerTransactions.reference, runIds))

async function personWith(fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

/** Messages that each reply to the one before. */
async function talk(person: Person, slug: string, ...messages: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const message of messages) {
    const { body } = await run(person, slug, { input: message, reply_to: ids.at(-1) })
    ids.push(body.run_id)
  }
  return ids
}

describe('a reply', () => {
  test('of a visitor completes what the agent asked back, and only the answer is a free run', async () => {
    const app = await system.app()
    const asked = await send('demo', app.slug, { input: question })

    const answered = await send('demo', app.slug, {
      input: 'AED 1,000',
      reply_to: asked.body.run_id,
    })

    expect(asked.body).toMatchObject({
      outcome: 'question',
      conversation_id: asked.body.run_id,
      demo_info: { used: 0 },
    })
    expect(answered.body).toMatchObject({
      outcome: 'answer',
      conversation_id: asked.body.run_id,
      demo_info: { used: 1 },
    })
    expect(answered.body.response).toContain('1,050.00')
  })

  test('of figures alone is answered in the language of the conversation', async () => {
    const app = await system.app()
    const asked = await send('demo', app.slug, { input: 'احسب الضريبة من فضلك' })

    const answered = await send('demo', app.slug, { input: '1000', reply_to: asked.body.run_id })

    expect(answered.body.outcome).toBe('answer')
    expect(answered.body.response).toMatch(/\p{Script=Arabic}{3}/u)
  })

  test('is paid for when it is answered, and the question back leaves wallet and ledger as they were', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    const asked = await run(person, app.slug, { input: question })
    const [balance, transactions] = [await balanceOf(person), await posted([asked.body.run_id])]

    const answered = await run(person, app.slug, {
      input: 'AED 1,000',
      reply_to: asked.body.run_id,
    })

    expect([asked.body.outcome, balance, transactions]).toEqual(['question', 1_000, 0])
    expect(answered.body).toMatchObject({ outcome: 'answer', charge: { source: 'wallet' } })
    expect(await posted([answered.body.run_id])).toBe(1)
    expect(await balanceOf(person)).toBe(750)
  })

  test('is told while it streams, too', async () => {
    const app = await system.app()
    const asked = await send('demo', app.slug, { input: question })

    const reply = await send(
      'demo',
      app.slug,
      { input: 'AED 1,000', reply_to: asked.body.run_id },
      { headers: { accept: 'text/event-stream' } },
    )

    const [last] = [...reply.text.matchAll(/^data: (.*)$/gm)].slice(-1)
    expect(JSON.parse(last![1]!)).toMatchObject({
      outcome: 'answer',
      conversation_id: asked.body.run_id,
    })
  })

  test('to a message that is not answered by the agent or not theirs is refused, and costs nothing', async () => {
    const [app, other] = [await system.app(perUse), await system.app(perUse)]
    const [person, stranger] = [await personWith(1_000), await personWith(1_000)]
    const [theirs] = await talk(stranger, app.slug, question)
    const [elsewhere] = await talk(person, other.slug, question)
    system.faults.failAt('runs.answered')
    await run(person, app.slug, { input })
    const [failed] = await system.database
      .select()
      .from(runs)
      .where(and(eq(runs.userId, person.id), eq(runs.status, 'failed')))

    const refusals = [
      await run(person, app.slug, { input, reply_to: theirs }),
      await run(person, app.slug, { input, reply_to: elsewhere }),
      await run(person, app.slug, { input, reply_to: randomUUID() }),
      await run(person, app.slug, { input, reply_to: failed?.id }),
    ]

    const notThere = [404, 'runs.reply_not_found']
    expect(refusals.map(refusalOf)).toEqual([
      notThere,
      notThere,
      notThere,
      [409, 'runs.reply_without_outcome'],
    ])
    expect(await balanceOf(person)).toBe(1_000)
  })

  test('under the key of another is refused', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    const [first, second] = [
      ...(await talk(person, app.slug, question)),
      ...(await talk(person, app.slug, question)),
    ]
    const key = { 'idempotency-key': randomUUID() }
    const sent = await run(person, app.slug, { input, reply_to: first }, key)

    const repeated = await run(person, app.slug, { input, reply_to: first }, key)
    const changed = await run(person, app.slug, { input, reply_to: second }, key)

    expect(repeated.body).toMatchObject({ run_id: sent.body.run_id, conversation_id: first })
    expect(refusalOf(changed)).toEqual([409, 'request.key_reused'])
  })

  test('that is not answered counts among the ten of a visitor in a row, and the refusal says when it ends', async () => {
    const app = await system.app()
    let replyTo: string | undefined
    const outcomes = []
    for (let message = 0; message < 10; message++) {
      const { body } = await send('demo', app.slug, { input: question, reply_to: replyTo })
      outcomes.push(body.outcome)
      replyTo = body.run_id
    }

    const eleventh = await send('demo', app.slug, { input: 'AED 1,000', reply_to: replyTo })

    expect(outcomes).toEqual(Array(10).fill('question'))
    expect(refusalOf(eleventh)).toEqual([429, 'runs.too_many_unanswered'])
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(3_500)
  })

  test('sent twice at once is two branches of one conversation, each paid once', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    const [first = ''] = await talk(person, app.slug, question)

    const replies = await Promise.all(
      ['AED 1,000', 'AED 2,000'].map((message) =>
        run(person, app.slug, { input: message, reply_to: first }),
      ),
    )

    expect(replies.map(({ body }) => [body.outcome, body.conversation_id])).toEqual([
      ['answer', first],
      ['answer', first],
    ])
    expect(await balanceOf(person)).toBe(500)
    const { body } = await conversation(person, first)
    expect(body.conversation).toMatchObject({ run_count: 3, spent: { amount: 500 } })
    expect(body.runs).toHaveLength(2)
  })
})

describe('a conversation', () => {
  test('is listed once, with how it began and its newest run', async () => {
    const person = await personWith(2_000)
    const app = await system.app({ ...perUse, name: { en: 'VAT desk', ar: 'مكتب الضريبة' } })
    const [first, second] = await talk(person, app.slug, question, '1,000')
    const [other] = await talk(person, app.slug, `${input}\nand  say how`)

    const page = await conversations(person)

    expect(page.next_cursor).toBeNull()
    expect(page.conversations).toMatchObject([
      { id: other, title: `${input} and say how`, run_count: 1, last_run: { id: other } },
      {
        id: first,
        app: { slug: app.slug, name: 'VAT desk' },
        title: question,
        run_count: 2,
        spent: { amount: 250, currency: 'AED' },
        last_run: { id: second, reply_to: first, outcome: 'answer', conversation_id: first },
      },
    ])
    expect(page.conversations[0].last_run).not.toHaveProperty('answer')
  })

  test('is read in its order, a page at a time', async () => {
    const person = await personWith(2_000)
    const app = await system.app(perUse)
    const messages = [question, 'AED 1,000', input, 'Add VAT to AED 3']
    const [id = ''] = await talk(person, app.slug, ...messages)

    const first = (await conversation(person, id, 'limit=3')).body
    const second = (await conversation(person, id, `limit=3&cursor=${first.next_cursor}`)).body

    expect([...inputsOf(first), ...inputsOf(second)]).toEqual(messages)
    expect(second.next_cursor).toBeNull()
    expect(first.runs[1].answer).toContain('1,050.00')
    expect(first.runs.map((each: contract.ConversationRun) => each.outcome)).toEqual([
      'question',
      'answer',
      'answer',
    ])
  })

  test('goes on from a message that was changed, and shows no more of what followed it', async () => {
    const person = await personWith(2_000)
    const app = await system.app(perUse)
    const [first = ''] = await talk(person, app.slug, question, 'AED 1,000', 'Add VAT to AED 5')

    const changed = await run(person, app.slug, { input: 'AED 2,000', reply_to: first })

    expect(changed.body.response).toContain('2,100.00')
    const { body } = await conversation(person, first)
    expect(inputsOf(body)).toEqual([question, 'AED 2,000'])
    expect(body.conversation).toMatchObject({ run_count: 4, last_run: { input: 'AED 2,000' } })
  })

  test('stands in the export of its person', async () => {
    const person = await personWith(1_000)
    const app = await system.app(perUse)
    const [first, second] = await talk(person, app.slug, question, 'AED 1,000')

    const exported = []
    for await (const each of system.capabilities.runs.exportPerson(person.id)) exported.push(each)

    expect(exported).toMatchObject([
      { id: second, conversation_id: first, reply_to: first, outcome: 'answer' },
      { id: first, conversation_id: first, reply_to: null, outcome: 'question' },
    ])
  })
})

describe('a conversation that its person deletes', () => {
  test('is gone with everything said in it, while what was paid and used stays', async () => {
    const person = await personWith(1_000)
    const app = await system.app(perUse)
    const ids = await talk(person, app.slug, question, 'AED 1,000')
    const [id = ''] = ids
    const demo = await send('demo', app.slug, { input }, { token: person.token })

    const replies = [await remove(person, id), await remove(person, demo.body.run_id)]
    const again = await remove(person, id)

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(refusalOf(again)).toEqual([404, 'runs.conversation_not_found'])
    expect(refusalOf(await conversation(person, id))).toEqual([404, 'runs.conversation_not_found'])
    expect((await conversations(person)).conversations).toEqual([])
    const listed = await system.request('GET', '/api/runs', { token: person.token })
    expect(listed.body.runs).toEqual([])
    const kept = await system.database.select().from(runs).where(inArray(runs.id, ids))
    expect(kept.map((each) => [each.input, each.answer, each.suggestions])).toEqual([
      ['', null, null],
      ['', null, null],
    ])
    expect([await balanceOf(person), await posted(ids)]).toEqual([750, 1])
    const left = await system.request('GET', `/api/apps/${app.slug}/demo`, { token: person.token })
    expect(left.body.demo_info.used).toBe(1)
  })

  test('is not paid for again by a repeat of a request in it', async () => {
    const person = await personWith(1_000)
    const app = await system.app(perUse)
    const key = { 'idempotency-key': randomUUID() }
    const { body } = await run(person, app.slug, { input }, key)
    await remove(person, body.conversation_id)

    const repeated = await run(person, app.slug, { input }, key)

    expect(refusalOf(repeated)).toEqual([410, 'runs.deleted'])
    expect(await balanceOf(person)).toBe(750)
  })

  test('takes no more replies', async () => {
    const person = await personWith(1_000)
    const app = await system.app(perUse)
    const [id = ''] = await talk(person, app.slug, question)
    await remove(person, id)

    const reply = await run(person, app.slug, { input: 'AED 1,000', reply_to: id })

    expect(refusalOf(reply)).toEqual([404, 'runs.reply_not_found'])
    expect(await balanceOf(person)).toBe(1_000)
  })

  test('stays while the agent is at work in it', async () => {
    const person = await personWith(1_000)
    const app = await system.app(perUse)
    const [id = ''] = await talk(person, app.slug, question)
    let meanwhile: Awaited<ReturnType<typeof remove>> | undefined
    system.faults.meanwhile('runs.reserved', async () => {
      meanwhile = await remove(person, id)
    })

    const reply = await run(person, app.slug, { input: 'AED 1,000', reply_to: id })

    expect(meanwhile && refusalOf(meanwhile)).toEqual([409, 'runs.conversation_at_work'])
    expect(reply.body.outcome).toBe('answer')
  })

  test('while a reply to it is sent is gone whole, or stays whole', async () => {
    const person = await personWith(5_000)
    const app = await system.app(perUse)
    for (let round = 0; round < 6; round++) {
      const [id = ''] = await talk(person, app.slug, question)

      const [reply] = await Promise.all([
        run(person, app.slug, { input: 'AED 1,000', reply_to: id }),
        remove(person, id),
      ])

      const stored = await system.database
        .select({ id: runs.id, deletedAt: runs.deletedAt })
        .from(runs)
        .where(inArray(runs.id, [id, reply.body.run_id ?? id]))
      expect(new Set(stored.map(({ deletedAt }) => deletedAt === null)).size).toBe(1)
    }
  })
})
