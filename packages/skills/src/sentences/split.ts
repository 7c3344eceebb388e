import { lately } from '../once-for.ts'
import type { Span } from '../reading/words.ts'

/** A sentence or list item in its own words, without the bullet before it and with wrapped lines made one. */
export interface Sentence extends Span {
  text: string
  /** It is an item of a list: a bullet, a number or a check box stood before it. */
  isItem: boolean
  /** A check box stood before it. */
  isBox: boolean
  isQuestion: boolean
  /** The day and time that a program for chats wrote before it. */
  stamp?: string
  /** The line of the text it begins in, counted from 0. */
  line: number
}

const BOX = /^\s*(?:[-*•]\s*)?\[[ xX✓]?\]\s*/
const BULLET =
  /^\s*(?:[-*•–·▪◦➢✔✅>]+(?=\s|\p{L})|\(?[\d٠-٩]{1,2}[.)-](?=\s|\p{L})|\p{L}[.)](?=\s))\s*/u
const CLOCK =
  /^\s*\[?(?:[\d٠-٩]{1,4}[/.-][\d٠-٩]{1,2}(?:[/.-][\d٠-٩]{2,4})?[,،]?\s)?[\d٠-٩]{1,2}[:.][\d٠-٩]{2}(?::[\d٠-٩]{2})?(?:\s?(?:[ap]m|[صم](?!\p{L})))?(?:[,،]\s?[\d٠-٩]{1,4}[/.-][\d٠-٩]{1,2}(?:[/.-][\d٠-٩]{2,4})?)?\]?[\s-]+(?=\p{L})/iu
const HEADING_MARK = /^\s*#{1,6}\s+/
const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|eng|st|no|art|fig|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|inc|ltd|co|dept|د|م|أ|ا|ص|هـ)$/i
/** "J. Smith", "John F. Kennedy"; "vendor B." and "Block C." end. */
const INITIAL =
  /(?:^|[.(]\s?|(?<!\p{L})(?!(?:Block|Building|Tower|Wing|Hall|Gate|Zone|Section|Terminal|Room|Unit|Plot|Group|Team|Class|Grade|Type|Plan|Option|Phase|Part|Appendix|Annex|Schedule|Exhibit|Vitamin|Hepatitis|Vendor|Supplier)\s)\p{Lu}\S{0,20}\s)\p{Lu}$/u
/** A line this long may be broken by the window it was typed in. */
const WRAPPED = 40

/** The sentences of a text in its order. Line breaks end one unless they merely wrap a long line. */
export const sentencesIn = lately<readonly Sentence[]>(
  (text) => logicalLines(text).flatMap(sentencesOfLine),
  20,
)

interface Line extends Span {
  raw: string
  number: number
}

function logicalLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  let isOpen = false
  const all = text.split('\n')
  const widths = widthsOf(all)
  for (const [number, written] of all.entries()) {
    const raw = written.replace(/\r$/, '')
    const last = lines.at(-1)
    const isFull = isOpen && isFilled(all[number - 1] as string, raw, widths[number] as number)
    if (isFull && last && goesOn(last.raw, raw)) {
      last.raw = `${last.raw} ${raw}`
      last.end = start + raw.length
    } else if (/[\p{L}\p{N}]/u.test(raw))
      lines.push({ raw, start, end: start + raw.length, number })
    isOpen = /[\p{L}\p{N}]/u.test(raw) && raw.length >= WRAPPED
    start += written.length + 1
  }
  return lines
}

/** The longest line of each line's paragraph. */
function widthsOf(lines: readonly string[]): number[] {
  const widths: number[] = []
  let [from, width] = [0, 0]
  for (const [at, line] of [...lines, ''].entries()) {
    width = Math.max(width, line.length)
    if (line.trim() !== '' && at < lines.length) continue
    for (; from <= at; from += 1) widths.push(width)
    width = 0
  }
  return widths
}

