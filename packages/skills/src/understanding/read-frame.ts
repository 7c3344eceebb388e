import type { Bilingual, Language } from '@wakeel/contract'
import { requestsOf } from '../conversation.ts'
import type { Ask, Case, Missing, Reading, Skill } from '../skill.ts'
import { type Message, namesAny } from './affinity.ts'
import { unexplainedIn } from './asked-about.ts'
import { casesOf } from './cases.ts'
import { besideLast, comparedWithLast } from './compared.ts'
import { differenceOf, type Result, rankingOf, togetherOf } from './difference.ts'
import type { Filling } from './filling.ts'
import type { Frame, Slots, Values } from './frame.ts'
import { courseOf, inFull, isSaid, lastOf, toldIn } from './going-on.ts'
import { withListed } from './lists.ts'
import type { Mention } from './mentions.ts'
import { askedForChange } from './no-change.ts'
import { readMessage } from './read-message.ts'
import { readPeople } from './read-people.ts'
import { factsOf, notUsed, saidOfCases } from './understood.ts'

/** What becomes of the slots of one case: an input, with what was assumed for it, or what is still missing. */
export type Interpretation<Input> =
  | ({ input: Input } & Beside)
  /** It can be meant in several ways, or is asked for before and after a change: an answer for each. */
  | ({ each: readonly { input: Input; title: Bilingual }[] } & Beside)
  | { missing: readonly Missing[] }

/** What is said of an input beside it. */
export interface Beside {
  assumed?: readonly Bilingual[]
  unused?: readonly Mention[]
  /** Of a slot, the one whose name says what its value was taken for: an amount with a down payment is the price. */
  takenFor?: Readonly<Record<string, string>>
  /** What is said of a slot in place of its name and value: of the hours "1 to 2 pm" more than the second. */
  saidAs?: Readonly<Record<string, Bilingual>>
}

interface Interpreter<S extends Slots, Input> {
  frame: Frame<S>
  interpret(
    values: Values<S>,
    goal: string,
    context: { message: Message; ask: Ask; told: readonly Message[] },
  ): Interpretation<Input>
  /** What the skill answers with, so that two cases can be compared. */
  resultsOf?(input: Input, today: string): readonly Result[]
}

/** The parts of a skill that is read by a frame. */
export const readBy = <S extends Slots, Input>(
  interpreter: Interpreter<S, Input>,
): Pick<Skill<Input>, 'frame' | 'suits' | 'read'> => ({
  // Each of its slots is looked up by name only.
  frame: interpreter.frame as unknown as Frame,
  suits: (ask) => suitsFrame(interpreter.frame, ask),
  read: (said) => {
    const ask = inFull(interpreter.frame, said)
    const read = (one: Ask) =>
      readPeople(interpreter.frame, one, {
        read: (own) => readFrame(interpreter, own),
        figuresOf: figuresOf(interpreter.frame),
        resultsOf:
          interpreter.resultsOf && ((input) => interpreter.resultsOf?.(input, ask.today) ?? []),
      }) ?? readFrame(interpreter, one)
    const { resultsOf } = interpreter
    const results = (input: Input) => resultsOf?.(input, ask.today) ?? []
    const compared =
      resultsOf && (comparedWithLast(ask, read, results) ?? besideLast(ask, read, results))
    return withAssumed(
      compared ?? askedForChange(interpreter.frame, ask, read),
      courseOf(interpreter.frame, said).assumed,
    )
  },
})

function withAssumed<Input>(reading: Reading<Input>, more: readonly string[]): Reading<Input> {
  if (!('input' in reading) || !reading.understood || more.length === 0) return reading
  const { facts, assumed, ...understood } = reading.understood
  return { ...reading, understood: { ...understood, facts, assumed: [...assumed, ...more] } }
}

/** How many values a message gives beside choices. */
const figuresOf =
  <S extends Slots>(frame: Frame<S>) =>
  (ask: Ask): number =>
    Object.keys(fillingOf(frame, ask)?.values ?? {}).filter(
      (slot) => frame.slots[slot]?.kind !== 'choice',
    ).length

