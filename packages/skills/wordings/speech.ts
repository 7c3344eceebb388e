import type { Span } from '../src/reading/words.ts'

/** Agents that work on what is pasted: of such a message only what asks is its writer's own wording. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  'contract-clause-scanner',
  'headline-analyst',
  'meeting-minutes',
  'priority-matrix',
  'quiz-maker',
  'readability-coach',
  'search-page-auditor',
  'study-planner',
  'text-summary-desk',
])

const ASKING =
  /[?؟]|\b(?:pls|plz|please|can you|can u|could you|need|want|give me|tell me|make|sum|summar\w*|sort|rank|check|scan|compare|which|what|how|who|is this|do i|turn|quiz|rate|audit|plan)\b|(?:^|\s)(?:كم|كام|شو|ايش|إيش|وش|ايه|إيه|مين|هل|وين|فين|ابي|أبي|ابغى|أبغى|ابغي|بدي|عايز|عاوز|أريد|اريد|نبي|ممكن|سو|سوي|اعمل|اعملي|لخص|لخصلي|رتب|رتبلي|رتبيلي|شيك|شوف|شوفلي|راجع|طلع|طلعلي|عطني|اعطني|أعطني|هات|قارن|قارنلي|جهز|بليز|لو سمحت|من فضلك|تكفى|المطلوب|حط)(?=\s|$|[،:؟])/i

const FENCED = /```[\s\S]*?(?:```|$)|"""[\s\S]*?(?:"""|$)/g
const QUOTED = /[“«][^“”«»]{12,}[”»]|(?<![\p{L}\d])"[^"\n]{12,}"/gu
const PAGE = /<[a-z!][\s\S]*>/i
const SEPARATORS = /\||;|\t|(?<!\d),(?=\S)|(?<=\d),(?!\d{3}(?!\d))(?=\S)/g
const ITEM = /^\s*(?:[-*•▪]|[\d٠-٩]{1,2}[.)])\s/
const SAID_BY = /^(?:\[?[\d٠-٩]{1,2}:[\d٠-٩]{2}\]?\s*)?\p{L}[\p{L} ]{1,20}[:：]\s/u
/** A paragraph of so many words was not written for the agent. */
const LONG_LINE = 45
/** So much of one line may ask before a text begins. */
const LONGEST_LEAD = 200
const LEAST_TEXT = 8

interface Line extends Span {
  text: string
}

function linesOf(message: string): Line[] {
  let start = 0
  return message.split('\n').map((text) => {
    const line = { text, start, end: start + text.length }
    start += text.length + 1
    return line
  })
}

/** Where a message is in its writer's own words, and not pasted: a table, a list, a quotation, a page, the notes of a meeting. */
export function speechIn(message: string, agent: string): Span[] {
  const isOfTexts = OF_TEXTS.has(agent)
  const pasted = [FENCED, QUOTED].flatMap((pattern) =>
    Array.from(message.matchAll(pattern), ({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    })),
  )
  const page = PAGE.exec(message)
  if (page) pasted.push({ start: page.index, end: page.index + page[0].length })
  const lines = linesOf(message).filter(({ text }) => text.trim())
  const isRow = lines.map(({ text }) => (text.match(SEPARATORS)?.length ?? 0) >= 1)
  const chat = lines.filter(({ text }) => SAID_BY.test(text)).length
  const own = lines.filter(({ text, start, end }, index) => {
    const isInTable = isRow[index] && (isRow[index - 1] || isRow[index + 1])
    if (isInTable && !text.trim().endsWith('?') && !text.trim().endsWith('؟')) return false
    if (pasted.some((span) => span.start <= start && end <= span.end)) return false
    if (ITEM.test(text) || (chat >= 2 && SAID_BY.test(text))) return false
    if (!isOfTexts) return true
    const isEdge = index === 0 || index >= lines.length - 2
    return isEdge && ASKING.test(text) && (lines.length > 1 ? wordsIn(text) < LONG_LINE : true)
  })
  return own.flatMap((line) => withoutText(line, message, pasted, isOfTexts))
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** A line without what is pasted in it; of "summarise this: …" what stands before the text. */
function withoutText(
  { start, end, text }: Line,
  message: string,
  pasted: readonly Span[],
  isOfTexts: boolean,
): Span[] {
  const inside = pasted
    .filter((span) => span.start < end && start < span.end)
    .toSorted((a, b) => a.start - b.start)
  if (inside.length > 0) {
    const [first] = inside as [Span]
    const last = inside.at(-1) as Span
    return [
      { start, end: first.start },
      { start: last.end, end },
    ].filter((span) => span.end > span.start && message.slice(span.start, span.end).trim())
  }
  if (!isOfTexts || wordsIn(text) < LEAST_TEXT) return [{ start, end }]
  for (const { index } of text.slice(0, LONGEST_LEAD).matchAll(/[:：?؟](?=\s)/g))
    if (wordsIn(text.slice(index + 1)) >= LEAST_TEXT)
      return ASKING.test(text.slice(0, index + 1)) ? [{ start, end: start + index + 1 }] : []
  return wordsIn(text) < LONG_LINE ? [{ start, end }] : []
}
