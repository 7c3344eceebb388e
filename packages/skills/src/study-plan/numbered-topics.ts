import { fold } from '../reading/fold.ts'
import { numberWord } from '../reading/number-words.ts'
import { words } from '../reading/words.ts'
import { subjectsIn } from './dictated.ts'
import type { Topic } from './schedule.ts'
import { studyWords } from './words.ts'

export const MAX_NUMBERED = 60

export const ONE: Readonly<Record<string, string>> = {
  chapter: 'Chapter',
  unit: 'Unit',
  module: 'Module',
  lesson: 'Lesson',
  topic: 'Topic',
  subject: 'Subject',
  lecture: 'Lecture',
  section: 'Section',
  element: 'Element',
  juz: 'Juz',
  فصول: 'الفصل',
  وحدات: 'الوحدة',
  دروس: 'الدرس',
  مواضيع: 'الموضوع',
  مواد: 'المادة',
  محاضرات: 'المحاضرة',
  ابواب: 'الباب',
  اجزاء: 'الجزء',
}
export const COUNTED = Object.keys(ONE).join('|')
export const RANGE = new RegExp(
  `(?:${COUNTED})s?\\s*(?:[:：=]\\s?)?(?:from |من )?(\\d{1,2})\\s*(?:-|–|to|till|thru|through|until|up to|الي|حتي|لحد|لين|لغايه|لل?)\\s*(\\d{1,2})(?!\\d)`,
  'u',
)
/** Not "grade 11 section B". */
const COUNT = new RegExp(
  `(?<![\\p{L}\\d])(?:[لبو]{1,2}(?=\\d))?(\\d{1,2}|[\\u0621-\\u064a]{3,7}|[a-z]{3,6})\\s+(${COUNTED})s?(?!\\p{L}|\\s+(?:[b-z]|\\d)(?!\\p{L}))`,
  'u',
)

/** "Chapters 2, 3 and 5", «الفصول ١ و٣ و٤» */
const SEVERAL = new RegExp(
  `(?:${COUNTED})s?\\s*((?:\\d{1,2}(?:\\s*[,،&]\\s*(?:and |و ?)?|\\s+and\\s+|\\s+و ?|\\s+(?=\\d{1,2}(?!\\d|\\s*(?:h|min|day|week|ساع|دقي|يوم|اسبوع|%))))){1,20}\\d{1,2})(?![\\d:]|\\s*(?:h|min|ساع|دقي|%))`,
  'u',
)
/** "Sections A to F" */
const LETTERS = new RegExp(
  `(?:${COUNTED})s?\\s+([a-z])\\s*(?:-|–|to|through)\\s*([a-z])(?!\\p{L})`,
  'u',
)

/** Chapters and units in a text that may say nothing else of them. */
export function numberedIn(text: string): Topic[] {
  const folded = ordinalsInDigits(fold(text).text).replace(EACH_NAMED, ' ')
  const range = RANGE.exec(folded)
  const several = range ? null : SEVERAL.exec(folded)
  const letters = LETTERS.exec(folded)
  const count = COUNT.exec(folded)
  const nounOf = (match: RegExpExecArray | null) =>
    Object.keys(ONE).find((name) => match?.[0].includes(name))
  const named = (noun: string, places: readonly (number | string)[]): Topic[] =>
    places.map((place) => ({ name: `${ONE[noun]} ${place}`, effort: 'normal' }))
  const between = (first: number, last: number) =>
    last < first || last - first > MAX_NUMBERED
      ? []
      : Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const noun = nounOf(range ?? several ?? letters ?? count)
  if (!noun) return []
  if (range) return named(noun, between(Number(range[1]), Number(range[2])))
  if (several) return named(noun, several[1]?.match(/\d+/g) ?? [])
  if (letters) {
    const [first, last] = [letters[1], letters[2]].map(
      (letter) => letter?.toUpperCase().charCodeAt(0) ?? 0,
    )
    return named(
      noun,
      between(first as number, last as number).map((code) => String.fromCharCode(code)),
    )
  }
  const written = count?.[1] ?? ''
  const value = /^\d/.test(written) ? Number(written) : wordValue(written)
  const hasList = studyWords(words(text)).some(
    ({ concept, end }) =>
      concept === 'label' && /^(?:\s(?:only|just|بس|فقط))?\s*[:：]/.test(text.slice(end)),
  )
  return hasList || listsSubjects(text) || !value ? [] : named(noun, between(1, value))
}

