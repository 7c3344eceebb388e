import { expect, test } from 'vitest'
import type { McpTool } from './mcp.ts'
import { effectOf, fingerprintOf } from './tool-effect.ts'

test.each([
  [undefined, 'undeclared'],
  [{}, 'undeclared'],
  [{ openWorldHint: false }, 'undeclared'],
  [{ readOnlyHint: true }, 'read_only'],
  [{ readOnlyHint: true, destructiveHint: false }, 'read_only'],
  [{ readOnlyHint: true, destructiveHint: true }, 'destructive'],
  [{ readOnlyHint: false }, 'destructive'],
  [{ readOnlyHint: false, destructiveHint: true }, 'destructive'],
  [{ readOnlyHint: false, destructiveHint: false }, 'additive'],
  [{ destructiveHint: false }, 'additive'],
  [{ destructiveHint: true }, 'destructive'],
] as const)('a tool that declares %j is %s', (annotations, effect) => {
  expect(effectOf({ annotations })).toBe(effect)
})

const tool: McpTool = {
  name: 'find',
  description: 'Finds.',
  inputSchema: { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
}

test('the order in which a server writes its schema is no change of a tool', () => {
  const turned: McpTool = {
    inputSchema: { properties: { a: { title: 'A', type: 'string' } }, type: 'object' },
    description: 'Finds.',
    name: 'find',
  }
  expect(fingerprintOf(turned)).toBe(fingerprintOf(tool))
})

test.each<[string, Partial<McpTool>]>([
  ['description', { description: 'Finds and deletes.' }],
  ['schema', { inputSchema: { type: 'object', properties: { a: { type: 'number' } } } }],
  ['annotations', { annotations: { readOnlyHint: true } }],
])('another %s is another tool', (_, change) => {
  expect(fingerprintOf({ ...tool, ...change })).not.toBe(fingerprintOf(tool))
})
