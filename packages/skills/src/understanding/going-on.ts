import { requestsOf } from '../conversation.ts'
import { removalsIn } from '../follow-up/change-words.ts'
import { onceFor } from '../once-for.ts'
import type { Ask, Turn } from '../skill.ts'
import { type Message, namesAny } from './affinity.ts'
import { asCounted } from './as-counted.ts'
import { inToldUnits } from './as-told.ts'
import { fill } from './fill.ts'
import type { Before, Filling } from './filling.ts'
import type { Frame, Slots } from './frame.ts'
import type { Mention } from './mentions.ts'
import { namesIn, withOwnLines } from './own-lines.ts'
import { asksOfPart, withoutPart } from './part-asked.ts'
import { withPutBack } from './put-back.ts'
import { readMessage } from './read-message.ts'
import { withoutRejected } from './rejected.ts'
import { inAbsolute } from './relative-change.ts'
import { withSame } from './same-as.ts'
import { beforeChange, isSame, type Stage, stageBefore, whoOf, withWho } from './stages.ts'
import { withoutTakenAway } from './taken-away.ts'
import { asToldBefore, correctsTold, inThousandsOfOld } from './told-again.ts'

const fillingsOf = onceFor((_: Message) => new Map<unknown, Filling | undefined>())

/** The best filling of a message by itself, found once: to choose the skill, and to find its input. */
function filledAlone<S extends Slots>(frame: Frame<S>, message: Message): Filling | undefined {
  const known = fillingsOf(message)
  if (!known.has(frame)) known.set(frame, fill(frame, message)[0])
  return known.get(frame)
}

/** What a conversation comes to, message by message. */
interface Course {
  filling: Filling | undefined
  /** What the messages before come to; undefined where the last stands by itself. */
  before: Filling | undefined
  /** What each of the messages came to. */
  stages: readonly Stage[]
  /** The messages, with what they change by said as what it comes to. */
  texts: readonly string[]
  /** What nobody said of the last of them: that 25 are thousands. */
  assumed: readonly string[]
}

export function courseOf<S extends Slots>(frame: Frame<S>, ask: Ask): Course {
  let course: Course = { filling: undefined, before: undefined, stages: [], texts: [], assumed: [] }
  for (const said of [...requestsOf(ask.earlier), ask.text]) {
    const { stages } = course
    const text = asToldBefore(said, { slots: frame.slots, stages, language: ask.language })
    const message = readMessage(text, ask.today)
    const before = ofThisOne(frame, stageBefore(course.stages, message), course.stages, message)
    const told = namesIn(course.texts.map((one) => readMessage(one, ask.today)))
    const back = before && withPutBack(before, message, { slots: frame.slots, stages, told })
    const from = back?.from
    const gone = from
      ? changedOrBack(frame, course, { from, message: readMessage(back.text, ask.today) }, ask)
      : { filling: filledAlone(frame, message), before: undefined, text, assumed: [] }
    const next = back?.said ? { ...gone, text: `${back.said} ${gone.text}` } : gone
    const { filling } = next
    course = {
      ...next,
      texts: [...course.texts, next.text],
      stages: filling
        ? [
            ...course.stages,
            {
              filling,
              who: whoOf(course.stages.at(-1), message),
              texts: [...(next.before ? (from?.texts ?? []) : []), next.text],
            },
          ]
        : course.stages,
    }
  }
  return course
}

/** «وانا راجل» after a wife who nurses: what is so of one person is not so of another. */
function ofThisOne<S extends Slots>(
  { slots }: Frame<S>,
  from: Stage | undefined,
  stages: readonly Stage[],
  message: Message,
): Stage | undefined {
  if (!from || from.who === whoOf(stages.at(-1), message) || namesAny(message, ['baby', 'child']))
    return from
  const values = Object.fromEntries(
    Object.entries(from.filling.values).filter(([name]) => !slots[name]?.isOfOne),
  )
  return { ...from, filling: { ...from.filling, values } }
}

