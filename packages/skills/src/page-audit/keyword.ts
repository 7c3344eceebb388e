import { foldArabic, withoutArticle } from '../reading/arabic.ts'
import { isStopword, wordsOf } from '../reading/prose.ts'

export interface KeywordFacts {
  keyword: string
  count: number
  /** How many of them are not word for word. */
  looseCount: number
  /** Of 100 words, how many belong to the keyword. */
  density: number
  inTitle: boolean
  inDescription: boolean
  inFirstHeading: boolean
  inOpening: boolean
  loosely: Loosely | undefined
}

/** The keyword with small words between its own, or in another number: "wedding cakes in Sharjah" for "wedding cake sharjah". */
export interface Loosely {
  /** As the page first writes it so. */
  text: string
  /** Elsewhere it stands word for word. */
  isPartly: boolean
  hasSmallWords: boolean
}

/** Arabic words count together with and without the article. */
export const stem = (word: string) => withoutArticle(foldArabic(word))

const OPENING = 100
const MOST_SMALL_WORDS = 3
const singular = (word: string) => word.replace(/(?<=[a-z]{2}[a-rt-z])s$/, '')
const isSame = (word: string | undefined, wanted: string) =>
  word !== undefined && singular(word) === singular(wanted)

interface Match {
  from: number
  isExact: boolean
  written: Pick<Loosely, 'text' | 'hasSmallWords'>
}

/** How often a page holds a keyword, and where. */
export function keywordFacts(
  keyword: string,
  words: readonly string[],
  head: Record<'title' | 'description' | 'heading', string | undefined>,
): KeywordFacts {
  const wanted = wordsOf(keyword).map(stem)
  const [title = [], description = [], heading = []] = [
    head.title,
    head.description,
    head.heading,
  ].map((part) => matchesIn(wordsOf(part ?? ''), wanted))
  const body = matchesIn(words, wanted)
  const all = [...title, ...description, ...heading, ...body]
  const loose = all.find(({ isExact }) => !isExact)
  return {
    keyword,
    count: body.length,
    looseCount: body.filter(({ isExact }) => !isExact).length,
    density:
      words.length === 0 ? 0 : Math.round((body.length * wanted.length * 1000) / words.length) / 10,
    inTitle: title.length > 0,
    inDescription: description.length > 0,
    inFirstHeading: heading.length > 0,
    inOpening: body.some(({ from }) => from < OPENING),
    loosely: loose && { ...loose.written, isPartly: all.some(({ isExact }) => isExact) },
  }
}

/** Every place where the words of a keyword follow one another with nothing but small words between. */
function matchesIn(text: readonly string[], wanted: readonly string[]): Match[] {
  const telling = wanted.filter((word) => !isStopword(word))
  const sought = telling.length > 0 ? telling : wanted
  const lead = wanted.indexOf(sought[0] ?? '')
  const stems = text.map(stem)
  const found: Match[] = []
  let from = 0
  while (from < stems.length) {
    const to = endOfMatch(sought, stems, from)
    if (to !== undefined)
      found.push({
        from,
        isExact: wanted.every((word, at) => stems[from - lead + at] === word),
        written: { text: text.slice(from, to).join(' '), hasSmallWords: to - from > sought.length },
      })
    from = to ?? from + 1
  }
  return found
}

function endOfMatch(
  sought: readonly string[],
  stems: readonly string[],
  from: number,
): number | undefined {
  let at = from
  for (const [index, word] of sought.entries()) {
    const latest = at + (index > 0 ? MOST_SMALL_WORDS : 0)
    while (at < latest && !isSame(stems[at], word) && isStopword(stems[at] ?? '')) at += 1
    if (!isSame(stems[at], word)) return undefined
    at += 1
  }
  return at > from ? at : undefined
}
