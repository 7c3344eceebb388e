import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { wordCount } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { type Count, countsIn } from '../sentences/counts.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { requestAndText } from '../sentences/request.ts'
import { denial } from '../sentences/taking-back.ts'
import { asking } from '../sentences/units.ts'
import { type Concept, concepts } from './readability-vocabulary.ts'
import { textBefore } from './text-before.ts'

/** "The first version:", «النص الثاني:». */
const ORDERED_LABEL =
  '(?:(?:text|version|option|passage|paragraph|نص|نسخة|فقرة) (?:one|two|three|واحد|واحدة|اثنين|اثنان|اتنين|ثلاثة)|(?:the )?(?:first|second|third|old|new|original|simplified)(?: (?:text|version|one|paragraph|passage))?|before|after|(?:(?:ال)?نص )?و?(?:قبل|بعد)(?: (?:ال)?تعديل)|(?:ال)?(?:نص|فقرة|نسخة)? ?(?:الأولى?|الاولى?|الثانية?|الثالثة?|القديمة?|الجديدة?|الأصلية?))(?=\\s?[:：])'
const TEXT_NOUN = '(?:text|version|option|passage|paragraph|النص|نص|الفقرة|فقرة) ?'
const LETTER = '(?:[A-Da-d1-4١-٤]|[أاب](?=[:.)]))'
const LABEL = new RegExp(
  `^[ \\t]{0,9}(?:"|“|«)?(${ORDERED_LABEL}|(?:${TEXT_NOUN})?${LETTER})\\s?[:.)] *`,
  'gimu',
)
/** A line that begins so is a text, whatever else in it could ask. */
const TEXT_LABEL = new RegExp(
  `^\\s{0,9}(?:"|“|«)?(?:${ORDERED_LABEL}|${TEXT_NOUN}${LETTER})\\s?[:：] *\\S`,
  'iu',
)

const vocabulary = {
  find: concepts,
  strong: ['readability', 'amount', 'truth', 'fog', 'lix', 'flesch', 'split'],
  counted: ['age'],
  labels: ['grade', 'year', 'middle', 'secondary'],
  ofText: TEXT_LABEL,
}

/** Whether a message speaks of how hard a text is to read. */
export const speaksOfReadability = (text: string): boolean =>
  concepts(words(text)).some(({ concept }) => concept === 'readability')

/** The school year a text is meant for, 1 to 12, and how it was told when it was not said as such. */
export interface Reader {
  grade: number
  from?: 'age' | 'year'
  said?: number
  /** Another grade beside it: "grade 3 or grade 5". */
  also?: number
}

export interface ReadabilityRequest {
  /** What is said to the agent. */
  request: string
  text: string
  reader?: Reader
  /** It is asked how many words or sentences there are. */
  isCounted?: boolean
  /** The long words of the text are asked for. */
  isOfLongWords?: boolean
  /** It is asked which sentence to split. */
  isOfSplit?: boolean
  /** Measures that are asked for by their names. */
  named?: NamedMeasure[]
  /** Nothing but what is asked for. */
  isOnly?: boolean
  /** Which of several is the harder, rather than the easier. */
  isOfHarder?: boolean
  /** Whether the text is true or good is asked, and not how hard it is. */
  isOfTruth?: boolean
  /** All that was written. */
  message?: string
}

export const namedMeasures = ['flesch', 'kincaid', 'fog', 'lix'] as const
export type NamedMeasure = (typeof namedMeasures)[number]

export function readReadabilityRequest(written: string): ReadabilityRequest {
  const message = withLabelsInLines(written)
  const parted = requestAndText(message, vocabulary)
  const { instruction, text } = textBefore(message, parted.text) ?? parted
  const reader = meantReader(instruction)
  const said = longestOnly(concepts(words(instruction)))
  const has = (wanted: Concept) => said.some(({ concept }) => concept === wanted)
  const isCounted = has('amount')
  const named = namedMeasures.filter((name) => said.some(({ concept }) => concept === name))
  return {
    request: instruction,
    text,
    message,
    ...(reader && { reader }),
    ...(isCounted && { isCounted }),
    ...(has('longWords') && { isOfLongWords: true }),
    ...(said.some((hit) => hit.concept === 'split' && !isDepartment(hit, instruction)) && {
      isOfSplit: true,
    }),
    ...(named.length > 0 && { named }),
    ...(asking(words(instruction)).some(({ concept }) => concept === 'bare') && { isOnly: true }),
    ...(concepts(words(instruction)).some(({ concept }) => concept === 'harder') && {
      isOfHarder: true,
    }),
    ...(has('truth') && !has('readability') && !has('amount') && { isOfTruth: true }),
  }
}

