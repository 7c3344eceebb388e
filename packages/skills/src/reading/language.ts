import type { Language } from '@wakeel/contract'
import { requestIn } from './passage.ts'

/** The language most of the letters are written in; Arabic when it is even, as people mix English names into Arabic. */
export function languageOf(text: string): Language {
  // Addresses and markup are Latin in every language.
  const prose = text.replaceAll(/<[^<>]*>|[^\s<>]+/g, (piece) =>
    /^<|[=&/@]/.test(piece) ? ' ' : piece,
  )
  const arabic = prose.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0
  return arabic > 0 && arabic >= latin ? 'ar' : 'en'
}

/** The language to answer in: that of most of the words that ask for something, whatever is pasted below them and however long its terms. */
export function languageOfRequest(message: string): Language {
  const request = requestIn(message)
  if (!request)
    return (
      languageBesideMarkup(message) ?? languageAround(message) ?? languageOfWords(message, message)
    )
  return languageOfWords(request, message)
}

/** Counted in words: those of a name or value in Latin letters are longer than the Arabic ones around them. */
function languageOfWords(request: string, message: string): Language {
  const pieces = request.split(/\s+/).filter((piece) => !/[=&/@<>]/.test(piece))
  const arabic = pieces.filter((piece) => /\p{Script=Arabic}/u.test(piece)).length
  const latin = pieces.filter((piece) => /\p{Script=Latin}{2}/u.test(piece)).length
  return arabic > 0 && arabic >= latin ? 'ar' : arabic + latin > 0 ? 'en' : languageOf(message)
}

const ELEMENT =
  /<(?:!doctype|html|head|body|title|meta|h[1-6]|p|div|section|article|main|header|nav|ul|ol|img|table|form|footer)(?![a-z\d])/i

/** Of a page whose source is pasted only the words before and behind it are somebody's own. */
function languageBesideMarkup(message: string): Language | undefined {
  const start = message.search(ELEMENT)
  if (start < 0) return undefined
  const own = `${message.slice(0, start)} ${message.slice(message.lastIndexOf('>') + 1)}`
  const said = own.split(/\s+/).filter((piece) => /\p{L}{2}/u.test(piece))
  return said.length < LEAST_SAID ? undefined : languageOfWords(own, message)
}

const LEAST_SAID = 3
const LONGEST_SAID = 60
/** As much of each part is written in its own script. */
const PURE = 0.85

/** Of words in one script and a text in the other, before or behind them, the language of the words that are said. */
function languageAround(message: string): Language | undefined {
  const pieces = message
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((piece) => /\p{L}{2}/u.test(piece) && !/[=&/@<>]/.test(piece))
  const scripts = pieces.map((piece) => (/\p{Script=Arabic}/u.test(piece) ? 1 : 0))
  const total = scripts.reduce<number>((sum, one) => sum + one, 0)
  let arabic = 0
  let best = { at: 0, fits: 0, inFirst: 0, isArabicFirst: false }
  for (const [index, script] of scripts.entries()) {
    arabic += script
    const at = index + 1
    const arabicFirst = arabic + (pieces.length - at - (total - arabic))
    for (const [fits, inFirst, isArabicFirst] of [
      [arabicFirst, arabic, true],
      [pieces.length - arabicFirst, at - arabic, false],
    ] as const)
      if (fits > best.fits) best = { at, fits, inFirst, isArabicFirst }
  }
  const { at, fits, inFirst, isArabicFirst } = best
  const behind = pieces.length - at
  if (Math.min(at, behind) < LEAST_SAID) return undefined
  if (inFirst < at * PURE || fits - inFirst < behind * PURE) return undefined
  const isFirst = /[:：?؟]$/.test(pieces[at - 1] as string)
    ? at <= LONGEST_SAID
    : isBeforeRows(message) || (!/[?؟]$/.test(pieces.at(-1) as string) && at <= behind)
  return isFirst === isArabicFirst ? 'ar' : 'en'
}

/** A pasted table says nothing to the agent, however short it is. */
const isBeforeRows = (message: string) =>
  /[|\t]/.test(message.slice(message.lastIndexOf('\n') + 1)) &&
  !/[|\t]/.test(message.split('\n')[0] as string)
