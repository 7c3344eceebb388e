import { answeredTogether, type Choosable, type Read, rankedReadings } from '../rank.ts'
import { formatDate } from '../reading/format.ts'
import type { Ask } from '../skill.ts'
import type { Told } from './go-on-from.ts'

const THAT_DAY =
  /(?<!\p{L})(?:on )?(?:that (?:same )?(?:day|date)|the same day|(?:ب?نفس|هذاك|هداك|هاداك|ذاك|داك|ذلك) (?:ال)?(?:يوم|نهار|تاريخ))(?!\p{L})/iu
/** «وبعده بعشر ايام», "a week before that" */
const BESIDE_IT = /(?<!\p{L})(?<side>after|before|و?بعد|و?قبل)(?: that| it|ها|ه)(?!\p{L})/iu
const FROM_TODAY = /(?<!\p{L})(?:from (?:today|now)|من اليوم|من الحين|من هلق)(?!\p{L})/iu
const LONGEST_OF_DAY = 80

/** "And in Hijri?", "10 am that day in Toronto": asked by any skill of the day that the answer before came to. */
export function ofThatDay<S extends Choosable>(
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
  const isBeside = BESIDE_IT.test(ask.text)
  const isSaid = isBeside || THAT_DAY.test(ask.text)
  if (!isSaid && /[\d٠-٩]/.test(ask.text)) return undefined
  if (!isSaid && !FROM_TODAY.test(ask.text) && answersTo(ask.text).length > 0) return undefined
  const named = isBeside
    ? ask.text.replace(BESIDE_IT, `$<side> ${written}`)
    : ask.text.replace(THAT_DAY, written)
  const [read] = answersTo(isSaid ? named : `${ask.text} ${written}`)
  if (!read) return undefined
  const { uses: _ofOtherText, ...reading } = read.reading
  return { skill: read.skill, reading }
}