/** «مجلس القسم»: with the article it is a part of a house or a book, and nothing to be done. */
const isDepartment = ({ start, end }: Hit<Concept>, instruction: string): boolean =>
  /^[وبف]?(?:ال|لل)قسم$/u.test(instruction.slice(start, end))

/** "Version A: … Version B: …" in one line. */
function withLabelsInLines(message: string): string {
  const inner = message.match(INNER_LABEL)?.length ?? 0
  const labels = inner + (message.match(LABEL)?.length ?? 0)
  return inner > 0 && labels > 1 ? message.replaceAll(INNER_LABEL, '$1\n') : message
}
const INNER_LABEL = new RegExp(
  `([.!?؟:]["”»]?)[^\\S\\n]{1,3}(?=(?:${ORDERED_LABEL}|(?:${TEXT_NOUN})?${LETTER})\\s?[:：] )`,
  'giu',
)

export interface LabelledText {
  label: string
  text: string
}

/** Numbers may stand before the sentences of one text; what has a letter is one of several, and what has a name is a text, however short. */
const leastOf = (label: string): number =>
  /\p{L}{3}/u.test(label) ? 1 : /\p{L}/u.test(label) ? 4 : 8
const PAIR = /\b(?:two|both)\b|(?:نص|فقر)(?:ي|ت)ن/iu

