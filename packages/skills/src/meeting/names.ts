import { foldArabic } from '../reading/arabic.ts'
import { readEnglish } from '../reading/english.ts'
import { isStopword } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import { isArabicVerb, isDoing } from '../sentences/arabic-verbs.ts'
import { grammar } from '../sentences/grammar.ts'
import { meetingWords } from './words.ts'

/** Who may be meant in these notes. */
export interface People {
  /** Names from the list of who was there and from lines of a chat, folded. */
  present: string[]
  /** Who says "I". */
  speaker: string | undefined
  /** The day on which it is said: that of the meeting, or of a message in a chat. */
  reference: string
  /** Whether a lower-case word is a first name, as found so far. */
  firstNames: Map<string, boolean>
}

const LONGEST_NAME = 6
/** So many words are looked up in the lexicon of first names. */
const MAX_LOOKUPS = 12
const ARTICLES = /^(?:the|our|a|an|my|their|his|her)$/
const FILLERS =
  /^(?:sure|yep|yeah|um|uh|uhm|erm|hey|hi|hello|oh|ok|okay|so|then|and|also|instead|well|basically|plus|yes|great|now|finally|later|firstly|next|after|و|ثم|طيب|خلاص|وكمان|ايضا|كمان|يا|بعدين|اذا)$/