/** «ثلاث مواد تاريخ وجغرافيا وفلسفة», "3 subjects math and science": they are named behind their number. */
const listsSubjects = (text: string): boolean =>
  Array.from(text.matchAll(SUBJECTS), ({ index, 0: noun }) =>
    text.slice(index + noun.length, index + noun.length + LONGEST_NAMED),
  ).some((behind) => {
    const [first, second] = subjectsIn(behind)
    return first?.from === 0 && second !== undefined
  })
const SUBJECTS = /\b(?:subjects|topics)\b|(?<!\p{L})(?:مواد|مواضيع)(?!\p{L})/giu
const LONGEST_NAMED = 60

const ORDINALS = new Map(
  'اول ثاني ثالث رابع خامس سادس سابع ثامن تاسع عاشر'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** «من الفصل الأول للفصل السادس», "chapter one to chapter six", "from chapter 2 to chapter 9": a range in digits behind one noun. */
export function ordinalsInDigits(folded: string): string {
  const digits = folded
    .replace(/(?<!\p{L})ch(?:s|ap)?\.? ?(?=\d)/gu, 'chapters ')
    .replace(ARABIC_ORDINAL, (whole, lead: string, noun: string, word: string) => {
      const place = ORDINALS.get(SPELT[word] ?? word)
      return place ? `${lead}${PLURAL[noun]} ${place}` : whole
    })
    .replace(ENGLISH_NUMBER, (whole, noun: string, word: string) =>
      ENGLISH.includes(word) ? `${noun} ${ENGLISH.indexOf(word) + 1}` : whole,
    )
    .replace(COUNTED_ONE, (_, count: string, noun: string) => `${count} ${PLURAL[noun]}`)
    .replace(REPEATED_NOUN, '$1 $2 to $3')
  return withOrdinalsBehind(digits)
}

/** «الفصل الأول والثاني والثالث»: one noun before several. */
function withOrdinalsBehind(text: string): string {
  let plain = text
  for (let round = 0; round < ORDINALS.size; round += 1) {
    const next = plain.replace(ORDINAL_BEHIND, (whole, word: string, at: number) => {
      const place = ORDINALS.get(SPELT[word] ?? word)
      // «والرابع ساعتين» are no four hours.
      const isLast = !/^ ?و/.test(plain.slice(at + whole.length))
      return place ? `, ${place}${isLast ? ',' : ''}` : whole
    })
    if (next === plain) break
    plain = next
  }
  return plain
}
const ORDINAL_BEHIND =
  /(?<=(?:فصول|وحدات|دروس|ابواب|محاضرات) [\d, ]{1,40}) ?و(?:ال)?(\p{L}{3,5}?)ه?(?!\p{L})/u

const SPELT: Record<string, string> = {
  اولي: 'اول',
  تاني: 'ثاني',
  ثانيه: 'ثاني',
  تالت: 'ثالث',
}
const PLURAL: Record<string, string> = {
  فصل: 'فصول',
  وحده: 'وحدات',
  درس: 'دروس',
  باب: 'ابواب',
  جزء: 'اجزاء',
  محاضره: 'محاضرات',
  موضوع: 'مواضيع',
  ماده: 'مواد',
}
/** «12 درس»: from eleven on the noun is in the singular. */
const COUNTED_ONE = /(?<!\d)([1-9]\d) (فصل|وحده|درس|باب|محاضره|موضوع|ماده)(?!\p{L})/gu
const ARABIC_ORDINAL =
  /(?<!\p{L})((?:من |الي |حتي |لحد |لين |لغايه )?)(?:ل?ال|لل)(فصل|وحده|درس|باب|محاضره) (?:ال)?(\p{L}{3,5}?)ه?(?!\p{L})/gu
const ENGLISH_NUMBER =
  /(?<!\p{L})(chapter|unit|module|lesson|topic|section|lecture)s? (\p{L}{3,6})(?!\p{L})/gu
const REPEATED_NOUN = new RegExp(
  `(${COUNTED})s? (\\d{1,2}) ?(?:-|–|to|till|through|until|up to|الي|حتي|لحد|لين|لغايه|لل?)? ?(?:${COUNTED}) (\\d{1,2})(?!\\d)`,
  'gu',
)

/** "Unit 1, unit 2 and unit 3" */
const EACH_NAMED = new RegExp(
  `(?<=(?:${COUNTED})s? \\d{1,2}(?: ?\\([^()\\d]{1,20}\\))?\\s{0,2}(?:[,،&\\n]|and|و)) ?(?:${COUNTED})s? (?=\\d)`,
  'gu',
)

function wordValue(word: string): number | undefined {
  const read = numberWord(word)?.word
  return read?.role === 'value' ? read.value : undefined
}