/** The texts "A: …" and "B: …" that are to be compared; none when a text only has numbered sentences. */
export function comparedIn({ request, text, message = text }: ReadabilityRequest): LabelledText[] {
  if (!concepts(words(request)).some(({ concept }) => concept === 'compare')) return []
  const last = text.slice(-LAST_LETTERS)
  const end = message.lastIndexOf(last) + last.length
  const labels = [...message.matchAll(LABEL)]
  const parts = labels.map((label, index) => ({
    label: (label[1] as string).replace(/^و(?=قبل|بعد)/u, ''),
    text: withoutQuotes(
      message.slice(label.index + label[0].length, labels[index + 1]?.index ?? end).trim(),
    ),
  }))
  const isWhole =
    parts.length > 1 && parts.every((part) => wordCount(part.text) >= leastOf(part.label))
  if (isWhole) return parts
  const paragraphs = text.split(/\n[ \t]{0,20}\n\s*/)
  return labels.length === 0 && paragraphs.length === 2 && PAIR.test(request)
    ? paragraphs.map((one, index) => ({ label: String(index + 1), text: one.trim() }))
    : []
}
const LAST_LETTERS = 30
const withoutQuotes = (text: string) => text.replace(/^["“«]([^"“”«»]{1,2000})["”»]?$/u, '$1')

/** Position is the year: first to twelfth. */
const ORDINALS = [
  'first, اول, اولي',
  'second, ثاني, ثانيه',
  'third, ثالث, ثالثه',
  'fourth, رابع, رابعه',
  'fifth, خامس, خامسه',
  'sixth, سادس, سادسه',
  'seventh, سابع, سابعه',
  'eighth, ثامن, ثامنه',
  'ninth, تاسع, تاسعه',
  'tenth, عاشر, عاشره',
  'eleventh, حادي عشر',
  'twelfth, ثاني عشر',
]
const ordinals = lexicon(
  Object.fromEntries(ORDINALS.map((names, index) => [String(index + 1), names])),
)

/** Grades before the first of a school: middle school begins with the seventh, secondary with the tenth. */
const BEFORE = { middle: 6, secondary: 9 } as const
/** Children are six in grade 1, and a British year is one more than a grade. */
const AGE_BEFORE_GRADES = 5
const FIRST_AGE = 6

/** "For a grade 6 class", «ثالث ابتدائي», "my son is 9": the school year of whoever is to read the text. */
export function readerIn(instruction: string): Reader | undefined {
  const text = latinDigits(foldArabic(instruction))
    // "8th graders", "5s": the number is said, whatever is written behind it.
    .replaceAll(/(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|s)(?!\p{L})/gu, '$1')
    .replaceAll(/(?<=\d)-(?=\p{L})/gu, ' ')
  const all = words(text)
  const hits = longestOnly(concepts(all))
  const of = (...wanted: Concept[]) => hits.filter(({ concept }) => wanted.includes(concept))
  const ordinal = ordinalBeside(all, of('grade', 'year', 'middle', 'secondary', 'level'))
  if (ordinal) {
    const { value, concept, end } = ordinal
    const before = concept === 'middle' || concept === 'secondary' ? BEFORE[concept] : 0
    const reader = within({ grade: value + before })
    return reader && { ...reader, ...alsoIn(text.slice(end)) }
  }
  const counts = countsIn(text, of('grade', 'year', 'middle', 'secondary', 'age', 'child'), [
    'grade',
    'year',
    'middle',
    'secondary',
    'age',
  ])
  const readers = counts.flatMap((count) => {
    const reader = readerOf(count, text)
    if (!reader) return []
    return [{ ...reader, ...(reader.from ? {} : alsoIn(text.slice(count.end))) }]
  })
  // Whoever names a grade means it, whatever else is told of years.
  return readers.find(({ from }) => !from) ?? readers[0]
}

/** "… or grade 5", «… ولا الخامس»: the other grade that is asked after beside the first. */
function alsoIn(behind: string): Pick<Reader, 'also'> {
  const other = ALSO.exec(behind)?.[1]
  const also = other && readerIn(`صف ${other}`)?.grade
  return also ? { also } : {}
}
const ALSO =
  /^(?: ابتدا[يئ]ي?[هة]?)?\s{0,3}(?:or|and|&|او|ولا|والا|ام|و) ?(?:for )?(?:(?:grade|class|صف|الصف|للصف|لصف) ?)?(\d{1,2}|[\u0621-\u064a]{3,8})(?![\p{L}\d])/iu

/** "Not grade 4, grade 6", «صف رابع؟ عفوًا قصدي سادس»: whom somebody means in the end. */
function meantReader(instruction: string): Reader | undefined {
  const last = correctionsIn(instruction).at(-1)
  const said = last ? instruction.slice(last.end) : instruction
  const meant = said.replace(DENIED_READER, ' ')
  // "Grade 5, no, 7", «صف خامس لا سادس»: only the year is said again.
  const again = last && readerIn(`صف ${meant.trim()}`)
  return readerIn(meant) ?? again ?? readerIn(instruction)
}
const DENIED_READER = new RegExp(
  `(?<!\\p{L})${denial} (?:a |for )?(?:grade|year|class|صف|الصف|لصف|للصف) [\\p{L}\\d]{1,8}`,
  'giu',
)

function readerOf(
  { value, concept, start, end }: Count<Concept>,
  text: string,
): Reader | undefined {
  const ofAge: Reader = { grade: value - AGE_BEFORE_GRADES, from: 'age', said: value }
  if (concept === 'grade') return within(OLD.test(text.slice(end)) ? ofAge : { grade: value })
  if (concept === 'middle' || concept === 'secondary')
    return within({ grade: value + BEFORE[concept] })
  if (concept === 'age') return within(ofAge)
  // "I taught for 8 years" is no school year.
  // «سنة تالتة ابتدائي» is a grade, and no year of a British school.
  if (concept === 'year' && ELEMENTARY.test(text)) return within({ grade: value })
  if (concept === 'year')
    return DURATION.test(text.slice(end))
      ? undefined
      : within({ grade: value - 1, from: 'year', said: value })
  // "My son is 9": the number stands behind the child; "9 kids" are nine of them.
  const isChild = value >= FIRST_AGE && isAge(text.slice(Math.max(0, start - 12), start))
  return isChild ? within(ofAge) : undefined
}
/** "My class are 8 and 9 years old" */
const OLD =
  /^(?:\s{0,3}(?:and|or|to|-|و|او)\s{0,3}\d{1,2})?\s{0,3}(?:(?:years?|yrs?) old|yo\b|y\/o)/iu
const ELEMENTARY = /(?<!\p{L})(?:ال)?ابتدا[يئ]/u
const DURATION = /^\s*(?:years|سن[هة]|عام)(?!\p{L})/u

/** "He is", "she turned", "kids of", «عمرها»: what follows is an age. */
const isAge = (lead: string) =>
  /(?:\bis|\bare|\b(?:kids|children|boys|girls|pupils|students) of|\bturn(?:ed|s)|['’]s|عمر(?:ه|ها|هم)?)$/u.test(
    lead.trimEnd(),
  )

const within = (reader: Reader): Reader | undefined =>
  Number.isInteger(reader.grade) && reader.grade >= 1 && reader.grade <= 12 ? reader : undefined

/** «صف خامس», «ثاني ثانوي», "second graders": the ordinal right before or behind a word for a school year. */
function ordinalBeside(
  all: readonly Word[],
  schools: readonly Hit<Concept>[],
): { value: number; concept: Concept; end: number } | undefined {
  const found = longestOnly(ordinals(all))
  for (const order of ['middle', 'secondary', 'grade', 'year', 'level'] as const)
    for (const school of schools.filter(({ concept }) => concept === order)) {
      const beside = found.find(({ from, to }) => to === school.from || from === school.to)
      if (beside)
        return {
          value: Number(beside.concept),
          concept: school.concept,
          end: Math.max(beside.end, school.end),
        }
    }
  return undefined
}