/** A window breaks a line only where the next word has no room: shorter lines above longer ones were ended by hand. */
const isFilled = (line: string, next: string, width: number): boolean =>
  line.length + 1 + (/^\s*\S+/.exec(next.slice(0, 60))?.[0].length ?? 0) > width

/** A long line without an end that is followed by a small letter is one sentence with it, for a writer who begins with capitals. */
const ASKS = /^\s*(?:who|what|when|where|how) [^?\n]{3,80}\?\s*$/
function goesOn(line: string, next: string): boolean {
  if (/[.!?؟:؛;]\s*$/.test(line.slice(-4)) || BULLET.test(next) || BOX.test(next)) return false
  if (/^\s*\p{L}[^:\n]{0,30}[:：]\s/u.test(next.slice(0, 40))) return false
  // "Tom will ask next week / who brings the cake?": a line that asks begins by itself.
  if (ASKS.test(next)) return false
  return (
    /^\s*(?:\p{Ll}|[(،,])/u.test(next) &&
    (!/^\s*\p{Ll}/u.test(line) || /[,،]\s*$/.test(line.slice(-3)))
  )
}

function sentencesOfLine({ raw, start, number }: Line): Sentence[] {
  const found: Sentence[] = []
  let [from, isItem, isBox] = [0, false, false]
  let stamp: string | undefined
  const add = (to: number) => {
    const lead = /^[\s،,؛;.]*/.exec(raw.slice(from, to)) as RegExpExecArray
    const written = raw.slice(from + lead[0].length, to).trimEnd()
    if (/\p{L}/u.test(written)) {
      const begin = start + from + lead[0].length
      const isQuestion = /[?؟]["”»)\s!.]*$/.test(written.slice(-6))
      const text = written.replace(/\s+/g, ' ')
      found.push({
        text,
        start: begin,
        end: begin + written.length,
        isItem,
        isBox,
        isQuestion,
        ...(stamp && { stamp }),
        line: number,
      })
    }
    from = to
  }
  for (const mark of [HEADING_MARK, BOX, BULLET, BOX, CLOCK]) {
    const match = mark.exec(raw.slice(from, from + 40))
    if (!match) continue
    from += match[0].length
    isItem ||= mark === BULLET || mark === BOX
    isBox ||= mark === BOX
    if (mark === CLOCK) stamp = match[0].trim()
  }
  let expected = /[\d٠-٩]+/.test(raw.slice(0, from)) ? latin(raw.slice(0, from)) + 1 : 1
  for (const match of raw.matchAll(
    /[.!?؟;؛…](?=["”»)\]]?(?:\s|$))|(?<!\d)\.(?=\p{Lu}\p{Ll})|(?<=\s|^)\(?[\d٠-٩]{1,2}[.)-](?=\s?\p{L})/gu,
  )) {
    const at = match.index
    if (at < from) continue
    if (/[\d٠-٩]/.test(match[0])) {
      // "1) fix the leak 2) write the blog" is a list only when the numbers follow each other.
      const isOnly = expected === 1 && !SECOND.test(raw.slice(at))
      if (latin(match[0]) !== expected || isOnly) {
        // "we were 7. Then …": the number ends its sentence.
        if (/\.$/.test(match[0]) && /\s/.test(raw[at + match[0].length] ?? ''))
          add(at + match[0].length)
        continue
      }
      add(at)
      from = at + match[0].length
      isItem = true
      expected += 1
      continue
    }
    if (match[0] === '.' && isShort(raw.slice(Math.max(from, at - 24), at))) continue
    add(at + match[0].length)
  }
  add(raw.length)
  return found
}

/** "Come to gate 1. The canteen is shut": a list goes on. */
const SECOND = /\s\(?[2٢][.)-](?=\s?\p{L})/u

const latin = (digits: string) =>
  Number(
    [...digits]
      .map((digit) => (/[٠-٩]/.test(digit) ? digit.charCodeAt(0) - 0x660 : digit))
      .join('')
      .replace(/\D/g, ''),
  )

const isShort = (before: string) => ABBREVIATION.test(before.slice(-8)) || INITIAL.test(before)
