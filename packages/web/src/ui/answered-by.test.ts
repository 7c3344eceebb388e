import { expect, test } from 'vitest'
import { answeredBy } from './answered-by.ts'

test.each([
  ['built-in', 'the built-in engine', 'المحرّك المدمج'],
  ['mcp tools.example:8443', 'tools.example:8443 (MCP server)', 'tools.example:8443 (خادم MCP)'],
  ['a2a agent.example', 'agent.example (A2A agent)', 'agent.example (وكيل A2A)'],
  ['oasis-1 at models.example', 'oasis-1 at models.example', 'oasis-1 على models.example'],
  ['falcon-small', 'falcon-small', 'falcon-small'],
])('what answered as %s is told in words of the reader', (provider, english, arabic) => {
  expect([answeredBy(provider, 'en'), answeredBy(provider, 'ar')]).toEqual([english, arabic])
})
