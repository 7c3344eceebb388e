import type { forge as contract } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
let forge: ReturnType<typeof atForge>
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(async () => {
  forge = atForge(system, await system.user())
})
afterEach(async () => expect(await system.violations()).toEqual([]))

async function saved(overrides: Partial<contract.AgentContent>) {
  const { id, revision } = await forge.draft()
  return forge.save(id, revision, agentContent(overrides))
}

test.for(['VERIFIED ✅', '✅✅', '<b>x</b>', 'A', '5', '\u200b', '\u202e', '👨‍👩‍👧‍👦👨‍👩‍👧'])(
  'an icon is one picture, not %j',
  async (emoji) => {
    const { status, body } = await saved({ emoji })

    expect([status, body.code]).toEqual([400, 'request.invalid'])
  },
)

test.for(['🧾', '⚖️', '⚖', '✍🏽', '👨‍👩‍👧‍👦', '🇦🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣'])(
  'an icon may be %s',
  async (emoji) => {
    expect((await saved({ emoji })).body.agent.content.emoji).toBe(emoji)
  },
)

test.for([
  ['A\r\nBcc: everybody', 'A Bcc: everybody'],
  ['red\u001b[31m alert', 'red[31m alert'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['  two \t words ', 'two words'],
  ['\u200b\u3164', ''],
] as const)('the name %j is kept as %j', async ([en, kept]) => {
  expect((await saved({ name: { en, ar: '' } })).body.agent.content.name.en).toBe(kept)
})

test('a text keeps its lines and the marks that Arabic is written with', async () => {
  const text = '**أول**\n\n- بند\u200f (VAT)\n\t- ‌می‌خواهم'

  expect(
    (await saved({ full_description: { en: '', ar: text } })).body.agent.content.full_description
      .ar,
  ).toBe(text)
})

test('an agent whose name shows nothing is not published', async () => {
  const { id } = await forge.draft(agentContent({ name: { en: '\u200b', ar: '\u2800' } }))

  const { body } = await forge.publish(id)

  expect(body).toMatchObject({ status: 'pending' })
  expect(body.checks[0]).toMatchObject({
    name: 'complete',
    reasons: [{ code: 'text_missing', about: 'name' }],
  })
})