/** How well a message suits a frame: it names the subject, or fills all that is needed. */
function suitsFrame<S extends Slots>(frame: Frame<S>, ask: Ask): number {
  const message = readMessage(ask.text, ask.today)
  if (namesAny(message, frame.notAbout)) return 0
  if (namesAny(message, frame.topics)) return 0.9
  return Math.max(suitsByFigures(frame, ask), isOfConversation(frame, ask) ? GOES_ON : 0)
}
const GOES_ON = 0.3

/** A follow-up belongs to what the request before it was about. */
function isOfConversation<S extends Slots>(frame: Frame<S>, ask: Ask): boolean {
  const requests = requestsOf(ask.earlier)
  const last = requests.at(-1)
  if (last === undefined) return false
  const message = readMessage(last, ask.today)
  if (namesAny(message, frame.notAbout)) return false
  return (
    (namesAny(message, frame.topics) || isOfConversation(frame, lastOf(ask))) &&
    courseOf(frame, lastOf(ask)).filling?.missing.length === 0
  )
}

function suitsByFigures<S extends Slots>(frame: Frame<S>, ask: Ask): number {
  const best = fillingOf(frame, ask)
  if (!best) return 0
  if (best.missing.length > 0)
    return Object.keys(best.values).some((slot) => frame.slots[slot]?.kind === 'measure') ? 0.3 : 0
  const figures = Object.keys(best.values).filter((slot) => frame.slots[slot]?.kind !== 'choice')
  return figures.length > 1 ? 0.5 : 0
}

/** Reads a message by a frame: one case or several, or what is missing. */
export function readFrame<S extends Slots, Input>(
  { frame, interpret, resultsOf }: Interpreter<S, Input>,
  ask: Ask,
): Reading<Input> {
  const message = readMessage(ask.text, ask.today)
  const filled = fillingOf(frame, ask)
  if (!filled) return { missing: [] }
  const { filling: best, assumed: listed } = withListed(frame.slots, filled, message)
  const missing = [
    ...best.missing.map((line) => nameOf(frame.slots, line)),
    // Of a child the age says it all.
    ...(best.missing.length > 0 && !namesAny(message, ['child', 'baby'])
      ? openChoices(frame.slots, best)
      : []),
  ]
  const unexplained = unexplainedIn(best, frame, message)
  if (missing.length === 0 && unexplained.length > 0)
    return { missing: [meaningOf(unexplained.map(({ written }) => written).join(', '))] }
  const told = toldIn(frame, ask)
  const all = casesOf(frame.slots, best, frame.namesCases ? message : undefined)
  const read = all.map((one) => ({
    values: one.values,
    title: all.length > 1 ? one.title(ask.language) : undefined,
    interpretation:
      missing.length > 0
        ? { missing }
        : interpret(one.values as Values<S>, best.goal, { message, ask, told }),
  }))
  const found: Case<Input>[] = []
  const assumed = new Set(listed.map((sentence) => sentence[ask.language]))
  const unused: Mention[] = []
  const takenFor: Record<string, string> = {}
  for (const { title, interpretation } of read) {
    if ('missing' in interpretation) return interpretation
    for (const sentence of interpretation.assumed ?? []) assumed.add(sentence[ask.language])
    unused.push(...(interpretation.unused ?? []))
    Object.assign(takenFor, interpretation.takenFor)
    const each =
      'each' in interpretation
        ? interpretation.each.map((one) => ({
            input: one.input,
            title: [title, one.title[ask.language]].filter(Boolean).join(' · '),
          }))
        : [{ input: interpretation.input, ...(title && { title }) }]
    found.push(...each)
  }
  const saidAs = saidOfCases(
    frame.slots,
    read.map(({ values, interpretation }) => ({
      values,
      saidAs: 'missing' in interpretation ? undefined : interpretation.saidAs,
    })),
  )
  const leftOut = notUsed(best.leftOver, unused, ask)
  const cases = distinct(found)
  for (const sentence of eachAnswered(frame.slots, best, cases, ask.language)) assumed.add(sentence)
  const names = all.flatMap(({ name }) => name ?? [])
  const [first, ...more] = (cases.length > 1 ? cases : cases.map(({ input }) => ({ input }))) as [
    Case<Input>,
    ...Case<Input>[],
  ]
  return {
    ...first,
    ...(more.length > 0 && { more }),
    understood: {
      facts: factsOf(frame, best, ask.language, { unused: new Set(unused), takenFor, saidAs }),
      assumed: [...assumed],
      ...(leftOut.length > 0 && { unused: leftOut }),
      ...(resultsOf &&
        !read.some(({ interpretation }) => 'each' in interpretation) &&
        rankingOf(
          cases.map((one) => ({ ...one, title: calledBy(one.title, names) })),
          (input) => resultsOf(input, ask.today),
          ask.language,
        )),
      ...(resultsOf &&
        namesAny(message, ['difference']) &&
        differenceOf(cases, (input) => resultsOf(input, ask.today), ask.language)),
      // What is only supposed adds up to nothing.
      ...(resultsOf &&
        !read.some(({ interpretation }) => 'each' in interpretation) &&
        namesAny(message, ['addedUp']) &&
        togetherOf(cases, (input) => resultsOf(input, ask.today), ask.language)),
    },
    ...(frame.followUps && {
      followUps: frame.followUps
        .map((text) => text[ask.language])
        .filter((text) => !isSaid(frame, ask, text)),
    }),
  }
}

