import { foldArabic, withoutJoiningWaw } from '../reading/arabic.ts'
import type { Span } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { Slots } from './frame.ts'

/** "Sam 178 cm / 92 kg, Tom 191 cm / 101 kg": what stands before the first figure of each case says whose it is. */

const PARTING = /[\n\t.!?؟;؛:：,،()|/•]|\s[-–—]\s/u
const LEADING = new Set(
  'and of or vs versus then is was has at with for in on the both while but also between site location ام او و مع مقابل ولا عند في على هل بين كل'.split(
    ' ',
  ),
)
const TRAILING = new Set(
  'is was has at with about around of now are weighs had have shows says عنده عندها كان كانت هو هي حوالي فيها فيه على في درجه'.split(
    ' ',
  ),
)
const LONGEST = 3

/** The names of all cases, in their order; nothing when one of them has none of its own. */
export function caseNames(
  slots: Slots,
  cases: readonly Readonly<Record<string, object | undefined>>[],
  message: Message,
): readonly string[] | undefined {
  const places = cases.map((values) => placeOf(Object.values(values)))
  const cues = new Set(Object.values(slots).flatMap(({ cues: named = [] }) => named))
  const taken = message.concepts.filter(
    ({ concept }) => cues.has(concept) || concept === 'question',
  )
  const names: string[] = []
  for (const [index, place] of places.entries()) {
    const last = index === 0 ? 0 : places[index - 1]?.end
    if (!place || last === undefined || last > place.start) return undefined
    const before = message.mentions.findLast(({ end }) => end <= place.start)?.end ?? 0
    const from = Math.max(last, before)
    const name = nameBefore(message.text, { start: from, end: place.start }, taken)
    if (!name || names.includes(name)) return undefined
    names.push(name)
  }
  return names
}

function placeOf(values: readonly (object | undefined)[]): Span | undefined {
  const mentions = values.flatMap((value) =>
    value && 'mention' in value ? [value.mention as Span] : [],
  )
  if (mentions.length === 0) return undefined
  return {
    start: Math.min(...mentions.map(({ start }) => start)),
    end: Math.max(...mentions.map(({ end }) => end)),
  }
}

/** The last words before a figure, without those that only lead to it. */
function nameBefore(
  text: string,
  { start, end }: Span,
  taken: readonly Span[],
): string | undefined {
  const written = text.slice(start, end)
  const parts = written
    .trimEnd()
    .replace(/[:：=]$/, '')
    .split(PARTING)
  const last = parts.findLast((part) => part.trim() !== '')
  if (last === undefined) return undefined
  const at = start + written.lastIndexOf(last)
  const named = taken.findLast(({ start: from }) => from < at + last.length)?.end ?? 0
  const said = text.slice(Math.max(at, named), at + last.length).trim()
  const all = (start > 0 ? withoutJoiningWaw(said) : said).split(/\s+/)
  while (all[0] && LEADING.has(foldArabic(all[0].toLowerCase()))) all.shift()
  while (all.length > 0 && TRAILING.has(foldArabic((all.at(-1) as string).toLowerCase()))) all.pop()
  const name = all.join(' ')
  return all.length > 0 && all.length <= LONGEST && /^\p{L}{2}/u.test(name) && !/\d/.test(name)
    ? name
    : undefined
}
