import { foldArabic, latinDigits } from '../../arabic.ts'

const SEPARATOR = 0
const UNWRITTEN = 1

/** For each UTF-16 unit the one it counts as in a search. A table, because 100,000 agents are a hundred million letters. */
const folding = makeFolding()

/** The Arabic article, also joined to a preposition or conjunction: whoever looks for ضريبة means الضريبة and بالضريبة too. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/
const ARTICLE_OF_A_BEGINNING = /^(?:[وفبك]?ال|لل)(?=.)/
const FIRST_ARABIC_LETTER = 0x600

/** The words of a text as they are searched for: letter forms, case, marks and digits made equal, the Arabic article off. */
export function wordsOf(text: string): string[] {
  return split(text).map((word) => withoutArticle(word, ARTICLE))
}

/** The words somebody looks for, each once; the last may be only the beginning of a word and has a second reading when its article is off. */
export function queryWords(query: string): { complete: string[]; beginnings: string[] } {
  const typed = split(query)
  const last = typed.pop()
  if (last === undefined) return { complete: [], beginnings: [] }
  const complete = new Set(typed.map((word) => withoutArticle(word, ARTICLE)))
  return { complete: [...complete], beginnings: [...new Set([last, withoutArticle(last, ARTICLE_OF_A_BEGINNING)])] }
}

function split(text: string): string[] {
  const words: string[] = []
  let word = ''
  for (let index = 0; index < text.length; index += 1) {
    const unit = folding[text.charCodeAt(index)] as number
    if (unit > UNWRITTEN) word += String.fromCharCode(unit)
    else if (unit === SEPARATOR && word) {
      words.push(word)
      word = ''
    }
  }
  if (word) words.push(word)
  return words
}

function withoutArticle(word: string, article: RegExp): string {
  return word.charCodeAt(0) < FIRST_ARABIC_LETTER ? word : word.replace(article, '')
}

function makeFolding(): Uint16Array {
  const table = new Uint16Array(0x10000)
  for (let unit = 0; unit < table.length; unit += 1) {
    const letter = String.fromCharCode(unit)
    const folded = foldArabic(latinDigits(withoutAccent(letter)))
    if (folded === '') table[unit] = UNWRITTEN
    else if (/[\p{L}\p{N}]/u.test(folded)) table[unit] = folded.charCodeAt(0)
  }
  // An apostrophe joins what it stands in: "don't" is one word, with or without it.
  table["'".charCodeAt(0)] = UNWRITTEN
  table['’'.charCodeAt(0)] = UNWRITTEN
  return table
}

/** é → e: Latin letters only, since the parts of an Arabic letter are told apart by `foldArabic`. */
function withoutAccent(letter: string): string {
  const [base] = letter.normalize('NFD')
  return base !== undefined && /^[a-z]$/i.test(base) ? base : letter
}
