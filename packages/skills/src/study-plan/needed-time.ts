import { latinDigits } from '../reading/arabic.ts'
import { quantities } from '../reading/quantities.ts'
import { durationIn } from '../reading/quantity.ts'
import { type Duration, minutesIn } from './daily-time.ts'
import { STEP } from './schedule.ts'
import { spelledOut } from './spelled-out.ts'

const PER_TOPIC =
  /(?:(?:each|every|per|a)\s(?!(?:single\s)?(?:day|week|night|evening|morning))(?:one\s|of them\s)?(?:chapter|topic|subject|unit|module|lesson)?|(?:كل|لكل|لل)\s?(?:فصل|موضوع|مادة|ماده|درس|وحدة|وحده|واحد))/iu
const ASKED_DAILY =
  /how (?:many hours|much(?: time)?|long)[^.?!\n]{0,40}(?:(?:a|per|each|every) day|daily)|(?:كم|قد?يش|أد إيه|كام)[^.؟!\n]{0,40}(?:يوميا|يوميًا|باليوم|في اليوم|كل يوم)/iu
/** "How many hours for each subject": what each takes is asked for and not told. */
const ASKED_OF_EACH =
  /how many hours (?:for |per |does )?(?:each|every|per)|(?:كم|كام) ساع[ةه] (?:لكل|كل|لل)/iu
const NEAR = 28

/** "Each chapter takes 5 hours; how many hours a day do I need?": the minutes that each topic takes, where the daily time is what is asked for. */
export function minutesOfEach(text: string): number | undefined {
  const plain = latinDigits(text)
  if (!ASKED_DAILY.test(plain) || ASKED_OF_EACH.test(plain)) return undefined
  const hours = quantities(plain).find(
    ({ kind, start, end }) =>
      kind === 'duration' &&
      (PER_TOPIC.test(plain.slice(Math.max(0, start - NEAR), start)) ||
        PER_TOPIC.test(plain.slice(end, end + NEAR).split(/[.,،؛;\n]/u)[0] ?? '')),
  )
  return hours?.kind === 'duration' ? Math.round(durationIn('minute', hours.parts)) : undefined
}

/** As much a day as all topics take, in whole steps. */
export const neededADay = (minutesEach: number, topics: number, days: number): number =>
  Math.ceil((minutesEach * topics) / days / STEP) * STEP

const OF_ALL =
  /^ (?:(?:worth )?of (?:material|content|lectures?|videos?|study|work|reading|course)|in (?:total|all)|altogether|total|محاضرات|شرح|فيديوهات|ماد[ةه]|محتوى|بالمجموع|إجمالي|اجمالي)(?!\p{L})/iu

/** "60 hours of material": all that there is to study, in minutes. */
export function neededInAll(text: string): number | undefined {
  const plain = spelledOut(text)
  const all = quantities(plain).find(
    (quantity): quantity is Duration =>
      quantity.kind === 'duration' && OF_ALL.test(plain.slice(quantity.end)),
  )
  return all && minutesIn(all)
}
