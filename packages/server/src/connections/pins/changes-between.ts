import type { connections as contract } from '@wakeel/contract'
import { canonicalJson } from '../../signing/canonical-json.ts'
import type { Manifest, ManifestTool } from '../remotes/manifest.ts'

type Change = contract.RemoteChange
type Fields = Readonly<Record<string, unknown>>

const MAX_CHANGES = 200
const SHOWN_LENGTH = 2_000
/** What is shown before the first difference of a long text. */
const LEAD = 200

/** What is different, in a form to read: first the other end itself, then its tools by name. */
export function changesBetween(before: Manifest, after: Manifest): Change[] {
  const names = [...new Set([...before.tools, ...after.tools].map(({ name }) => name))].sort()
  return [
    ...fieldChanges(null, { address: before.address }, { address: after.address }),
    ...fieldChanges(null, before.identity, after.identity),
    ...names.flatMap((name) => toolChanges(name, named(before, name), named(after, name))),
  ].slice(0, MAX_CHANGES)
}

/** Of tools that have one name, which no protocol allows, all. */
const named = ({ tools }: Manifest, name: string): readonly ManifestTool[] =>
  tools.filter((tool) => tool.name === name)

function toolChanges(
  tool: string,
  before: readonly ManifestTool[],
  after: readonly ManifestTool[],
): Change[] {
  if (before.length === 1 && after.length === 1) return fieldChanges(tool, before[0]!, after[0]!)
  if (canonicalJson(before) === canonicalJson(after)) return []
  const kind = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed'
  return [{ kind, tool, field: null, ...shown(whole(before), whole(after)) }]
}

const whole = (tools: readonly ManifestTool[]): unknown =>
  tools.length > 1 ? tools : tools.map(({ name: _, ...said }) => said)[0]

function fieldChanges(tool: string | null, before: Fields, after: Fields): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]))
    .map((field) => {
      const [was, is] = [before[field], after[field]]
      const kind = isNothing(was) ? 'added' : isNothing(is) ? 'removed' : 'changed'
      return { kind, tool, field, ...shown(was, is) }
    })
}

const isNothing = (value: unknown): boolean => value === undefined || value === null

function shown(before: unknown, after: unknown): Pick<Change, 'before' | 'after'> {
  const [was, is] = [textOf(before), textOf(after)]
  const from = Math.max(0, firstDifference(was ?? '', is ?? '') - LEAD)
  return { before: cut(was, from), after: cut(is, from) }
}

function textOf(value: unknown): string | null {
  if (isNothing(value)) return null
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at++) if (one[at] !== other[at]) return at
  return end
}

function cut(text: string | null, from: number): string | null {
  if (text === null || text.length <= SHOWN_LENGTH) return text
  const end = from + SHOWN_LENGTH
  const piece = text.slice(from, end).toWellFormed()
  return `${from > 0 ? '…' : ''}${piece}${end < text.length ? '…' : ''}`
}