/** "Forget the raise": where nothing of that name was told, the last change is taken back. */
function changedOrBack<S extends Slots>(
  frame: Frame<S>,
  { stages, texts }: Course,
  { from, message }: { from: Stage; message: Message },
  ask: Ask,
): Next {
  const { text, mentions } = message
  const gone = goneOn(frame, from.filling, texts, text, ask)
  const next = { ...gone, text: withWho(gone.text, message) }
  const isBack =
    next.filling !== undefined &&
    mentions.length === 0 &&
    removalsIn(text).length > 0 &&
    isSame(next.filling, from.filling)
  return isBack ? { ...next, filling: beforeChange(stages, from).filling } : next
}

type Next = Pick<Course, 'filling' | 'before' | 'assumed'> & { text: string }

function goneOn<S extends Slots>(
  frame: Frame<S>,
  told: Filling,
  texts: readonly string[],
  text: string,
  { today, language }: Ask,
): Next {
  const { slots } = frame
  const wanted = withoutRejected(readMessage(text, today), slots, told, language)
  const inFigures = inThousandsOfOld(readMessage(wanted, today), told)
  const written = readMessage(asCounted(inFigures), today)
  const names = namesIn(texts.map((one) => readMessage(one, today)))
  const absolute = inAbsolute({ slots, before: told, message: written, language })
  const follows = shortened(frame, told)
  const changedFrom = (before: Before, message: Message) => {
    const [changed] = fill(follows, { ...message, mentions: withoutPart(message) }, before)
    return changed && withOwnLines(changed, { slots, before, message, told: names })
  }
  const changedBy = (said: string) => {
    const message = readMessage(said, today)
    const rest = withoutTakenAway(told, message, { slots: follows.slots, told: names })
    const changed = changedFrom(rest.before, rest.message)
    // What nothing works without is not taken away.
    const isTooMuch = rest.before !== told && (changed?.missing.length ?? 0) > 0
    return isTooMuch ? changedFrom(told, message) : changed
  }
  const short = changedBy(absolute)
  const { text: meant, assumed } = short
    ? inToldUnits(absolute, language, { slots: follows.slots, before: told, changed: short })
    : { text: absolute, assumed: [] }
  const message = readMessage(meant, today)
  const alone = filledAlone(frame, message)
  const changed = meant === absolute ? short : changedBy(meant)
  const isWhole =
    alone &&
    !asksOfPart(meant) &&
    (!changed ||
      (alone.missing.length === 0 &&
        !correctsTold(told, text) &&
        !leavesMore(alone, changed) &&
        !isLineOnly(frame, alone, told) &&
        !isLed(frame, alone, message) &&
        !isUnnamed(slots, alone, message)))
  return {
    filling: isWhole
      ? withSame(alone, told, { slots, message: readMessage(text, today) })
      : changed,
    before: isWhole ? undefined : told,
    text: isWhole ? text : meant,
    assumed,
  }
}

/** A figure that only what was told before explains goes on from it. */
const leavesMore = ({ leftOver }: Filling, changed: Filling): boolean =>
  leftOver.filter(({ doubt }) => doubt === 0).length > changed.leftOver.length

/** What was told before in the same way, a line of a list or what is not asked for by its name, is changed by it. */
function isLineOnly<S extends Slots>(
  { slots, goals }: Frame<S>,
  { values, goal }: Filling,
  before: Filling,
): boolean {
  const own = Object.keys(values).filter((name) => slots[name]?.kind !== 'choice')
  const isTold = (name: string) => before.values[name] !== undefined
  /** Revenue after a profit: told beside it. */
  const isBeside = (name: string) =>
    own.length === 1 &&
    goals[goal]?.needs.some(
      (line) =>
        typeof line !== 'string' && (line as readonly string[]).includes(name) && line.some(isTold),
    )
  return (
    own.length > 0 &&
    own.every((name) => {
      const { isMany, isAlternative, shortFor = name } = slots[name] as Slots[string]
      if (isTold(name) || isTold(shortFor)) return isMany || isAlternative
      return isAlternative && isBeside(name)
    })
  )
}

/** "My sister, same height but 55": one figure without a name asks nothing new. */
function isUnnamed(slots: Slots, { values }: Filling, { concepts, mentions }: Message): boolean {
  const [name, other] = Object.keys(values).filter((one) => slots[one]?.kind !== 'choice')
  if (!name || other || mentions.length > 1) return false
  return !concepts.some(({ concept }) => slots[name]?.cues?.includes(concept))
}

