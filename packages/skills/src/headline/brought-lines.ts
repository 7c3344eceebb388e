import { addedIn } from '../follow-up/added.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { words } from '../reading/words.ts'

const THAT_OR =
  /(?<!\p{L})(?:that|this|it|mine|(?:the )?(?:first|old|last)(?: one)?|هذا|هاد|هيدا|ده|هو|[أا]ولي?)(?: one)?\s(?:or|vs\.?|versus|ولا|[أا]و)\s(?<line>\S.{3,199})$/iu
const ASKED_BEFORE = /^(?<lead>[^?؟:：\n]{2,50})[?؟:：]\s{1,3}(?<line>\S.{3,199})$/u
const POINTS =
  /(?<!\p{L})و?(?:(?:what about|how about|(?:شرايك|شو ر[أا]يك)(?: (?:في|ب))?)$|this|that|these|one|next|third|as a question(?: then)?|هذا|هاد|هيدا|ده|هاي|هذه|الجديد|ثاني|تاني)(?!\p{L})/iu
/** "I shortened it: …", «قصيتو: …», «الثاني بكتبه سؤال: …»: what the line says now. */
const REWRITES =
  /(?<!\p{L})(?:(?:shortened|rewrote|rewritten|reworded|changed?|cut|trimmed|fixed|edited|made|make|write|wrote|turn(?:ed)?)(?!\p{L})|[وب]?(?:قص[ّ]?ي?ت?|قصر?ت|اختصرت|عد[ّ]?ل?ت|غي[ّ]?ر?ت|كتبت?|[أا]?كتب|خل[ّ]?ي?ت?|صل[ّ]?حت|سوي?ت?|صار|صارت)(?:ها|[هو]|ي?ه|ي?ها)?(?!\p{L}))/iu
const BEFORE_IT = /^(?:before|in front of|behind|after) it(?!\p{L})/iu
const ANOTHER = /(?<!\p{L})(?:another|واحد ثاني|غيره)(?!\p{L})/iu
/** "How many characters has that one": a row below the line that asks of it. */
const isAsking = (row: string): boolean =>
  /^(?:and |و)?(?:how|which|is|does|will|what|كم|كام|هل|[أا]يهم)(?!\p{L})/iu.test(row) &&
  POINTS.test(row)
const LEAST_WORDS = 2
const LONGEST_LEAD = 7

/** "Which is better, that or …", "and this one? …", "add to them: …": lines that are held against those before. */
export function linesBrought(
  message: string,
  compares: (lead: string) => boolean,
): { lines: string[]; isBeside: boolean; request: string } | undefined {
  const asked = /\n\s{0,9}(?<question>[^\n]{3,60})$/u.exec(message)
  if (asked?.groups?.question && isAsking(asked.groups.question)) {
    const brought = linesBrought(message.slice(0, asked.index).trim(), compares)
    return brought && { ...brought, request: `${brought.request}. ${asked.groups.question}` }
  }
  const or = THAT_OR.exec(message)
  if (or?.groups?.line && compares(message.slice(0, or.index)))
    return { lines: [or.groups.line], isBeside: true, request: message.slice(0, or.index) }
  const { lead = '', line = '' } = ASKED_BEFORE.exec(message)?.groups ?? {}
  const isLead =
    words(lead).length <= LONGEST_LEAD &&
    (compares(lead) || POINTS.test(lead) || REWRITES.test(lead))
  if (isLead && words(line).length >= LEAST_WORDS && !BEFORE_IT.test(line))
    return {
      lines: [line],
      isBeside: compares(lead) || (changeIn(lead)('add') && !ANOTHER.test(lead)),
      request: lead,
    }
  const [first = '', ...rows] = message
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
  const isAdding = addedIn(`${first} .`) !== undefined && words(first).length <= LONGEST_LEAD
  return isAdding && rows.length > 0 ? { lines: rows, isBeside: true, request: first } : undefined
}
