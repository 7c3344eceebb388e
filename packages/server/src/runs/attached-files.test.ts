import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'

type Agent = Awaited<ReturnType<typeof startA2aAgent>>

const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10])
const PICTURE = { name: 'scale.png', media_type: 'image/png', data: BYTES.toString('base64') }
const sha256 = (bytes: Buffer) => hash('sha256', bytes, 'hex')
const TABLE = {
  name: 'w.csv',
  media_type: 'text/csv',
  data: Buffer.from('kg\n5').toString('base64'),
}

let agents: Record<'pictures' | 'old' | 'plain', Agent>
let system: System
let owner: Person
let buyer: Person
beforeAll(async () => {
  const inputModes = ['text/plain', 'image/*']
  agents = {
    pictures: await startA2aAgent({ inputModes }),
    old: await startA2aAgent({ inputModes, speaks: 'JSON-RPC 0.3' }),
    plain: await startA2aAgent(),
  }
  const outboundAllow = Object.values(agents).map(({ allow }) => allow)
  system = await openSystem({ config: { outboundAllow } })
  owner = await system.user({ role: 'creator' })
})
afterAll(async () => {
  await system.close()
  for (const agent of Object.values(agents)) await agent.close()
})
beforeEach(async () => {
  buyer = await system.user()
  await topUp(system, buyer, 2_000)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const publish = async ({ address }: Agent) =>
  (
    await publishRemoteApp(system, {
      owner,
      kind: 'a2a',
      address,
      definition: { price: { model: 'per_use', fils: 250 } },
    })
  ).slug
const run = (slug: string, body: object, headers: Record<string, string> = {}) =>
  system.request('POST', `/api/apps/${slug}/runs`, { token: buyer.token, body, headers })
const balance = async () =>
  (await system.request('GET', '/api/billing/wallet', { token: buyer.token })).body.wallet.balance
    .amount
/** The parts of the last message that arrived there. */
const partsAt = ({ requests }: Agent) =>
  requests.findLast(({ body }) => /SendStreamingMessage|message\/stream/.test(body?.method ?? ''))
    ?.body.params.message.parts

describe('files of a run', () => {
  test.for(['pictures', 'old'] as const)(
    'arrive with their bytes at an agent elsewhere (%s), and what comes back is kept with the answer',
    async (which) => {
      const slug = await publish(agents[which])

      const { body } = await run(slug, { input: 'a copy please', files: [PICTURE] })

      const [, sent] = partsAt(agents[which])
      expect(sent).toMatchObject(
        which === 'old'
          ? { kind: 'file', file: { bytes: PICTURE.data, mimeType: 'image/png' } }
          : { raw: PICTURE.data, filename: 'scale.png', mediaType: 'image/png' },
      )
      expect(body).toMatchObject({ outcome: 'answer', files: [PICTURE] })
      const kept = await system.request('GET', `/api/runs/${body.run_id}`, { token: buyer.token })
      const receipt = await system.request('GET', `/api/runs/${body.run_id}/receipt`, {
        token: buyer.token,
      })
      expect(kept.body.run.files).toEqual([PICTURE])
      expect(receipt.body.receipt.files).toEqual([
        { media_type: 'image/png', sha256: sha256(BYTES) },
      ])
    },
  )

  test('of a megabyte together arrive whole; more is refused and costs nothing', async () => {
    const slug = await publish(agents.pictures)
    const ofBytes = (size: number) => ({
      ...PICTURE,
      data: Buffer.alloc(size, 7).toString('base64'),
    })

    const taken = await run(slug, { input: 'weigh 5 kg', files: [ofBytes(1_000_000)] })
    const [, arrived] = partsAt(agents.pictures)
    const refused = [
      await run(slug, { input: 'weigh 5 kg', files: [ofBytes(1_000_003)] }),
      await run(slug, { input: 'weigh 5 kg', files: [ofBytes(2_000_000)] }),
    ]

    expect(taken.body).toMatchObject({ outcome: 'answer' })
    expect(arrived.raw).toHaveLength(ofBytes(1_000_000).data.length)
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'request.invalid'],
      [413, 'request.too_large'],
    ])
    expect(await balance()).toBe(1_750)
  })

  test('that the agent’s card does not take are refused by name, reach nobody and cost nothing', async () => {
    const slug = await publish(agents.pictures)
    agents.pictures.requests.length = 0

    const refused = await run(slug, { input: 'weigh 5 kg', files: [PICTURE, TABLE] })

    expect([refused.status, refused.body.code]).toEqual([415, 'runs.file_type_not_accepted'])
    expect(refused.body.error).toContain('text/csv')
    expect(refused.body.error).toContain('text/plain, image/*')
    expect(partsAt(agents.pictures)).toBeUndefined()
    expect(await balance()).toBe(2_000)
  })

  test('are refused by an agent that reads only text, and by one that is not executed by A2A', async () => {
    const [plain, own] = [await publish(agents.plain), (await system.app()).slug]

    const replies = [
      await run(plain, { input: 'weigh 5 kg', files: [PICTURE] }),
      await run(own, { input: 'Add VAT to AED 1,000', files: [PICTURE] }),
    ]

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'runs.files_not_accepted'],
      [422, 'runs.files_not_accepted'],
    ])
  })

  test('are named by their types on the page of an agent that takes some, and not where it only reads text', async () => {
    const typesOf = async (agent: Agent) =>
      (await system.request('GET', `/api/apps/${await publish(agent)}`)).body.app.file_types

    expect(await typesOf(agents.pictures)).toEqual(['text/plain', 'image/*'])
    expect(await typesOf(agents.old)).toEqual(['text/plain', 'image/*'])
    expect(await typesOf(agents.plain)).toEqual([])
  })

  test('stand in the history by name, type and size, without what they held', async () => {
    const slug = await publish(agents.pictures)
    const attached = [{ name: 'scale.png', media_type: 'image/png', size: BYTES.length }]

    const { body } = await run(slug, { input: 'How many pounds are 70 kg?', files: [PICTURE] })

    const read = (path: string) => system.request('GET', path, { token: buyer.token })
    const one = await read(`/api/runs/${body.run_id}`)
    const said = await read(`/api/conversations/${body.conversation_id}`)
    const exported = await read('/api/account/export')
    expect(one.body.run).toMatchObject({ attached_files: attached })
    expect(said.body.runs).toMatchObject([{ attached_files: attached }])
    expect(exported.body.runs).toMatchObject([{ attached_files: attached }])
    expect([one.text, said.text, exported.text].join()).not.toContain(PICTURE.data)
  })

  test('lose their names with the conversation', async () => {
    const slug = await publish(agents.pictures)
    const { body } = await run(slug, { input: 'weigh 5 kg', files: [PICTURE] })

    await system.request('DELETE', `/api/conversations/${body.conversation_id}`, {
      token: buyer.token,
    })

    const [row] = await system.database.select().from(runs).where(eq(runs.id, body.run_id))
    expect(row?.attachedFiles).toEqual([
      { mediaType: 'image/png', size: BYTES.length, sha256: sha256(BYTES) },
    ])
  })

  test('are part of what an idempotency key stands for', async () => {
    const slug = await publish(agents.pictures)
    const send = (files: object[]) =>
      run(slug, { input: 'a copy please', files }, { 'idempotency-key': 'copy-1' })

    const [first, again] = [await send([PICTURE]), await send([PICTURE])]
    const other = await send([{ ...PICTURE, data: 'AAAA' }])

    expect(again.body.run_id).toBe(first.body.run_id)
    expect(other.body.code).toBe('request.key_reused')
  })

  test.for([
    ['too many', Array(6).fill(PICTURE)],
    ['too much', [{ ...PICTURE, data: 'A'.repeat(1_333_340) }]],
    ['no base64', [{ ...PICTURE, data: 'no base64!' }]],
    ['no media type', [{ ...PICTURE, media_type: 'picture' }]],
    ['without a name', [{ ...PICTURE, name: ' ' }]],
    ['none', []],
  ] as const)('that are %s are no request', async ([, files]) => {
    const slug = await publish(agents.pictures)

    const { status, body } = await run(slug, { input: 'a copy please', files })

    expect([status, body.code]).toEqual([400, 'request.invalid'])
  })
})
