const LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ئ: 'ي',
  ک: 'ك',
}

/** Diacritics, tatweel, and the invisible marks that keyboards and copied pages leave between letters. */
const UNWRITTEN =
  /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/

/** One letter of a search or comparison: Arabic forms of one letter made equal, Latin in lower case, nothing for a mark. */
function foldedLetter(letter: string): string {
  if (UNWRITTEN.test(letter)) return ''
  const folded = LETTERS[letter]
  if (folded) return folded
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}

/** Each letter is folded once: a long text has few of them. */
const foldedByCode: string[] = []

export function foldLetter(letter: string): string {
  if (letter.length > 1) return foldedLetter(letter)
  const code = letter.charCodeAt(0)
  const known = foldedByCode[code]
  if (known !== undefined) return known
  const folded = foldedLetter(letter)
  foldedByCode[code] = folded
  return folded
}

export function latinDigit(letter: string): string {
  const code = letter.charCodeAt(0)
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  if (letter === '٫') return '.'
  if (letter === '٬') return ','
  if (letter === '٪') return '%'
  return letter
}

/** Of a pattern that stands behind a و that joins two words: what makes it the first letter of a word of its own, as in «وصفات» and «ورود». */
export const NOT_OWN_WAW =
  '(?!(?:صف(?:ات|[ةه])|ظ(?:ائف|ايف|يف[ةه])|رود|رد(?:[ةه])?|جب(?:ات|[ةه])|ث(?:ائق|ايق|يق[ةه])|س(?:ائل|ايل|يل[ةه])|عي|رش(?:[ةه]|ات)?|قت|داع|جهات|كلاء|لاد[ةه]|الدين|حد(?:ات|[ةه])|طن(?:ي[ةه]?)?|راث(?:ي?[ةه])|اجب(?:ات)?|قاي[ةه]|باء|زن|اقع|رق|صول|ساد(?:[ةه]|ات)|سائد|قود|شاح|زار[ةه]|كال[ةه]|ليم[ةه]|راء?|يبينار(?:ات)?|جوه)(?!\\p{L}))'

const JOINING_WAW = new RegExp(`^و(?=\\p{L}{3})${NOT_OWN_WAW}`, 'u')
/** The name of one thing behind another, without the و that joins them: «سجادة» of «وسجادة». */
export const withoutJoiningWaw = (name: string): string => name.replace(JOINING_WAW, '')

/** «والمدرسة» and «للمدرسة» without the article and what joins it. */
export const withoutArticle = (word: string): string =>
  word.replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/u, '')

/** Of a pattern that stands before a و that joins two words: behind a preposition it is the first letter of the next, as in «من وراء». */
export const NOT_BEHIND_PREPOSITION =
  '(?<!(?<!\\p{L})(?:من|عن|في|على|علي|إلى|الى|مع|بين|دون|بدون|خلف|قبل|بعد|حول|عند)\\s{0,3})'

/** Makes spellings of the same word equal (أ إ آ → ا, ة → ه, ى → ي, no diacritics, no tatweel); Latin letters become lower case. */
export function foldArabic(text: string): string {
  let folded = ''
  for (const letter of text) folded += foldLetter(letter)
  return folded
}

/** Arabic-Indic and Persian digits and their decimal, thousands and percent signs as Latin ones, character for character. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u066c\u06f0-\u06f9]/g, latinDigit)
}

/** Whether a word is written in Arabic letters, as far as its first says. */
export const isArabicWord = (word: string): boolean => /^\p{Script=Arabic}/u.test(word)