/** A case that has a name needs no figures to be known by. */
const calledBy = (title: string | undefined, names: readonly string[]): string | undefined =>
  names.find((name) => title?.startsWith(`${name}${JOINT}`)) ?? title

/** What does not matter to the answer, such as the sex of a small child, makes no second case and stands in no title. */
function distinct<Input>(cases: readonly Case<Input>[]): Case<Input>[] {
  const alike = Map.groupBy(cases, ({ input }) => JSON.stringify(input))
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first?.title || others.length === 0) return first ? [first] : []
    const title = first.title
      .split(JOINT)
      .filter((part) => others.every((other) => other.title?.split(JOINT).includes(part)))
      .join(JOINT)
    return [{ ...first, title: title || first.title }]
  })
}
const JOINT = ' · '

/** The best filling of a message, as it stands, or as a change of what was said before it. */
const fillingOf = <S extends Slots>(frame: Frame<S>, ask: Ask): Filling | undefined =>
  courseOf(frame, ask).filling

function nameOf(slots: Slots, line: readonly string[]): Missing {
  const named = line
    .map((slot) => slots[slot])
    .filter((slot) => slot !== undefined && !slot.isAlternative) as Slots[string][]
  return {
    name: {
      en: named.map(({ name }) => name.en).join(' or '),
      ar: named.map(({ name }) => name.ar).join(' أو '),
    },
    example: {
      en: named.map(({ example }) => example.en).join(' / '),
      ar: named.map(({ example }) => example.ar).join(' / '),
    },
  }
}

/** That nobody told which option holds, where the cases differ by it; none is preferred. */
const eachAnswered = (
  slots: Slots,
  { values }: Filling,
  cases: readonly { title?: string }[],
  language: Language,
): string[] =>
  Object.entries(slots).flatMap(([slot, spec]) => {
    if (spec.kind !== 'choice' || !spec.isEachUnlessNamed || values[slot]) return []
    const options = Object.values(spec.options).map(({ name }) => name[language])
    const parts = new Set(cases.flatMap(({ title }) => title?.split(JOINT) ?? []))
    if (!options.every((option) => parts.has(option))) return []
    return [
      language === 'ar'
        ? `${spec.name.ar} غير مذكور، فالجواب لكلٍّ من ${options.join(' و')} دون تفضيل`
        : `${spec.name.en} not given, so there is an answer for each (${options.join(', ')}), none preferred`,
    ]
  })

/** Where something has to be asked for, so is what would otherwise be answered for each case. */
const openChoices = (slots: Slots, { values }: Filling): Missing[] =>
  Object.entries(slots).flatMap(([slot, spec]) =>
    spec.kind === 'choice' && spec.isEachUnlessNamed && !values[slot]
      ? [nameOf(slots, [slot])]
      : [],
  )

const meaningOf = (amounts: string): Missing => ({
  name: { en: `what this stands for: ${amounts}`, ar: `ماذا يمثل: ${amounts}` },
  example: { en: 'a word before each amount', ar: 'كلمة قبل كل مبلغ' },
})
