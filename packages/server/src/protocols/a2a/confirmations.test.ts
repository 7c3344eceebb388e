import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { a2aMessage, connectA2a, sendTo, stateNamed } from '../../../testing/a2a-client.ts'
import { topUp } from '../../../testing/checkout.ts'
import {
  OFFICE_CHANGES,
  OFFICE_READS,
  startOfficeServer,
} from '../../../testing/remote-agents/office-server.ts'
import { publishRemoteApp } from '../../../testing/remote-agents/remote-app.ts'
import { openSystem, type System } from '../../../testing/system.ts'

let office: Awaited<ReturnType<typeof startOfficeServer>>
let system: System
beforeAll(async () => {
  office = await startOfficeServer()
  system = await openSystem({ config: { outboundAllow: [office.allow] } })
})
afterAll(async () => {
  await system.close()
  await office.close()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

test('a call that an agent proposes is made once, by the confirmation that its task waits for', async () => {
  const owner = await system.user({ role: 'creator' })
  const person = await system.user()
  await topUp(system, person, 1_000)
  const { slug } = await publishRemoteApp(system, {
    owner,
    kind: 'mcp',
    address: office.address,
    tools: [...OFFICE_READS, ...OFFICE_CHANGES],
    definition: { price: { model: 'per_use', fils: 250 } },
  })
  const client = await connectA2a(system, slug, person)
  office.calls.length = 0

  const asked = await sendTo(client, a2aMessage('Delete order 55'))
  const untilThen = office.calls.length
  const [, proposal] = asked.status?.message?.parts ?? []
  const { confirmation } =
    proposal?.content?.$case === 'data' ? proposal.content.value : { confirmation: undefined }
  system.clock.advance(1_000)
  const order = a2aMessage('', {
    taskId: asked.id,
    parts: [{ data: { confirmation: { id: confirmation.id, arguments: { order_id: '55' } } } }],
  })
  const [made, again] = [await sendTo(client, order), await sendTo(client, order)]

  expect(stateNamed(asked)).toBe('INPUT_REQUIRED')
  expect(confirmation).toMatchObject({ tool: { name: 'delete_order' } })
  expect(untilThen).toBe(0)
  expect([made.id, stateNamed(made)]).toEqual([asked.id, 'COMPLETED'])
  expect(again).toEqual(made)
  expect(office.calls).toHaveLength(1)
})