/** The person or group that some words name, as they are written; nothing for a thing, a pronoun or nobody in particular. */
export function nameIn(
  text: string,
  people: People,
  { isBeforeVerb = false, isArabicSubject = false, isLabel = false } = {},
): string | undefined {
  let said = words(text)
  while (said[0] && FILLERS.test(said[0].word)) said = said.slice(1)
  const last = said.at(-1)
  if (last && /^(?:you|i|also|كمان|برضو|بعد)$/.test(last.word) && said.length > 1)
    said = said.slice(0, -1)
  const [first] = said
  if (!first || said.length > LONGEST_NAME) return undefined
  const written = text
    .slice(first.start, (said.at(-1) as Word).end)
    .replace(/^و(?=\S)/, (and) => (isJoined(first, people) ? '' : and))
  if (/^(?:i|i['’](?:ll|m|d|ve)|انا|وانا)$/.test(first.word) && said.length === 1)
    return people.speaker
  if (isPresent(written, people)) return written
  const concepts = new Set(
    meetingWords(said)
      .filter(({ from }) => from < 2)
      .map(({ concept }) => concept),
  )
  if (concepts.has('say')) return undefined
  const isGroup = meetingWords(said).some(({ concept }) => concept === 'role')
  // «كان فيه رامي ونهى، عمر هيكلم البنك»: a list of others ends before the comma.
  const behind = /^و[^،,]{1,40}[،,]\s{0,2}(.+)$/u.exec(text.trim())?.[1]
  if (behind) return nameIn(behind, people, { isBeforeVerb, isArabicSubject, isLabel })
  if (/[\u0600-\u06ff]/.test(first.word))
    return arabicName(said, written, concepts, isGroup, isArabicSubject, isLabel)
  if (ARTICLES.test(first.word)) {
    if (!isGroup || /^\S+ (?:team|department|management)$/i.test(written)) return undefined
    return written.replace(/^\S+\s/, '')
  }
  const isIt = /^IT(?!\p{L})/u.test(written)
  if (grammar(said).some(({ concept, from }) => concept !== 'and' && !(isIt && from === 0)))
    return undefined
  if (concepts.has('thing') && !isIt && !(isGroup && said.length > 1)) return undefined
  if (isGroup && isBeforeVerb && said.length > 1 && said.length <= 3) return written
  if (TITLED.test(written) && said.length <= 3) return written
  const names = written.split(/,? and |, | & /)
  if (
    names.every((name) =>
      name.split(' ').every((part) => /^(?:\p{Lu}|(?:bin|bint|al|el|van|de)$)/u.test(part)),
    )
  )
    return written
  return names.every((name) => isLowerName(name, people, isBeforeVerb)) ? written : undefined
}

/** "وسارة" is "and Sara"; a name may begin with و itself. */
const isJoined = (first: Word, { present }: People) =>
  !present.includes(first.word) && JOINED_NAME.test(first.word)

function isLowerName(name: string, people: People, isBeforeVerb: boolean): boolean {
  const parts = name.split(' ')
  if (parts.length > 2) return false
  return (
    isFirstName(parts[0] as string, people) ||
    (isBeforeVerb && parts.length === 1 && !isStopword(name) && !/(?:s|ing|ed|tion|ly)$/.test(name))
  )
}

/** Somebody who was present, or a first name that the lexicon knows. */
export function isFirstName(written: string, { firstNames, present }: People): boolean {
  const name = foldArabic(written)
  if (present.some((one) => one.split(' ').includes(name))) return true
  const known = firstNames.get(name)
  if (known !== undefined) return known
  if (firstNames.size >= MAX_LOOKUPS || !/^[a-z]{2,15}$/.test(name)) return false
  const found = readEnglish(`${name} will send it`).match('^#FirstName').found
  firstNames.set(name, found)
  return found
}

export function isPresent(written: string, { present }: People): boolean {
  const name = foldArabic(written)
  return name.length > 1 && present.some((one) => one === name || one.split(' ').includes(name))
}

/** «وليد», «وائل»: names that begin as a joined "and" does. */
const OWN_WAW = 'ليد|[اائ]ئل|ايل|سام|سيم|سن|فاء|داد|ضحى|ضحة|عد|لاء|صال|جدان|حيد|جيه|هيب|ديع|ردة|صفي'
const JOINED_NAME = new RegExp(`^و(?!(?:${OWN_WAW})(?!\\p{L}))(?=\\S{3})`, 'u')
/** What parts names that "and" joins. */
export const NAMES_APART = new RegExp(
  `[,،;؛&/]|\\s[-–]\\s|\\band\\b|(?<![\\s.])\\s{1,9}و(?!(?:${OWN_WAW})(?!\\p{L}))(?=\\S)`,
  'u',
)

/** "ms rana", "Dr. Lee" */
export const TITLED = /^(?:mr|mrs|ms|miss|dr|eng|prof|coach|nurse)\.?\s\p{L}/iu

/** «السيد يوسف», «الأستاذة هدى», «م. سالم» */
export const ARABIC_TITLE =
  /^(?:ال)?(?:سيده?|استاذه?|دكتوره?|مهندسه?|شيخه?|انسه|مدام|اخ|اخت|كابتن|ابله|مس|مستر|معلمه?|حاجه?|عم|ست|د|م|ا)(?=\s\S|\.\s?\S)/

/** «الفريق يجهز التقرير» names nobody. */
export const OF_ALL = /^(?:الفريق|فريقنا|التيم|القسم|الاداره|الكل|كلنا|الجميع|الشباب)$/

const NO_NAME =
  /^(?:حد|احد|ريت|ليت|بخصوص|بالنسبه|حول|موضوع|علي|من|في|الي|عن|مع|هذا|هذه|ان|انه|انها|بعد|قبل|حتي|عند|يوم|كل|تم|او|اي|غير|اليوم|امس|بكره|باجر|غدا|ما|مين|الموضوع|لسه|للحين|لازم|ممكن|يجب|المفروض|مفروض)$/

function arabicName(
  said: readonly Word[],
  written: string,
  concepts: ReadonlySet<string>,
  isGroup: boolean,
  isSubject: boolean,
  isLabel: boolean,
): string | undefined {
  if (
    ARABIC_TITLE.test(foldArabic(written)) &&
    said.length > 1 &&
    said.length <= 4 &&
    !said.slice(1).some((word) => isDoing(word) || isArabicVerb(word))
  ) {
    const [, ...rest] = said
    const name = rest.map(({ word }) => word).join(' ')
    const [next] = rest as [Word]
    if (!/^ال/.test(next.word) && arabicName(rest, name, new Set(), false, true, true))
      return written.replace(JOINED_NAME, '')
    if (/^ال/.test(next.word) && said.length === 2) return undefined
  }
  const [first] = said as [Word]
  const bare = first.word.replace(/^و(?=.{3})/, '')
  if (
    (NO_NAME.test(bare) && !/^و?علي$/.test(written)) ||
    (concepts.has('thing') && !isGroup) ||
    concepts.has('decide') ||
    concepts.has('say') ||
    said.slice(1).some((word) => NO_NAME.test(word.word))
  )
    return undefined
  const isDefinite = /^ال/.test(bare)
  if (isDefinite && (!isGroup || (OF_ALL.test(bare) && said.length === 1))) return undefined
  const isWholeGroup =
    isGroup && said.slice(1).every(({ word }) => /^ال/.test(word) && !isDoing({ word }))
  if (said.length > (isSubject ? 3 : 2) && !isWholeGroup) return undefined
  if (
    !isGroup &&
    !isLabel &&
    said.some((word) => isArabicVerb(word) || (!isDefinite && isDoing(word)))
  )
    return undefined
  if (!isGroup && /(?:ات|ايه)$/.test(bare)) return undefined
  return written.replace(JOINED_NAME, '')
}
