import type { Span } from '../reading/words.ts'

// Figures that are no quantities: parts of codes, words written as figures, what is refused.

/** "PO 2210-7": two numbers joined by a mark are a range only when they rise. */
export function isPartOfCode(text: string, { start, end }: Span): boolean {
  const before = /(?<!\d)(\d{1,11})[-/]$/.exec(text.slice(Math.max(0, start - 12), start))?.[1]
  const after = /^[-/](\d{1,11})(?!\d)/.exec(text.slice(end, end + 12))?.[1]
  const own = Number(text.slice(start, end))
  return (
    (before !== undefined && Number(before) > own) || (after !== undefined && own > Number(after))
  )
}

/** "Plate 5 12345", «لوحة دبي B 4471» */
const PLATE_CODE =
  /(?:\bplate|لوح[ةه])(?: (?:n[or]\.?|number|رقم|دبي|الشارقة|عجمان|dubai|sharjah|ajman)){0,3}[ :#]{1,2}(?:\d{1,2}|[a-z]{1,2})[ -]$/iu
export const isBehindPlateCode = (text: string, { start }: Span): boolean =>
  PLATE_CODE.test(text.slice(Math.max(0, start - 36), start))

/** "Only 200, not 300": what is refused right beside what is meant. */
export const isRefused = (text: string, mention: Span, all: readonly Span[]): boolean =>
  /(?<!\p{L})(?:and not|but not|not|مو|مش|مب|وليس|لا)\s$/iu.test(
    text.slice(Math.max(0, mention.start - 9), mention.start),
  ) &&
  /^\s*(?:$|[,.;!?؟،؛\n])/u.test(text.slice(mention.end)) &&
  all.some(({ end }) => end <= mention.start && mention.start - end < 20)

/** "Want 2 know", "how 2 lose": a word that is written as a figure. */
export const isWord = (text: string, { start, end }: Span): boolean =>
  /^[24]$/.test(text.slice(start, end).trim()) &&
  /\b(?:want|wanna|need|like|try|trying|going|how|able|have|has|got|hope|plan|used|supposed|easy|hard|ready|nice)\s$/i.test(
    text.slice(Math.max(0, start - 12), start),
  ) &&
  /^\s(?:know|be|b|do|see|get|lose|gain|make|find|check|eat|drink|have|go|buy|pay|use|ask|keep|stay|start|finish|learn|study|read|send|save|understand|calculate|compare|convert|cut|run|work|split|share|plan)\b/i.test(
    text.slice(end),
  )

/** "The officer (licence 5521)": a bracket with nothing but a paper and its number. */
export const isBracketedNumber = (text: string, { start, end }: Span): boolean =>
  text[end] === ')' &&
  /\(\p{L}+(?:\s(?:no\.?|number|رقم))?[\s:#]{1,2}$/u.test(
    text.slice(Math.max(0, start - 30), start),
  )
