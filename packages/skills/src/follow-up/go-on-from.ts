import { answeredTogether, type Choosable, type Read, rankedReadings } from '../rank.ts'
import { words } from '../reading/words.ts'
import type { Answered, Ask, Before } from '../skill.ts'
import { withoutOpening } from './opening.ts'
import { undoes } from './undoes.ts'

/** What a skill has answered in a conversation. */
export interface Told<S> {
  skill: S
  answered: Answered<unknown>
}

/** By the skill that answered last, with all that it has answered. */
export function goOnFrom<S extends Choosable>(
  history: readonly Told<S>[],
  whole: Ask,
  latest: Ask,
): Read<S> | undefined {
  const skill = history.at(-1)?.skill
  if (!skill?.goOn) return undefined
  const own = history.filter((told) => told.skill === skill).map(({ answered }) => answered)
  const former = !skill.frame && undoes(latest.text) ? formerOf(own) : undefined
  if (former) return { skill, reading: { request: '', input: former.inputs[0] } }
  const goOn = (ask: Ask) =>
    skill.goOn?.(own as unknown as Before<unknown>, { ...ask, text: withoutOpening(ask.text) })
  const isReply = whole.text !== latest.text && !skill.frame
  const alone = isReply ? goOn(latest) : undefined
  const isAnswered = alone !== undefined && 'input' in alone
  if (isAnswered && words(latest.text).length > LONGEST_REPLY) return { skill, reading: alone }
  const together = goOn(whole)
  // Where the two together say nothing, the later one may by itself.
  const reading = isAnswered && together && 'missing' in together ? alone : together
  return reading && { skill, reading }
}
/** What is longer tries again in other words, where no frame says what it completes. */
const LONGEST_REPLY = 3

/** What was answered last before it was changed to what holds now. */
function formerOf(own: readonly Answered<unknown>[]): Answered<unknown> | undefined {
  const said = (told: Answered<unknown> | undefined) => JSON.stringify(told?.inputs)
  const last = said(own.at(-1))
  return own.findLast((told) => said(told) !== last)
}

/** By a skill that answered before the last, where the message says nothing by itself: "and the TRN?" once the tax was told. */
export function goOnFromEarlier<S extends Choosable>(
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
        ask,
      ),
    )
    .find((read) => read && 'input' in read.reading)
}
