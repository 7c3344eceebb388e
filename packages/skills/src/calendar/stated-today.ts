import type { Ask } from '../skill.ts'
import { readMessage } from '../understanding/read-message.ts'

/** "Today is 24 November 2026", «اليوم هو 24 نوفمبر»: leads to the day from which the rest of the message counts. */
const LEAD =
  /(?:\b(?:today(?:['’]s date)? is|today['’]s date[:,]?|today\s?[:=(]|as of today,?|it['’]?s today)|(?<!\p{L})(?:اليوم هو|اليوم\s?[:،=(]?|تاريخ اليوم(?: هو)?\s?[:،=(]?|النهارد[هة]\s?[:،(]?|هاليوم\s?[:،(]?))\s?(?:\p{L}+day,? |(?:يوم )?(?:ال(?:أحد|احد|اثنين|إثنين|ثلاثاء|أربعاء|اربعاء|خميس)|الجمعة|السبت)،? )?$/iu
const LONGEST_LEAD = 40

/** The request as of the day that it says is today, which then is none of its dates. */
export function asOfStatedToday(ask: Ask): Ask & { isStated?: true } {
  const { mentions } = readMessage(ask.text, ask.today)
  const stated = mentions.find(
    ({ kind, start }) =>
      kind === 'date' && LEAD.test(ask.text.slice(Math.max(0, start - LONGEST_LEAD), start)),
  )
  const isAlone = !mentions.some(
    (other) => other !== stated && (other.kind === 'date' || other.kind === 'duration'),
  )
  if (stated?.kind !== 'date' || isAlone) return ask
  const { start, end } = stated
  const lead = LEAD.exec(ask.text.slice(Math.max(0, start - LONGEST_LEAD), start))?.[0] ?? ''
  const from = start - lead.length
  const text = ask.text.slice(0, from) + ' '.repeat(end - from) + ask.text.slice(end)
  return { ...ask, text, today: stated.date, isStated: true }
}
