import { removalsIn } from '../follow-up/change-words.ts'
import type { Ask, Case, Reading } from '../skill.ts'
import { type Message, namesAny } from './affinity.ts'
import { differenceOf, type Result } from './difference.ts'
import { lastOf } from './going-on.ts'
import type { Mention } from './mentions.ts'
import { readMessage } from './read-message.ts'
import { SELF, together } from './read-people.ts'

// "How much do I save with that?", «كم الفرق بين الثنتين»: the last two answers of a conversation, side by side.

type Read<Input> = (ask: Ask) => Reading<Input>
type Answer<Input> = Extract<Reading<Input>, { input: Input }>

/** The two answers that a message asks to compare: the last that differ, or the one it names, or somebody else's and one's own. */
export function comparedWithLast<Input>(
  ask: Ask,
  read: Read<Input>,
  resultsOf: (input: Input) => readonly Result[],
): Reading<Input> | undefined {
  const message = readMessage(ask.text, ask.today)
  if (!ask.earlier?.length) return undefined
  if (!namesAny(message, ['difference']) && !WHO_MORE.test(ask.text)) return undefined
  const sides = withOther(message, ask, read) ?? withEarlier(message, ask, read)
  if (!sides) return undefined
  const [before, now] = sides
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

/** "Who gets more?", «منو ياخذ اكثر» */
const WHO_MORE =
  /(?<!\p{L})(?:who|which of us|مين|من منا|منو)\s(?:\p{L}{1,12}\s){1,3}(?:more|most|less|اكثر|أكثر|اكتر|أكتر|اقل|أقل|اعلى|أعلى)(?!\p{L})/iu
const OTHERS = ['someoneElse', 'relative'] as const

type Sides<Input> = readonly [Answer<Input>, Answer<Input>]

/** "My friend has 6 years and a basic of 6,000. Who gets more?": what is said of somebody else, beside one's own last answer. */
function withOther<Input>(message: Message, ask: Ask, read: Read<Input>): Sides<Input> | undefined {
  const other = message.concepts.find(
    ({ concept }) => concept === 'he' || concept === 'she' || OTHERS.some((one) => one === concept),
  )
  const now = other && message.mentions.length > 0 ? answered(read(ask)) : undefined
  if (!other || !now) return undefined
  const lead = ask.text.slice(0, other.start)
  // "Without the losses, and my brother's company made 900k": what comes first changes one's own.
  const changed = removalsIn(lead).length > 0 ? answered(read({ ...ask, text: lead })) : undefined
  const own =
    changed ??
    answersIn(lastOf(ask), read).find(({ ask: { text } }) => isOwn(text, ask.today))?.answer
  return own && JSON.stringify(own.input) !== JSON.stringify(now.input) ? [own, now] : undefined
}

const isOwn = (text: string, today: string) => {
  const said = readMessage(text, today)
  return !namesAny(said, OTHERS) && !namesAny(said, ['he', 'she'])
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

/** "How much do I save with that?", "than with 20?", «عن أول وحدة»: the last answer, beside the one before it or the one that is named. */
function withEarlier<Input>(
  message: Message,
  ask: Ask,
  read: Read<Input>,
): Sides<Input> | undefined {
  const [figure, ...others] = message.mentions.filter(({ doubt }) => doubt < 2)
  const isNamed = figure && others.length === 0 && AGAINST.test(ask.text.slice(0, figure.start))
  if (namesAny(message, ['supposing']) || (figure && !isNamed)) return undefined
  const last = lastOf(ask)
  const now = answered(read(last))
  if (!now) return undefined
  if (!isNamed && JSON.stringify(answered(read(ask))?.input) !== JSON.stringify(now.input))
    return undefined
  const differs = (one: Answer<Input>) => JSON.stringify(one.input) !== JSON.stringify(now.input)
  const all = answersIn(lastOf(last), read).filter(({ answer }) => differs(answer))
  const holding = all
    .filter(({ answer }) => !isNamed || ownFacts(answer, now).some((fact) => holds(fact, figure)))
    .map(({ answer }) => answer)
  const before = FIRST.test(ask.text)
    ? holding.at(-1)
    : isNamed
      ? holding.toSorted((a, b) => ownFacts(a, now).length - ownFacts(b, now).length)[0]
      : holding[0]
  return before && [before, now]
}

const AGAINST =
  /(?<!\p{L})(?:than|compared (?:to|with)|vs\.?|versus|against|عن|مقارنة ب|بدل)\s?(?:(?:with|the|at|over|for|ال)\s?){0,2}$/iu
const FIRST =
  /(?<!\p{L})(?:the (?:very )?first (?:one|offer|case|plan)|[أا]ول (?:وحد[ةه]|واحد[ةه]?)|الحال[ةه] الأولى)(?!\p{L})/iu

const holds = (fact: string, figure: Mention): boolean => {
  const [digits = ''] = /[\d.,]+/.exec(figure.written) ?? []
  return (fact.match(/[\d.,]+/g) ?? []).some(
    (one) => Number(one.replaceAll(',', '')) === Number(digits.replaceAll(',', '')),
  )
}

/** The answers of a conversation, the last first. */
function answersIn<Input>(ask: Ask, read: Read<Input>): { answer: Answer<Input>; ask: Ask }[] {
  const all: { answer: Answer<Input>; ask: Ask }[] = []
  for (let back = ask; back.text; back = lastOf(back)) {
    const answer = answered(read(back))
    if (answer) all.push({ answer, ask: back })
  }
  return all
}

/** An answer of one case. */
const answered = <Input>(reading: Reading<Input>): Answer<Input> | undefined =>
  'input' in reading && !reading.more?.length ? (reading as Answer<Input>) : undefined

const factsOf = <Input>({ understood }: Answer<Input>): readonly string[] => understood?.facts ?? []

const ownFacts = <Input>(one: Answer<Input>, other: Answer<Input>): readonly string[] =>
  factsOf(one).filter((fact) => !factsOf(other).includes(fact))
