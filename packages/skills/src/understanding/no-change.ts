import type { Bilingual } from '@wakeel/contract'
import type { Ask, Missing, Reading } from '../skill.ts'
import type { Frame, Slots } from './frame.ts'
import { courseOf, lastOf } from './going-on.ts'
import { general } from './lexicon/general.ts'
import { people } from './lexicon/people.ts'
import { asksOfPart } from './part-asked.ts'
import { readMessage } from './read-message.ts'

/** A follow-up that changes nothing and asks nothing that is known is asked about, and the old answer is not given again. */
export function askedForChange<S extends Slots, Input>(
  frame: Frame<S>,
  ask: Ask,
  read: (ask: Ask) => Reading<Input>,
): Reading<Input> {
  const reading = read(ask)
  const { before } = courseOf(frame, ask)
  if (!before || !('input' in reading) || asksOfAnswer(frame, ask)) return reading
  const last = read(lastOf(ask))
  if (!('input' in last) || inputsOf(last) !== inputsOf(reading)) return reading
  return { missing: [whatChanges(frame.followUps, last.understood?.facts ?? [])] }
}

const inputsOf = <Input>({
  input,
  more = [],
}: Extract<Reading<Input>, { input: unknown }>): string =>
  JSON.stringify([input, ...more.map((other) => other.input)])

const WHY =
  /(?<!\p{L})(?:why|how (?:did|do|come|is it|was it)|explain|sure|correct|thanks?|thank you|thx|[وف]?ل[ايه]{0,2}ش|ليه|لماذا|كيف|إزاي|ازاي|اشرح|مت[أا]كد|شكر[اً]{0,2}|مشكور|تسلم)(?!\p{L})/iu

/** "How much over the limit is that profit?" */
const OF_IT =
  /\bis (?:that|this|it)\b|\b(?:that|this) (?:is|profit|tax|total|amount|payment|loan|cash|money)\b/iu

/** It asks why, or names something that the answer or the rule beside it speaks of. */
function asksOfAnswer<S extends Slots>(frame: Frame<S>, { text, today }: Ask): boolean {
  if (WHY.test(text)) return true
  const { concepts, mentions } = readMessage(text, today)
  const isSupposed = concepts.some(({ concept }) => concept === 'supposing')
  const isAsking = concepts.some(({ concept }) => concept === 'question')
  if (asksOfPart(text) || (isAsking && !isSupposed && OF_IT.test(text))) return true
  if (mentions.some(({ doubt }) => doubt === 0)) return false
  const ofSlots = new Set<string>(
    Object.values(frame.slots).flatMap((slot) => [
      ...(slot.cues ?? []),
      ...(slot.kind === 'choice' ? Object.values(slot.options).flatMap(({ cues }) => cues) : []),
    ]),
  )
  return concepts.some(
    ({ concept }) =>
      !(concept in general) && !(concept in people) && !(isSupposed && ofSlots.has(concept)),
  )
}

function whatChanges(followUps: readonly Bilingual[] = [], facts: readonly string[]): Missing {
  const known = facts.join(', ')
  const [example] = followUps
  return {
    name: {
      en: `what is to be changed${known && `; I know: ${known}`}`,
      ar: `ما الذي يتغيّر${known && `؛ المعروف: ${known}`}`,
    },
    example: example ?? { en: 'a new value', ar: 'قيمة جديدة' },
  }
}
