import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { answering, newEndpoint, openReceiver, type Receiver } from '../../testing/webhooks.ts'

const RUNS = 60

describe.skipIf(!onPostgres)('two processes of one store', { timeout: 60_000 }, () => {
  let receiver: Receiver
  let system: System
  let other: System
  beforeAll(async () => {
    receiver = await openReceiver()
    const config = { outboundAllow: [receiver.place] }
    system = await openSystem({ config })
    other = await openSystem({ config, beside: system })
  })
  afterAll(async () => {
    await other.close()
    await system.close()
    await receiver.close()
  })
  afterEach(async () => expect(await system.violations()).toEqual([]))

  test('send each delivery once, however often both look for work', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const person = await system.user()
        const address = `http://${receiver.place}/person-${index}`
        return { ...person, endpoint: await newEndpoint(system, person, { address }) }
      }),
    )
    const tests = Array.from({ length: RUNS }, (_, index) => people[index % people.length]!)
    for (const { token, endpoint } of tests)
      await system.request('POST', `/api/webhook-endpoints/${endpoint.id}/test`, {
        token,
      })

    await Promise.all(
      [system, other, system, other].map(({ capabilities }) =>
        capabilities.webhooks.deliverWebhooks(),
      ),
    )

    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(RUNS)
    expect(new Set(ids).size).toBe(RUNS)
  })

  test('each begin runs and tell of each of them once, while an endpoint is changed and deleted', async () => {
    const [app, person] = [await system.app(), await system.user()]
    const kept = await newEndpoint(system, person, { address: `http://${receiver.place}/kept` })
    const gone = await newEndpoint(system, person, { address: `http://${receiver.place}/gone` })
    receiver.answers.set('/gone', answering(500))
    const run = ({ request }: System) =>
      request('POST', `/api/apps/${app.slug}/runs`, {
        token: person.token,
        body: { input: 'Add VAT to AED 1,000' },
      })

    const replies = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => run(index % 2 ? other : system)),
      other.capabilities.webhooks.deliverWebhooks(),
      system.request('PATCH', `/api/webhook-endpoints/${kept.id}`, {
        token: person.token,
        body: { description: 'Nightly' },
      }),
      other.request('DELETE', `/api/webhook-endpoints/${gone.id}`, { token: person.token }),
    ])
    await system.capabilities.webhooks.deliverWebhooks()

    const answered = replies.slice(0, 20).map((reply) => reply?.body.run_id)
    const told = receiver.at('/kept').map(({ body }) => JSON.parse(body).data.run_id)
    expect(replies.slice(0, 20).map((reply) => reply?.status)).toEqual(Array(20).fill(200))
    expect(told.toSorted()).toEqual(answered.toSorted())
  })
})
