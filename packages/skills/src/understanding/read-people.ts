import { isWithin } from '../reading/span.ts'
import type { Span } from '../reading/words.ts'
import type { Ask, Case, Reading } from '../skill.ts'
import { type Message, namesAny } from './affinity.ts'
import { differenceOf, type Result, rankingOf, togetherOf } from './difference.ts'
import type { Frame, Slots } from './frame.ts'
import { aboutOne, peopleIn } from './people.ts'
import { readMessage } from './read-message.ts'
import { rowsOf } from './rows.ts'
import { blanked } from './whose.ts'

/** So many figures of somebody's own are no accident. */
const SURELY_MEANT = 2

type ResultsOf<Input> = (input: Input) => readonly Result[]
type Read<Input> = (ask: Ask) => Reading<Input>

/** Several people of one message, each read from what is said of them and of all; nothing when it speaks of one. */
export function readPeople<S extends Slots, Input>(
  { people: wanted }: Frame<S>,
  ask: Ask,
  {
    read,
    figuresOf,
    resultsOf,
  }: {
    read: Read<Input>
    figuresOf: (ask: Ask) => number
    resultsOf?: ResultsOf<Input> | undefined
  },
): Reading<Input> | undefined {
  const rows = wanted === 'measured' ? readRows(ask, read, resultsOf) : undefined
  if (rows) return rows
  const message = readMessage(ask.text, ask.today)
  const people =
    // What is told of somebody else is wanted too.
    wanted && !namesAny(message, ['wantsSame']) ? peopleIn(message, wanted === 'measured') : []
  if (people.length < 2) {
    const text = wanted === 'measured' ? aboutOne(message) : undefined
    return text === undefined ? undefined : read({ ...ask, text })
  }
  const each = people.map(({ name, text, sentence }) => {
    const own = { ...ask, text }
    return { name: name ?? SELF[ask.language], ask: own, reading: read(own), sentence }
  })
  const isAside = (one: (typeof each)[number]) =>
    isLeftAside(message, one.sentence) ||
    (wanted === 'measured' &&
      figuresOf(one.ask) < SURELY_MEANT &&
      isOnlyMentioned(message, one.sentence))
  const meant = each.filter(
    (one) => !isAside(one) && (!('missing' in one.reading) || figuresOf(one.ask) >= SURELY_MEANT),
  )
  if (meant.length > 1 && each.every((one) => meant.includes(one) || isAside(one)))
    return together(meant, ask, resultsOf)
  if (meant.length < each.length) {
    if (meant.length !== 1 || meant.some(({ reading }) => 'missing' in reading)) return undefined
    // "My husband eats 2,500": what is told of somebody else is nobody's whose plan is asked for.
    const told = each.filter((one) => !meant.includes(one)).map(({ sentence }) => sentence)
    return read({ ...ask, text: blanked(message.text, told) })
  }
  return together(each, ask, resultsOf)
}

/** "My daughter is 7. I am 36, 165 cm": an age alone, in no question, asks nothing for her. */
const isOnlyMentioned = (message: Message, { start, end }: Span): boolean =>
  !namesAny(message, ['everybody']) &&
  !ASKED.test(message.text.slice(Math.max(0, start - LEAD), end + 1))
const ASKED =
  /[?؟]|\b(?:for|can|and) (?:my|our)\b|(?<!\p{L})(?:و?ل(?:ـ|ابن|بنت|ولد|زوج|[أا]م|[أا]خ)|هل)/iu
const LEAD = 8

/** "My husband is 188 cm, 90 kg, but not for now": nothing is asked for him. */
const isLeftAside = ({ mentions }: Message, sentence: Span): boolean => {
  const own = mentions.filter((mention) => isWithin(mention, sentence) && isOfSomebody(mention))
  return own.length > 0 && own.at(-1)?.isSetAside === true
}
const isOfSomebody = ({ kind }: Message['mentions'][number]) => kind !== 'date' && kind !== 'time'

/** A pasted table with a row for each of several people. */
function readRows<Input>(
  ask: Ask,
  read: Read<Input>,
  resultsOf: ResultsOf<Input> | undefined,
): Reading<Input> | undefined {
  const each = rowsOf(ask.text).map(({ name, text }, index) => ({
    name: name ?? `${ROW[ask.language]} ${index + 1}`,
    reading: read({ ...ask, text }),
  }))
  if (each.length === 0 || each.some(({ reading }) => 'missing' in reading)) return undefined
  return together(each, ask, resultsOf)
}
/** What several people come to is asked for. */
const TOTAL =
  /\b(?:total(?! (?:with|including|incl)(?!\p{L}))|altogether|in all|combined|sum|all of us|both of us)\b|(?<!\p{L})(?:ال)?(?:مجموع|[إا]جمالي)|كلنا|مع بعض|على بعض/iu

const ROW = { en: 'row', ar: 'الصف' }

/** The readings of several people as the cases of one. */
export function together<Input>(
  each: readonly { name: string; reading: Reading<Input> }[],
  ask: Ask,
  resultsOf: ResultsOf<Input> | undefined,
): Reading<Input> {
  const cases: Case<Input>[] = []
  const facts: string[] = []
  const assumed = new Set<string>()
  const unused = new Set<string>()
  for (const { name, reading } of each) {
    if ('missing' in reading)
      return {
        missing: reading.missing.map(({ name: what, example }) => ({
          name: { en: `${what.en} (${name})`, ar: `${what.ar} (${name})` },
          example,
        })),
      }
    for (const { input, title } of [reading, ...(reading.more ?? [])])
      cases.push({ input, title: [name, title].filter(Boolean).join(' · ') })
    facts.push(`${name}: ${reading.understood?.facts.join(ask.language === 'ar' ? '، ' : ', ')}`)
    for (const sentence of reading.understood?.assumed ?? []) assumed.add(sentence)
    for (const figure of reading.understood?.unused ?? []) unused.add(figure)
  }
  const [first, ...more] = cases as [Case<Input>, ...Case<Input>[]]
  const isCompared =
    cases.length === 2 && namesAny(readMessage(ask.text, ask.today), ['difference'])
  return {
    ...first,
    more,
    understood: {
      facts,
      assumed: [...assumed],
      ...(unused.size > 0 && { unused: [...unused] }),
      ...(resultsOf && TOTAL.test(ask.text) && togetherOf(cases, resultsOf, ask.language)),
      ...(resultsOf && rankingOf(cases, resultsOf, ask.language)),
      ...(resultsOf && isCompared && differenceOf(cases, resultsOf, ask.language)),
    },
  }
}

export const SELF = { en: 'you', ar: 'أنت' }
