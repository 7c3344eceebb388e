import type { runs } from '@wakeel/contract'
import { plainNumber } from '../language/dirhams.ts'

/** What is wrong with what somebody wrote for an argument. */
export type DraftFault = 'missing' | 'number' | 'integer' | 'json'

/** The arguments of a proposed call as they are written in fields, by name. */
export type ArgumentDraft = Readonly<Record<string, string>>

/** What was found for the arguments, as text to be edited. A choice is its place in the list. */
export function toDraft(proposed: readonly runs.ProposedArgument[]): ArgumentDraft {
  return Object.fromEntries(proposed.map((argument) => [argument.name, written(argument)]))
}

function written({ kind, choices, value }: runs.ProposedArgument): string {
  if (value === null || value === undefined) return ''
  if (kind === 'choice') return String(choices.indexOf(value as never))
  if (kind === 'texts') return (value as string[]).join('\n')
  return kind === 'json' ? JSON.stringify(value, null, 2) : String(value)
}

type Read = { value: unknown } | { fault: DraftFault } | 'left out'

/** What an argument's field holds; one that is not needed may be left out. */
export function readArgument(
  { kind, choices, is_required }: runs.ProposedArgument,
  draft: string,
): Read {
  if (draft.trim() === '') return is_required ? { fault: 'missing' } : 'left out'
  switch (kind) {
    case 'number':
    case 'integer':
      return readNumber(draft, kind)
    case 'boolean':
      return { value: draft === 'true' }
    case 'choice':
      return { value: choices[Number(draft)] }
    case 'texts':
      return { value: draft.split('\n').filter((line) => line.trim() !== '') }
    case 'json':
      return readJson(draft)
    default:
      return { value: draft }
  }
}

function readNumber(draft: string, kind: 'number' | 'integer'): Read {
  const value = Number(plainNumber(draft))
  const isRight = kind === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)
  return isRight ? { value } : { fault: kind }
}

function readJson(draft: string): Read {
  try {
    return { value: JSON.parse(draft) }
  } catch {
    return { fault: 'json' }
  }
}

/** The arguments to be sent, or undefined while a field is not right. */
export function toArguments(
  proposed: readonly runs.ProposedArgument[],
  draft: ArgumentDraft,
): Record<string, unknown> | undefined {
  const sent: [string, unknown][] = []
  for (const argument of proposed) {
    const read = readArgument(argument, draft[argument.name] ?? '')
    if (read === 'left out') continue
    if ('fault' in read) return undefined
    sent.push([argument.name, read.value])
  }
  return Object.fromEntries(sent)
}
