import { requestsOf } from './conversation.ts'
import { withoutOpening } from './follow-up/opening.ts'
import { answeredTogether, type Choosable, type Read, rankedReadings } from './rank.ts'
import { withoutQuoteMarks, withoutRunsOfBlanks } from './reading/blanks.ts'
import { formatDate } from './reading/format.ts'
import { withoutTalk } from './sentences/talk.ts'
import type { Answered, Ask, Before, Reading } from './skill.ts'

// A message that goes on from what was answered before: "and the average?", "make it 2 hours".

/** A request as skills read it: without what is said beside it. */
export const cleaned = (ask: Ask): Ask => ({
  ...ask,
  text: withoutTalk(withoutRunsOfBlanks(withoutQuoteMarks(ask.text))),
})

/** What a request comes to that goes on from an earlier one of its conversation; undefined where it stands by itself. */
export function continued<S extends Choosable>(
  skills: readonly S[],
  ask: Ask,
): Read<S> | undefined {
  if (!ask.earlier?.length || !skills.some(({ goOn }) => goOn)) return undefined
  const history: Told<S>[] = []
  for (const text of requestsOf(ask.earlier)) {
    const earlier = cleaned({ ...ask, text, earlier: [] })
    const goingOn = goOnFrom(history, earlier)
    const read = goingOn ? [goingOn] : answeredTogether(rankedReadings(skills, earlier).readings)
    for (const { skill, reading } of read) {
      if (!('input' in reading)) continue
      history.push({ skill, answered: { text: earlier.text, inputs: inputsOf(reading) } })
    }
  }
  return (
    goOnFrom(history, ask) ??
    goOnFromEarlier(history, skills, ask) ??
    ofThatDay(history.at(-1), skills, ask)
  )
}

/** By a skill that answered before the last, where the message says nothing by itself: "and the TRN?" once the tax was told. */
function goOnFromEarlier<S extends Choosable>(
  history: readonly Told<S>[],
  skills: readonly S[],
  ask: Ask,
): Read<S> | undefined {
  const last = history.at(-1)?.skill
  const others = [...new Set(history.map(({ skill }) => skill).toReversed())]
  if (others.length < 2) return undefined
  if (answeredTogether(rankedReadings(skills, ask).readings).length > 0) return undefined
  return others
    .filter((skill) => skill !== last)
    .map((skill) =>
      goOnFrom(
        history.filter((told) => told.skill === skill),
        ask,
      ),
    )
    .find((read) => read && 'input' in read.reading)
}

const THAT_DAY =
  /(?<!\p{L})(?:on )?(?:that (?:same )?(?:day|date)|the same day|(?:ب?نفس|هذاك|هداك|هاداك|ذاك|داك|ذلك) (?:ال)?(?:يوم|نهار|تاريخ))(?!\p{L})/iu
const FROM_TODAY = /(?<!\p{L})(?:from (?:today|now)|من اليوم|من الحين|من هلق)(?!\p{L})/iu
const LONGEST_OF_DAY = 80

/** "And in Hijri?", "10 am that day in Toronto": asked by any skill of the day that the answer before came to. */
function ofThatDay<S extends Choosable>(
  last: Told<S> | undefined,
  skills: readonly S[],
  ask: Ask,
): Read<S> | undefined {
  const day = last?.skill.dayOf?.(last.answered.inputs[0], ask)
  if (day === undefined || ask.text.length > LONGEST_OF_DAY) return undefined
  // What names nothing that any skill knows asks nothing of a day either.
  if (rankedReadings(skills, ask).isOutside) return undefined
  const answersTo = (text: string) =>
    answeredTogether(rankedReadings(skills, { ...ask, text }).readings)
  const written = formatDate(day, ask.language)
  const isSaid = THAT_DAY.test(ask.text)
  if (!isSaid && /[\d٠-٩]/.test(ask.text)) return undefined
  if (!isSaid && !FROM_TODAY.test(ask.text) && answersTo(ask.text).length > 0) return undefined
  const [read] = answersTo(isSaid ? ask.text.replace(THAT_DAY, written) : `${ask.text} ${written}`)
  if (!read) return undefined
  const { uses: _ofOtherText, ...reading } = read.reading
  return { skill: read.skill, reading }
}

interface Told<S> {
  skill: S
  answered: Answered<unknown>
}

/** By the skill that answered last, with all that it has answered. */
function goOnFrom<S extends Choosable>(history: readonly Told<S>[], ask: Ask): Read<S> | undefined {
  const skill = history.at(-1)?.skill
  if (!skill?.goOn) return undefined
  const own = history.filter((told) => told.skill === skill).map(({ answered }) => answered)
  const reading = skill.goOn(own as unknown as Before<unknown>, {
    ...ask,
    text: withoutOpening(ask.text),
  })
  return reading && { skill, reading }
}

const inputsOf = ({
  input,
  more = [],
}: Extract<Reading<unknown>, { input: unknown }>): Answered<unknown>['inputs'] => [
  input,
  ...more.map((other) => other.input),
]
