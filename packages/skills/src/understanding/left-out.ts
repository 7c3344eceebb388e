import type { Span } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { Mention } from './mentions.ts'

/** Something a message names, and what the input of a step holds when the step uses it. */
export interface Named extends Span {
  values: readonly (string | number)[]
}

/** More are a document that was pasted. */
const MOST = 6
const DIGIT = /\p{Nd}/u

/**
 * What a message names and no step uses, as it is written: every figure, date and time of it and what the skills name themselves.
 * What is doubted (identifiers, years, claims) is left out rightly, and today is always used.
 */
export function leftOut(
  { mentions, text }: Message,
  named: readonly Named[],
  { inputs, today }: { inputs: readonly unknown[]; today: string },
): string[] {
  const held = new Set<string | number>([today])
  for (const input of inputs) hold(input, held)
  const isUsed = ({ values }: Named) =>
    values.every((value) => held.has(typeof value === 'number' ? sizeOf(value) : value))
  const things = [
    ...named.map((name) => ({ ...name, isDone: isUsed(name) })),
    ...mentions.flatMap((mention) => {
      const { start, end, written, doubt } = mention
      const isDone =
        doubt > 0 ||
        isPartOfCode(mention, text) ||
        isOfTelling(mention, text) ||
        isUsed({ start, end, values: valuesOf(mention) })
      // «يوم» and "a week" are seldom figures of a request, but what is used is no other skill's to name.
      return isDone || DIGIT.test(written) ? [{ start, end, isDone }] : []
    }),
  ].toSorted((a, b) => a.start - b.start)
  const groups: (Span & { isDone: boolean })[] = []
  for (const { start, end, isDone } of things) {
    const last = groups.at(-1)
    if (last && start < last.end)
      Object.assign(last, { end: Math.max(last.end, end), isDone: last.isDone || isDone })
    else groups.push({ start, end, isDone })
  }
  const said = groups
    .filter(({ isDone }) => !isDone)
    .map(({ start, end }) => text.slice(start, end).trim())
  return [...new Set(said)].slice(0, MOST)
}

/** "784-1990-1", "PO-88": what is joined on to letters or figures is no figure of its own. */
const isPartOfCode = ({ kind, start, end }: Mention, text: string): boolean =>
  kind === 'number' && (/[-/_a-z]/i.test(text[start - 1] ?? '') || /[-/_]/.test(text[end] ?? ''))

const LIST_NUMBER = /(?:^|[\s(])$/
const LIST_MARK = /^(?:\)|[.-](?=\s))/
const BEGINNING = /(?:^|[\n.?!؟:,،;؛])\s{0,3}\(?$/
const OF_WORDS =
  /^\s(?:\p{L}{2,12}\s)?(?:things?|questions?|requests?|queries|issues|أسئلة|اسئلة|اسئله|سؤال|أشياء|اشياء|شغلات|حاجات|أمور|امور|طلبات|استفسارات|نقاط)(?!\p{L})/iu

/** "Hi, 2 things. 1) … 2) …": what numbers and counts what is said is no figure of it. */
function isOfTelling({ kind, start, end }: Mention, text: string): boolean {
  if (kind !== 'number') return false
  const [before, behind] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 30)]
  if (OF_WORDS.test(behind)) return true
  if (!LIST_NUMBER.test(before) || !LIST_MARK.test(behind)) return false
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')') && !before.endsWith('(')
  return behind.startsWith(')') ? !isInBrackets : BEGINNING.test(before)
}

/** Going back ten days uses the ten. */
const sizeOf = (value: number): number => Number(Math.abs(value).toPrecision(12))

/** Every figure and word of an input. */
function hold(input: unknown, into: Set<string | number>): void {
  if (typeof input === 'number') into.add(sizeOf(input))
  else if (typeof input === 'string') into.add(input)
  else if (typeof input === 'object' && input !== null)
    for (const value of Object.values(input)) hold(value, into)
}

function valuesOf(mention: Mention): (string | number)[] {
  if (mention.kind === 'date') return [mention.date]
  if (mention.kind === 'time') return [mention.minutes]
  return mention.kind === 'duration'
    ? Object.values(mention.parts).map(Math.trunc)
    : [mention.value]
}
