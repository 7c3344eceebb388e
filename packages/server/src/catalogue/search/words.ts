import { foldArabic, latinDigits } from '@wakeel/skills'

const SEPARATOR = 0
const UNWRITTEN = 1

/** Longer runs of letters are not words; what follows is taken for the next one. */
const LONGEST_WORD = 64

/** U+FFFF is no character, so nothing counts as it. */
const NOT_YET = 0xffff

/** For each UTF-16 unit the one it counts as in a search. A table, because 100,000 agents are a hundred million letters; filled as units are met, because few of them ever are. */
const folding = new Uint16Array(0x10000).fill(NOT_YET)

const word = new Uint16Array(LONGEST_WORD)

/** Arabic letters by their codes: alef, beh, feh, kaf, lam, waw. */
const [ALEF, BEH, FEH, KAF, LAM, WAW] = [0x627, 0x628, 0x641, 0x643, 0x644, 0x648]

/**
 * The words of a text as they are searched for: letter forms, case, marks and digits made equal, the Arabic article off.
 * `units` holds each from `start` to `end` until `visit` returns.
 */
export function eachWord(
  text: string,
  visit: (units: Uint16Array, start: number, end: number) => void,
): void {
  eachWritten(text, (units, length) => visit(units, articleLength(units, length, 3), length))
}

/** The words somebody looks for, each once; the last may be only the beginning of a word, with or without its article. */
export function queryWords(query: string): { complete: string[]; beginnings: string[] } {
  const complete: string[] = []
  let beginnings: string[] = []
  eachWritten(query, (units, length) => {
    const from = (start: number) => String.fromCharCode(...units.subarray(start, length))
    complete.push(from(articleLength(units, length, 3)))
    beginnings = [from(0), from(articleLength(units, length, 1))]
  })
  complete.pop()
  return { complete: [...new Set(complete)], beginnings: [...new Set(beginnings)] }
}

function eachWritten(text: string, visit: (units: Uint16Array, length: number) => void): void {
  let length = 0
  for (let index = 0; index < text.length; index += 1) {
    const written = text.charCodeAt(index)
    let unit = folding[written] as number
    if (unit === NOT_YET) unit = folding[written] = foldUnit(written)
    if (unit > UNWRITTEN) word[length++] = unit
    if (length > 0 && (unit === SEPARATOR || length === LONGEST_WORD)) {
      visit(word, length)
      length = 0
    }
  }
  if (length > 0) visit(word, length)
}

/**
 * How many letters the Arabic article takes, alone (ال), after a preposition or conjunction (بال) or joined with one (لل):
 * whoever looks for ضريبة means الضريبة and بالضريبة too. At least `rest` letters must remain.
 */
function articleLength(units: Uint16Array, length: number, rest: number): number {
  const first = units[0] as number
  if (first < ALEF || length < 2 + rest) return 0
  if (first === LAM && units[1] === LAM) return 2
  if (first === ALEF && units[1] === LAM) return 2
  const isJoined = first === WAW || first === FEH || first === BEH || first === KAF
  return isJoined && length >= 3 + rest && units[1] === ALEF && units[2] === LAM ? 3 : 0
}

function foldUnit(unit: number): number {
  const letter = String.fromCharCode(unit)
  // "don't" is one word, with and without its apostrophe.
  if (letter === "'" || letter === '’') return UNWRITTEN
  const folded = foldArabic(latinDigits(withoutAccent(letter)))
  if (folded === '') return UNWRITTEN
  return /[\p{L}\p{N}]/u.test(folded) ? folded.charCodeAt(0) : SEPARATOR
}

/** é → e: Latin letters only, since the parts of an Arabic letter are told apart by `foldArabic`. */
function withoutAccent(letter: string): string {
  const [base] = letter.normalize('NFD')
  return base !== undefined && /^[a-z]$/i.test(base) ? base : letter
}
