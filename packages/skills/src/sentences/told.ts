import { foldArabic } from '../reading/arabic.ts'
import { type Word, words } from '../reading/words.ts'
import { isArabicVerb } from './arabic-verbs.ts'
import { lexicon } from './lexicon.ts'
import { GENERAL, type Unit } from './units.ts'

/** A short sentence has at most so many words. */
const SHORT = 14

/** "My boss says it's written for a 12 year old, I don't believe it: …": what somebody tells of a text, in the skill's own words. */
export const isTelling = ({ text, words: all, hits }: Unit) =>
  /[:：]\s*$/.test(text) &&
  all.length <= SHORT * 2 &&
  hits.some(({ concept }) => !GENERAL.has(concept)) &&
  teller(all.slice(0, 2)).length > 0
const teller = lexicon(
  {
    me: "my, our, i, we, i'm, im, ive, i've, مديري, مديرتي, مدير, عندي, عندنا, انا, احنا, نحن, ابني, بنتي, ولدي, صاحبي, زميلي",
  },
  { isExact: true },
)

/** "For my year 9 class, any type." */
export const isForWhom = ({ text }: Unit) =>
  /^\s*(?:it['’]?s |this is )?for (?:my|our)(?!\p{L})/iu.test(text)

/** "Room 5, thx.", «شكرا مقدما.» */
export const isCourtesy = ({ text, words: all, isQuestion }: Unit) =>
  !isQuestion &&
  all.length <= FEW &&
  /(?:\b(?:thanks|thank you|thx|tysm|ty)|(?<!\p{L})(?:مشكور\p{L}{0,2}|شكرا|تسلم\p{L}{0,2}))(?:\s\p{L}{2,10}){0,2}[.!]{0,3}\s*$/iu.test(
    foldArabic(text),
  )

/** "It's for a leaflet, 500 copies.": what a text is for, told behind a request. */
export const isUse = ({ text, words: all }: Unit) =>
  all.length <= SHORT &&
  /^\s*(?:it['’]?s|it is|this is|they['’]?re|they are|هي|هو|هذا|هذي|ده|دي) (?:for (?:my|our|a|an|the)|from (?:my|our)|عشان|علشان|حق|لل?\p{L}+)(?!\p{L})/iu.test(
    text,
  )

/** "My boss wants it by 5", «مديري يبيه قبل الخمسة»: who is to have what was asked for, told behind a request. */
export const isWanted = ({ text }: Unit) =>
  WANTED.test(text) || ARABIC_WANTED.test(foldArabic(text))
const WANTED =
  /^\s{0,5}(?:and |but )?(?:(?:my|our) \p{L}{2,15}(?: \p{L}{2,15})?|i|we|he|she) (?:(?:will|would|really|only|just|also|always|have|has|had) ){0,2}(?:wants?|needs?|likes?|expects?|asks for|(?:asked|(?:am|is|are) (?:waiting|asking)) (?:me )?for|(?:have|has|must|need|needs) to (?:have|send|hand|show|read|see|get|print)|must (?:have|send)|to (?:have|send|hand|show|read|print)) (?:it|(?:this|that)(?=\s{0,2}(?:[.,!]|(?:by|in|on|for|to|before|after|at|with|done|and|today|tonight|tomorrow|now|asap|first)(?!\p{L}))))(?!\p{L})/iu
const ARABIC_WANTED =
  /^\s{0,5}(?:و?لان )?(?:ال)?(?:مدير\p{L}{0,3}|رييس\p{L}{0,3}|مسوول\p{L}{0,3}|استاذ\p{L}{0,3}|مدرس\p{L}{0,3}|معلم\p{L}{0,3}|دكتور\p{L}{0,3}|زوج\p{L}{0,3}|صاحب\p{L}{0,3}|زميل\p{L}{0,3}|انا|احنا|نحن) (?:(?:مره|كمان|ايضا|لازم) )?(?:[يتنا]?(?:بي|بغا|بغي|ريد|نتظر|حتاج|طلب|ستلم)|بد|محتاج|عايز|عاوز|طالب|منتظر|ناطر|مستني)ا?(?:ه|ها|و|هم)(?!\p{L})/u

/** What goes on about a text that was not pasted: "it is 12 pages, she says …". */
export const reference = lexicon(
  { it: "it, it's, its, he, she, they, my, our, i, we, هي, هو, هم, عندي, عندنا, انا, احنا" },
  { isExact: true },
)

/** "One sentence only please, my boss has no patience. The hospital …": what somebody tells of himself behind a comma is no text. */
export function isAside({ text: written }: Unit, tail: Word, behind: string): boolean {
  const comma = Math.max(
    ...[',', '،'].map((mark) => written.lastIndexOf(mark, tail.start + LONGEST_NOUN)),
  )
  if (comma < 0 || !/[.!]\s*$/.test(written)) return false
  const said = words(written.slice(comma + 1))
  const first = said[0]
  return (
    first !== undefined &&
    comma + 1 + first.start >= tail.start - LONGEST_POINTER &&
    !isCapital(written.slice(comma + 1), first) &&
    (!/^i\b/.test(first.word) ||
      (/^\s*i['’]?(?:m| am| work| have) /u.test(written.slice(comma + 1)) &&
        /^\s*\p{Lu}/u.test(behind))) &&
    reference(said.slice(0, 2)).length > 0 &&
    words(behind).length >= LEAST_BEHIND
  )
}
/** "It goes on a sticker": the first word may have been taken for one that points at the text. */
const LONGEST_POINTER = 8
/** "From this news, we are a small radio.": behind the pointer its noun may stand. */
const LONGEST_NOUN = 12
/** So many words of a text stand behind it. */
const LEAST_BEHIND = 12

/** "I run a cafe. 5 questions for new staff: …", «عندي مقهى. 5 أسئلة: …»: behind who one is somebody says what is wanted. */
export const isBehindSelf = (units: readonly Unit[], index: number): boolean => {
  const [lead, unit] = units
  return (
    index === 1 &&
    lead !== undefined &&
    unit !== undefined &&
    lead.words.length <= SHORT &&
    teller(lead.words.slice(0, 1)).length > 0 &&
    unit.words.length <= SHORT &&
    (/[:：]\s*$/.test(unit.text) || /^\s{0,5}[\d٠-٩]/.test(unit.text))
  )
}

/** "3 bullets from this leaflet for our ward board. The campaign …", «من النص التالي لمجلس القسم.»: for whom or why, behind what points at the text. */
export function isPurpose({ text: written }: Unit, tail: Word, behind: string): boolean {
  const told = written.slice(tail.start).trim()
  const all = words(told)
  const isTold = PURPOSE.test(told) || (ARABIC_PURPOSE.test(told) && !all.some(isArabicVerb))
  return (
    isTold &&
    /[.!]$/.test(told) &&
    all.length <= SHORT &&
    !/^\s*\p{Ll}/u.test(behind) &&
    words(behind).length >= LEAST_BEHIND
  )
}
const PURPOSE =
  /^(?:\p{Ll}{2,15} ){0,2}(?:for (?!years|months|days|centuries|example)|so (?:that )?(?:[Ii]|we|my|our|they|he|she)\b|(?:that |which )?(?:[Ii]|we) (?:can|could|may|will|would|should|must|need|want|have)\b|because |before (?:the|my|our|i|we)\b|to (?:send|put|post|hang|share|read|print|show|give|hand|use)\b)/u
const ARABIC_PURPOSE =
  /^(?:(?:ال)?\p{L}{3,12} )?(?:ل(?!م |ن |ا |كن|قد |يس|دى|دي|ما |و |كل )\p{L}{3,15}(?: |\.)|عشان |علشان |ل[أا]ن |حق |قبل )/u

export const isCapital = (written: string, { start, end }: Word) =>
  /^\p{Lu}\p{Ll}|^\p{Lu}\s/u.test(written.slice(start, end + 1))

/** "Only from this text: 3 gaps. The Red Line …" */
export const isBehindOnly = (units: readonly Unit[], index: number): boolean => {
  const [lead, unit] = units
  const leads = (wanted: string) => lead?.hits.some(({ concept }) => concept === wanted)
  return (
    index === 1 &&
    lead !== undefined &&
    /[:：]\s*$/.test(lead.text) &&
    lead.words.length <= SHORT &&
    leads('limit') === true &&
    leads('pointer') === true &&
    (unit?.words.length ?? 0) <= FEW
  )
}
/** A fragment that says what is wanted: "two gaps, no key". */
const FEW = 6
