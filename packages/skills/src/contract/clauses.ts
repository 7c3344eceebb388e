import { latinDigits } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'
import { periodsInDays } from './clause-kind.ts'

/** A numbered clause or, in a text without numbers, a paragraph. */
export interface Clause {
  /** As the contract numbers it (`4.2`), or its place in the text (`§3`) when it has no numbers. */
  number: string
  heading: string
  sentences: string[]
}

/** What can open a clause: `4.`, `4.2`, `(4)`, `Clause 4:`, `المادة (4)`, `البند الرابع:`, `أولاً:`. */
const opening =
  /^[\s*#>-]*(?:(?:article|art\.?|clause|section|المادة|مادة|البند|بند)\s*(?:رقم\s)?\(?([\d٠-٩]+(?:\.[\d٠-٩]+)*|[\u0621-\u064a]+(?: عشر)?)\)?|\(?([\d٠-٩]{1,2}(?:\.[\d٠-٩]{1,2}){0,3})[.):\-–]*(?=\s)|(?:(?:version|option|text|العرض|الخيار|النص|البند) )?\(?([A-Dأبجد])[):：]+(?=\s)|(ال[أا]ول[ىي]?|الثاني[ةه]?)(?=\s?[:：])|((?:أولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا|تاسعا|عاشرا)[ًّ]*(?: عشر)?)(?=[\s:：-]))[\s.):*\-–—]*/iu

/** Inside one long line, clauses are told apart by a number that follows the end of a sentence (`… days. 4. Fees. …`), called a clause by any mark (`…, بند 2: …`). */
const inlineOpening =
  /(?<=[.;؛]\s{1,3})(?=[\d٠-٩]{1,2}\.[\d٠-٩]{1,2}\s{1,2}[\p{Lu}\u0621-\u064a])|(?<=[.;؛:?؟]\s{1,3})(?=[\d٠-٩]{1,2}(?:\.\d{1,2})?[.)-]\s+[\p{Lu}\u0621-\u064a])|(?<=[.;؛:?؟]\s{1,3})(?=\([\d٠-٩]{1,2}\)\s)|(?<=[.;؛:?؟]\s{1,3})(?=\(?[A-Dأبجد][):：]+\s)|(?<=[.؛]\s{1,3})(?=(?:المادة|البند|Clause|Article|Art\.?|Section)\s*\(?[\d٠-٩\u0621-\u064a])|(?<=[.;؛،,:»]\s{1,3})(?=(?:المادة|مادة|البند|بند|[Cc]lause|[Aa]rticle|[Ss]ection)\s?(?:رقم\s)?\(?[\d٠-٩]{1,2}\)?\s?[:：.–—-])/u

/** One clause alone is numbered when it is called so: `Clause 4: …`, `المادة (4) …`. */
const NAMED =
  /^[\s*#>-]*(?:article|clause|section|المادة|مادة|البند|بند)\s?(?:رقم\s)?\(?[\d٠-٩]{1,2}(?:\.[\d٠-٩]{1,2})?\)?\s?[:：.–—-]/iu

/** "17. This Agreement shall …": one clause alone with the number it has in the contract. */
const ALONE = /^\s{0,9}[\d٠-٩]{1,2}(?:\.[\d٠-٩]{1,2})?[.)]\s{1,3}[\p{Lu}\u0621-\u064a]/u

const HEADING_LENGTH = 70

export function splitClauses(text: string): Clause[] {
  const lines = text.split(/\r?\n/).flatMap((line) => line.split(inlineOpening))
  const isNumbered =
    lines.filter((line) => opening.test(line)).length >= 2 ||
    lines.some((line) => NAMED.test(line)) ||
    (lines.length === 1 && ALONE.test(lines[0] ?? ''))
  const clauses = isNumbered ? numberedClauses(lines).map(withText) : paragraphs(lines)
  return clauses.filter(({ heading, sentences }) => heading !== '' || sentences.length > 0)
}

/** How many clauses stand before the first that is numbered here: of an excerpt that begins with clause 8, seven. */
export const clausesBefore = (clauses: readonly Clause[]): number =>
  Math.max(0, (numbersIn(clauses)[0] ?? 1) - 1)

const numbersIn = (clauses: readonly Clause[]): number[] =>
  clauses
    .map(({ number }) => Number.parseInt(latinDigits(number), 10))
    .filter((number) => number > 0)

/** A jump so wide is a clause of another document or a slip, and no gap. */
const WIDEST_GAP = 30

/** The first and last number of each run of clauses that was left out, before and between those that were pasted. */
export function gapsIn(clauses: readonly Clause[]): [number, number][] {
  const numbers = numbersIn(clauses)
  return numbers.flatMap((number, at): [number, number][] => {
    const last = numbers[at - 1] ?? 0
    return number > last + 1 && (at === 0 || number - last <= WIDEST_GAP)
      ? [[last + 1, number - 1]]
      : []
  })
}

/** "3. Notice 30 days.", "4) Disputes: Rental Disputes Centre": a line so short that it looks like a heading, and says all there is. */
const withText = (clause: Clause, index: number, all: readonly Clause[]): Clause =>
  clause.sentences.length === 0 &&
  /[\d٠-٩]|[:：]\s/.test(clause.heading) &&
  !all[index + 1]?.number.startsWith(`${clause.number}.`)
    ? { ...clause, sentences: [clause.heading] }
    : clause

function numberedClauses(lines: readonly string[]): Clause[] {
  const clauses: Clause[] = []
  let parent = { number: '', heading: '' }
  // What stands before the first number is read as well.
  let current: Clause = { number: '§1', heading: '', sentences: [] }
  clauses.push(current)
  for (const line of lines) {
    const start = opening.exec(line)
    if (!start) {
      if (current.heading === '' && current.sentences.length === 0 && isHeading(line))
        current.heading = plain(line)
      else current.sentences.push(...splitSentences(line))
      continue
    }
    const number =
      start
        .slice(1)
        .find((one) => one !== undefined)
        ?.toUpperCase() ?? ''
    const { heading, rest } = headingOf(line.slice(start[0].length))
    const isPart = number.startsWith(`${parent.number}.`)
    current = {
      number,
      heading: heading || (isPart ? parent.heading : ''),
      sentences: splitSentences(rest),
    }
    if (!isPart) parent = { number, heading }
    clauses.push(current)
    if (heading === '' && rest === '') continue
  }
  return clauses
}

function paragraphs(lines: readonly string[]): Clause[] {
  const clauses: Clause[] = []
  let heading = ''
  for (const line of lines) {
    if (line.trim() === '') continue
    if (isHeading(line)) {
      heading = plain(line)
      continue
    }
    const parts = headingOf(line)
    clauses.push({
      number: `§${clauses.length + 1}`,
      heading: parts.heading || heading,
      sentences: splitSentences(parts.rest),
    })
    heading = ''
  }
  return clauses
}

/** `Termination. Either party may…` and `Termination: either…` carry their heading in front. */
function headingOf(text: string): { heading: string; rest: string } {
  const line = plain(text)
  if (isHeading(line)) return { heading: line.replace(/[.:：]$/, ''), rest: '' }
  const front = /^([\p{L}][\p{L}\s&,/'’()-]{2,60}?)\s*([.:：–—])\s+(?=\S)/u.exec(line)
  const count = front?.[1]?.split(/\s+/).length ?? 0
  // «مدة العقد سنة قابلة للتجديد.» is a sentence.
  const most = front?.[2] === '.' ? 4 : 7
  const isTerm = front?.[2] === '.' && periodsInDays(front[1] ?? '').length > 0
  if (
    front &&
    count <= most &&
    !isTerm &&
    !/\b(?:shall|will|may|must|is|are)\b/i.test(front[1] ?? '')
  ) {
    return { heading: front[1] ?? '', rest: line.slice(front[0].length) }
  }
  return { heading: '', rest: line }
}

function isHeading(line: string): boolean {
  const text = plain(line)
  return (
    text !== '' &&
    text.length <= HEADING_LENGTH &&
    text.split(/\s+/).length <= 8 &&
    !/[.;,؛،]$/.test(text.replace(/^\S+\.$/, '')) &&
    !/\b(?:shall|will|may|must|can|cannot|pays?|agrees?|is|are|has|have)\b/i.test(text) &&
    !isArabicSentence(text)
  )
}

/** «يحق للشركة إنهاء الخدمة دون إشعار», «للمالك رفع الإيجار»: what somebody does or may do is no heading, whatever its length. */
function isArabicSentence(text: string): boolean {
  const [first] = words(text)
  return first !== undefined && (isArabicVerb(first) || /^(?:لا$|لل.{2}|لاي$)/.test(first.word))
}

function plain(text: string): string {
  return text.replace(/^[\s#>*_•-]+|(?<![\s*_])[\s*_]+$/g, '').trim()
}

function splitSentences(text: string): string[] {
  return plain(text)
    .split(/(?<=[.;!?؛؟])\s+(?=[\p{Lu}\u0621-\u064a("“]|\d)/u)
    .map((sentence) => sentence.trim().replace(/[,،;؛]$/, ''))
    .filter((sentence) => /\p{L}/u.test(sentence))
}
