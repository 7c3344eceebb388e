import { requestsOf } from '../conversation.ts'
import { onceFor } from '../once-for.ts'
import type { Ask, Turn } from '../skill.ts'
import type { Message } from './affinity.ts'
import { fill } from './fill.ts'
import type { Filling } from './filling.ts'
import type { Frame, Slots } from './frame.ts'
import { withOwnLines } from './own-lines.ts'
import { readMessage } from './read-message.ts'
import { asCounted, inAbsolute } from './relative-change.ts'

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
  /** The messages, with what they change by said as what it comes to. */
  texts: readonly string[]
}

export function courseOf<S extends Slots>(frame: Frame<S>, ask: Ask): Course {
  let course: Course = { filling: undefined, before: undefined, texts: [] }
  for (const text of [...requestsOf(ask.earlier), ask.text])
    course = goneOn(frame, course, text, ask)
  return course
}

function goneOn<S extends Slots>(
  frame: Frame<S>,
  { filling: before, texts }: Course,
  text: string,
  { today, language }: Ask,
): Course {
  if (!before)
    return {
      filling: filledAlone(frame, readMessage(text, today)),
      before,
      texts: [...texts, text],
    }
  const written = readMessage(asCounted(text), today)
  const meant = inAbsolute({ slots: frame.slots, before, message: written, language })
  const message = readMessage(meant, today)
  const alone = filledAlone(frame, message)
  const follows = shortened(frame, before)
  const [changed] = fill(follows, message, before)
  const isWhole =
    alone &&
    (!changed ||
      (alone.missing.length === 0 &&
        !isLineOnly(frame.slots, alone, before) &&
        !isLed(frame, alone, message) &&
        !isUnnamed(frame.slots, alone, message)))
  return {
    filling: isWhole
      ? alone
      : changed &&
        withOwnLines(changed, { slots: frame.slots, before, message, earlier: texts, today }),
    before: isWhole ? undefined : before,
    texts: [...texts, meant],
  }
}

/** What was told before in the same way, a line of a list or what is not asked for by its name, is changed by it. */
function isLineOnly(slots: Slots, { values }: Filling, before: Filling): boolean {
  const own = Object.keys(values).filter((name) => slots[name]?.kind !== 'choice')
  return (
    own.length > 0 &&
    own.every((name) => (slots[name]?.isMany || slots[name]?.isAlternative) && before.values[name])
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
  { goal }: Filling,
  { text, concepts }: Message,
) =>
  goals[goal]?.needs.length === 0 &&
  text.length < SHORT &&
  LEADS.test(text) &&
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
