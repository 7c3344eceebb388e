import { type Word, words } from '../reading/words.ts'
import { concepts, speaksOfArticle } from './line-words.ts'

/** "A) … B) …", "1. … 2. …", «الأول … والثاني …» within one line. */
const ENUMERATORS = [
  /(?<=^|\s)\(?[A-Ha-h][).]\s+/gu,
  /(?<=^|\s)\(?[أبجده]ـ?[).]\s+/gu,
  /(?<=^|\s)\(?[\d٠-٩]{1,2}[).]\s+/gu,
  /(?<=^|\s)و?(?:ال)?(?:[أا]ول|ثاني|ثالث|رابع)\s+/gu,
] as const
export const CHOICE = /\s(?:vs\.?|versus|مقابل|\/|\|)\s|;\s|؛\s/iu
const OR = /,?\s(?:or|and|ولا|والا|أو|او|وبين|و بين|و)\s/iu

/** The title of a page holds a bar before its site: "AC repair | CoolAir". */
export const isOneTitle = (row: string, line: string): boolean =>
  /\s\|\s/.test(line) &&
  !/\s(?:vs\.?|versus|مقابل|\/)\s|[;؛]\s/iu.test(line) &&
  speaksOfArticle(words(row.replace(line, ' '))).some(({ concept }) => concept === 'article') &&
  !asksToChoose(words(row.replace(line, ' ')))

/** "Which is better?", and not "would this work?" */
const asksToChoose = (all: readonly Word[]): boolean =>
  concepts(all).some(
    ({ concept, from }) =>
      concept === 'choose' ||
      (concept === 'compare' && !/^(?:works?|ok|good|زين|حلو)$/.test(all[from]?.word ?? '')),
  )

/** The two lines between which somebody wavers; each begins with a capital where there are capitals. */
export function choiceIn(line: string): string[] {
  const parts = line.split(new RegExp(OR.source, 'giu'))
  if (parts.length < 2) return [line]
  const isArabic = /\p{Script=Arabic}/u.test(line)
  const at = parts.findIndex((part, index) => index > 0 && (isArabic || /^\p{Lu}|^\d/u.test(part)))
  if (at < 0) return plainChoice(line)
  const first = line.indexOf(parts[at] as string, parts.slice(0, at).join(' ').length)
  const lead = line.slice(0, first).replace(new RegExp(`${OR.source}$`, 'iu'), '')
  return [lead, line.slice(first)]
}

/** "To do list for movers or moving checklist in 7 steps": nothing has a capital, and one "or" stands between two lines. */
function plainChoice(line: string): string[] {
  const parts = line.split(/\sor\s/)
  const areLines = parts.length === 2 && parts.every((part) => words(part).length > 1)
  return areLines && !/\p{Lu}/u.test(line) ? parts : [line]
}

const COUNTED_OUT =
  /(?<=^|\s)(?:(?:option|version|headline|title|subject(?: line)?|(?:ال)?خيار|(?:ال)?عنوان) )?(?:(?<letter>[A-Da-d]|[أابجد])|(?<figure>[1-4١-٤]))\s?[:：]\s/giu

/** "A: … B: …" in one row, marked as "A) … B) …" is. */
export function withItemMarks(row: string): string {
  const marks = [...row.matchAll(COUNTED_OUT)]
  return marks.length > 1 && !row.includes('\n')
    ? row.replaceAll(COUNTED_OUT, (_, letter?: string, figure?: string) => `${letter ?? figure}) `)
    : row
}

/** A row in which items are counted, from the first mark on. */
export function enumerated(row: string): string[] {
  for (const mark of ENUMERATORS) {
    const marks = Array.from(row.matchAll(mark))
    if (marks.length < 2) continue
    return marks.map(({ index, 0: { length } }, order) =>
      row
        .slice(index + length, marks[order + 1]?.index)
        .trim()
        .replace(/[,،]?\s(?:or|and|vs|أو|او|ولا|و)$/iu, ''),
    )
  }
  return []
}
