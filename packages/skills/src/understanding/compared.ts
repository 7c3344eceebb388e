import type { Ask, Case, Reading } from '../skill.ts'
import { namesAny } from './affinity.ts'
import { differenceOf, type Result } from './difference.ts'
import { lastOf } from './going-on.ts'
import { readMessage } from './read-message.ts'
import { SELF, together } from './read-people.ts'

// "How much do I save with that?", «كم الفرق بين الثنتين»: the last two answers of a conversation, side by side.

type Read<Input> = (ask: Ask) => Reading<Input>
type Answer<Input> = Extract<Reading<Input>, { input: Input }>

/** The two last answers that differ, where a message asks for the difference and brings nothing of its own. */
export function comparedWithLast<Input>(
  ask: Ask,
  read: Read<Input>,
  resultsOf: (input: Input) => readonly Result[],
): Reading<Input> | undefined {
  const message = readMessage(ask.text, ask.today)
  if (!ask.earlier?.length || !namesAny(message, ['difference'])) return undefined
  if (namesAny(message, ['supposing']) || message.mentions.some(({ doubt }) => doubt < 2))
    return undefined
  const now = answered(read(lastOf(ask)))
  if (!now || JSON.stringify(answered(read(ask))?.input) !== JSON.stringify(now.input))
    return undefined
  const before = answerBefore(now, lastOf(ask), read)
  if (!before) return undefined
  const cases = [before, now].map((one, index): Case<Input> => {
    const other = index === 0 ? now : before
    return { input: one.input, title: ownFacts(one, other).join(', ') }
  }) as [Case<Input>, Case<Input>]
  if (cases.some(({ title }) => !title)) return undefined
  const [first, second] = cases
  return {
    ...first,
    more: [second],
    understood: {
      facts: [
        ...factsOf(now).filter((fact) => factsOf(before).includes(fact)),
        ...cases.flatMap(({ title }) => title ?? []),
      ],
      assumed: [...new Set([before, now].flatMap((one) => one.understood?.assumed ?? []))],
      ...differenceOf(cases, resultsOf, ask.language),
    },
  }
}

/** Whoever is told now, beside whom the last answer was for. */
const BESIDE =
  /(?<!\p{L})(?:(?:next to|beside) (?:each other|me|us)|side by side|(?:who|which|whose) (?:one )?of us|(?:than|vs\.?|against|with) (?:me|mine)|فينا|مننا|منا|عني)(?!\p{L})/iu
const LEAST_FIGURES = 2

/** "My wife is 160 cm and 55 kg, compare her with me", «واخوي طوله 182 ووزنه 95 مين فينا أثقل»: both, each with the own figures. */
export function besideLast<Input>(
  ask: Ask,
  read: Read<Input>,
  resultsOf: (input: Input) => readonly Result[],
): Reading<Input> | undefined {
  const { text, concepts, mentions } = readMessage(ask.text, ask.today)
  const other = concepts.find(({ concept }) => concept === 'relative')
  const own = mentions.filter(({ kind, doubt }) => doubt < 2 && kind !== 'date' && kind !== 'time')
  if (!ask.earlier?.length || !other || own.length < LEAST_FIGURES || !BESIDE.test(text))
    return undefined
  const [before, now] = [answered(read(lastOf(ask))), answered(read(ask))]
  if (!before || !now || JSON.stringify(before.input) === JSON.stringify(now.input))
    return undefined
  const name = text.slice(other.start, other.end).replace(/^و(?!ال|لد)/u, '')
  return together(
    [
      { name: SELF[ask.language], reading: before },
      { name, reading: now },
    ],
    ask,
    resultsOf,
  )
}

function answerBefore<Input>(
  now: Answer<Input>,
  ask: Ask,
  read: Read<Input>,
): Answer<Input> | undefined {
  for (let back = lastOf(ask); back.text; back = lastOf(back)) {
    const one = answered(read(back))
    if (one && JSON.stringify(one.input) !== JSON.stringify(now.input)) return one
  }
  return undefined
}

/** An answer of one case. */
const answered = <Input>(reading: Reading<Input>): Answer<Input> | undefined =>
  'input' in reading && !reading.more?.length ? (reading as Answer<Input>) : undefined

const factsOf = <Input>({ understood }: Answer<Input>): readonly string[] => understood?.facts ?? []

const ownFacts = <Input>(one: Answer<Input>, other: Answer<Input>): readonly string[] =>
  factsOf(one).filter((fact) => !factsOf(other).includes(fact))