/** "And if I run for an hour?": of a goal that needs nothing every message is complete, and a short one goes on. */
const isLed = <S extends Slots>(
  { goals }: Frame<S>,
  { goal, values }: Filling,
  { text, concepts }: Message,
) =>
  goals[goal]?.needs.length === 0 &&
  text.length < SHORT &&
  (LEADS.test(text) || Object.keys(values).length === 0 || namesAny({ concepts }, ['he', 'she'])) &&
  !concepts.some(({ concept }) => concept === 'relative' || concept === 'someoneElse')
const SHORT = 60
const LEADS =
  /^\s?(?:(?:so|ok|okay|and|but|طيب|طب|بس)\s){0,2}(?:and|what if|what about|if|make it|no|for|[وف]?لو|[وف]?[إا]ذا|خلي\p{L}{0,2}|و(?=\p{L}))/iu

/** A slot that was not told says, where it is named later on, the one that was: after a basic pay "the salary" is the basic pay. */
function shortened<S extends Slots>(frame: Frame<S>, { values }: Filling): Frame<S> {
  const short = Object.entries(frame.slots).filter(
    ([name, { shortFor }]) => shortFor && values[shortFor] && !values[name],
  )
  if (short.length === 0) return frame
  const slots: Record<string, Slots[string]> = { ...frame.slots }
  for (const [name, { shortFor = '', cues = [] }] of short) {
    const whole = slots[shortFor]
    if (!whole) continue
    delete slots[name]
    slots[shortFor] = { ...whole, cues: [...(whole.cues ?? []), ...cues] }
  }
  return { ...frame, slots: slots as S }
}

/** The messages that an answer rests on, the last one last. */
export const toldIn = <S extends Slots>(frame: Frame<S>, ask: Ask): readonly Message[] =>
  (courseOf(frame, ask).stages.at(-1)?.texts ?? [ask.text]).map((text) =>
    readMessage(text, ask.today),
  )

/** In which of them a value was told. */
export const messageOf = (told: readonly Message[], mention: Mention): Message =>
  told.findLast(({ mentions }) => mentions.includes(mention)) ??
  told.findLast(({ text }) => text.slice(mention.start, mention.end).trim() === mention.written) ??
  (told.at(-1) as Message)

/** A conversation with its follow-ups said in full. */
export function inFull<S extends Slots>(frame: Frame<S>, ask: Ask): Ask {
  const requests = requestsOf(ask.earlier)
  if (requests.length === 0) return ask
  const { texts } = courseOf(frame, ask)
  const text = texts.at(-1) ?? ask.text
  const earlier = texts
    .slice(0, -1)
    .map((message): Turn => ({ message, answer: '', outcome: 'answer' }))
  return { ...ask, text, earlier }
}

/** The request before the one that is asked, with what was said before it. */
export function lastOf(ask: Ask): Ask {
  const requests = requestsOf(ask.earlier)
  const earlier = requests
    .slice(0, -1)
    .map((message): Turn => ({ message, answer: '', outcome: 'answer' }))
  return { ...ask, text: requests.at(-1) ?? '', earlier }
}

/** Whether what could be said next is so already: "and over 20 years?" of a term of 20 years. */
export function isSaid<S extends Slots>(frame: Frame<S>, ask: Ask, next: string): boolean {
  const turn: Turn = { message: ask.text, answer: '', outcome: 'answer' }
  const { filling, before } = courseOf(frame, {
    ...ask,
    text: next,
    earlier: [...(ask.earlier ?? []), turn],
  })
  const names = filledAlone(frame, readMessage(next, ask.today))?.values ?? {}
  return (
    before !== undefined &&
    filling?.goal === before.goal &&
    Object.keys(names).length > 0 &&
    plainly(filling) === plainly(before)
  )
}

const plainly = ({ values }: Filling): string =>
  JSON.stringify(
    Object.entries(values).toSorted(([a], [b]) => a.localeCompare(b)),
    (key, value) =>
      key === 'mention' || key === 'match' || key === 'currency' ? undefined : value,
  )
