import { createHash } from 'node:crypto'
import type { Tool } from '@modelcontextprotocol/client'
import type { connections, runs } from '@wakeel/contract'

/** What a tool does, as its server declares; of two declarations that contradict each other the worse one is believed. */
export function effectOf({ annotations }: Pick<Tool, 'annotations'>): runs.ToolEffect {
  const { readOnlyHint, destructiveHint } = annotations ?? {}
  if (destructiveHint === true) return 'destructive'
  if (readOnlyHint === true) return 'read_only'
  if (destructiveHint === false) return 'additive'
  // What is not read-only is destructive unless it says otherwise: so the protocol has it.
  return readOnlyHint === false ? 'destructive' : 'undeclared'
}

/** Whether it declares that it reaches beyond its server: the web, other people. */
export const isOpenWorld = ({ annotations }: Pick<Tool, 'annotations'>): boolean =>
  annotations?.openWorldHint === true

/** The same as long as the server says the same of a tool: its name, its texts, what it takes and what it declares. */
export function fingerprintOf({
  name,
  title,
  description,
  inputSchema,
  annotations,
}: Tool): string {
  const said = JSON.stringify([name, title, description, inputSchema, annotations].map(inOneOrder))
  return createHash('sha256').update(said).digest('base64url')
}

/** Of a tool as it was read. */
export function declaredOf(
  tool: Tool,
): Required<Pick<connections.RemoteTool, 'effect' | 'is_open_world' | 'fingerprint'>> {
  return {
    effect: effectOf(tool),
    is_open_world: isOpenWorld(tool),
    fingerprint: fingerprintOf(tool),
  }
}

/** The order of an object's fields says nothing. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder)
  if (value === null || typeof value !== 'object') return value ?? null
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, held]) => [key, inOneOrder(held)])
}
