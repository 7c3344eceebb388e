import type { Answer } from './answer.ts'
import { type Finding, periodsInDays, understand } from './clause-kind.ts'

/** "Is it over the limit?", «المدة زايدة عن المسموح؟» */
const EXCEEDS =
  /\b(?:too long|longer than|(?:above|beyond|exceeds?|more than|over) (?:the |what )?(?:uae )?(?:law|legal|limit|allowed|maximum|max|permitted))\b|(?<!\p{L})(?:زا[يئ]د[ةه]|زياد[ةه] عن|طويل[ةه]|[أا]طول|[يت]تجاوز|متجاوز[ةه]?|تتخطى|فوق (?:الحد|المسموح|القانون)|[أا]كثر من (?:الحد|المسموح|القانون|اللازم))(?!\p{L})/iu
const LEGAL =
  /\b(?:legal|allowed|lawful|permitted|enforceable)\b|(?<!\p{L})(?:قانوني[ةه]?|مسموح[ةه]?|مسموح فيه[ا]?|يجوز)(?!\p{L})/iu
const LONGEST_FOR_EMPLOYEE = 730

/** Whether a ban is longer than the law lets it be; nothing where no ban names how long it lasts, or something else is asked. */
export function answerOfLength(question: string, findings: readonly Finding[]): Answer | undefined {
  const ban = findings.find(({ kind }) => kind === 'non-compete')
  const isTooLong = ban?.quotes.some(({ text }) =>
    periodsInDays(text).some((days) => days > LONGEST_FOR_EMPLOYEE),
  )
  const isNamed = ban?.quotes.some(({ text }) => periodsInDays(text).length > 0)
  const { concepts } = understand(question)
  const isOfOther = (['penalty', 'notice', 'renew', 'liable'] as const).some((one) =>
    concepts.has(one),
  )
  if (!ban || !isNamed || isOfOther) return undefined
  const isExceeding = EXCEEDS.test(question)
  if (!isExceeding && !(isTooLong && LEGAL.test(question))) return undefined
  return {
    about: { kind: ban.kind },
    isYes: isExceeding === isTooLong,
    quotes: ban.quotes,
    judged: { level: ban.level, risks: ban.risks },
  }
}
