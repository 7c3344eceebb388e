import { fold } from '../reading/fold.ts'
import type { Quantity } from '../reading/quantity.ts'
import type { Span } from '../reading/words.ts'
import { monthsNamedIn } from '../sentences/days.ts'
import type { ConceptMatch } from './match-concepts.ts'

// Figures that are no quantities: parts of codes, words written as figures, what is refused.

/** "Him 181/95" */
const HEIGHT_AND_WEIGHT = /(?<![\p{L}\d/-])(?:1[3-9]\d|2[0-2]\d)\/(?:[3-9]\d|1\d\d)(?![\d/-])/u

/** "A phone for 1050" */
export const isPriced = (text: string, { start }: Span): boolean =>
  /(?:\b(?:for|at|costs?|worth)\s|(?<!\p{L})(?:بـ?|بسعر|بمبلغ)\s?)$/iu.test(
    text.slice(Math.max(0, start - 10), start),
  )

/** "Bought a phone 2310": a number of so few digits reaches nobody. */
export const isOfBoughtPhone = (text: string, { start, end }: Span): boolean =>
  end - start < 7 &&
  /(?:\b(?:phone|mobile|iphone)|(?<!\p{L})(?:موبايل|تلفون|تليفون|جوال|هاتف))\s$/iu.test(
    text.slice(Math.max(0, start - 12), start),
  )

/** "PO 2210-7": two numbers joined by a mark are a range only when they rise. */
export function isPartOfCode(text: string, { start, end }: Span): boolean {
  if (HEIGHT_AND_WEIGHT.test(text.slice(Math.max(0, start - 4), end + 4))) return false
  const before = /(?<!\d)(\d{1,11})[-/]$/.exec(text.slice(Math.max(0, start - 12), start))?.[1]
  const after = /^[-/](\d{1,11})(?!\d)/.exec(text.slice(end, end + 12))?.[1]
  const own = Number(text.slice(start, end))
  return (
    (before !== undefined && Number(before) > own) || (after !== undefined && own > Number(after))
  )
}

/** "Plate 5 12345", «لوحة دبي B 4471» */
const PLATE_CODE =
  /(?:\bplate|لوح[ةه])(?: (?:n[or]\.?|number|رقم|دبي|الشارقة|عجمان|dubai|sharjah|ajman)){0,3}[ :#]{1,2}(?:\d{1,2}|[a-z]{1,2})[ -]$/iu
export const isBehindPlateCode = (text: string, { start }: Span): boolean =>
  PLATE_CODE.test(text.slice(Math.max(0, start - 36), start))

/** "Only 200, not 300": what is refused right beside what is meant. */
export const isRefused = (text: string, mention: Span, all: readonly Span[]): boolean =>
  /(?<!\p{L})(?:and not|but not|not|مو|مش|مب|وليس|لا)\s$/iu.test(
    text.slice(Math.max(0, mention.start - 9), mention.start),
  ) &&
  /^\s*(?:$|[,.;!?؟،؛\n])/u.test(text.slice(mention.end)) &&
  all.some(({ end }) => end <= mention.start && mention.start - end < 20)

/** «الفرق بين الثنتين»: the two that were spoken of. */
export const isBothOfThem = (text: string, { start, end }: Span): boolean =>
  /^ال[إا]?[ثت]?ن?ت?ن?ين$/.test(text.slice(start, end).trim())

/** "Want 2 know", "how 2 lose": a word that is written as a figure; «الثنتين» are the two that were spoken of. */
export const isWord = (text: string, { start, end }: Span): boolean =>
  /^ال(?:[إا]?[ثت]ن|تن|ثن)ت?ين$/.test(text.slice(start, end).trim()) ||
  isWrittenAsFigure(text, { start, end }) ||
  isOneOfThem(text, { start, end })

/** "She looks at one for 950,000": what was named before, and no number. */
const isOneOfThem = (text: string, { start, end }: Span): boolean =>
  /^one$/i.test(text.slice(start, end).trim()) &&
  /\b(?:at|wants?|buys?|found|saw|sees|has|have|another|this|that|of|the|for)\s$/i.test(
    text.slice(Math.max(0, start - 8), start),
  ) &&
  /^\s(?:for|at|that|which|with|in|from|of)\b/i.test(text.slice(end))

const isWrittenAsFigure = (text: string, { start, end }: Span): boolean =>
  /^[24]$/.test(text.slice(start, end).trim()) &&
  /\b(?:want|wanna|need|like|try|trying|going|how|able|have|has|got|hope|plan|used|supposed|easy|hard|ready|nice)\s$/i.test(
    text.slice(Math.max(0, start - 12), start),
  ) &&
  /^\s(?:know|be|b|do|see|get|lose|gain|make|find|check|eat|drink|have|go|buy|pay|use|ask|keep|stay|start|finish|learn|study|read|send|save|understand|calculate|compare|convert|cut|run|work|split|share|plan)\b/i.test(
    text.slice(end),
  )

/** "The officer (licence 5521)": a bracket with nothing but a paper and its number. */
export const isBracketedNumber = (text: string, { start, end }: Span): boolean =>
  text[end] === ')' &&
  /\(\p{L}+(?:\s(?:no\.?|number|رقم))?[\s:#]{1,2}$/u.test(
    text.slice(Math.max(0, start - 30), start),
  )

/** "My appointment at the bank is at 3", «موعدي ع 3»: an hour that does not say which half of the day. */
export const isBareHour = (text: string, { start, end }: Span): boolean =>
  /^(?:\d{1,2}|[\u0660-\u0669]{1,2})$/.test(text.slice(start, end)) &&
  LAST_HOUR >= Number(fold(text.slice(start, end)).text) &&
  /(?:\b(?:at|around|by|before|till|until)|(?<!\p{L})(?:ع|على|علي|الساعة|الساعه|قبل|حوالي))\s$/iu.test(
    text.slice(Math.max(0, start - 10), start),
  ) &&
  !/^\s?(?:%|per ?cent|k\b|m\b|بالم|في الم|[\d٠-٩])/iu.test(text.slice(end, end + 10))
const LAST_HOUR = 12

/** «قبل الساعة ٤»: an hour, whatever else is asked for. */
export const isNamedHour = (text: string, mention: Span): boolean =>
  isBareHour(text, mention) &&
  /(?<!\p{L})(?:قبل|لحد|لغاية|حتى|بعد|على|ع|عند|حوالي)\s(?:ال)?ساع[ةه]\s$/u.test(
    text.slice(Math.max(0, mention.start - 18), mention.start),
  )

/** "S&P 500", "Nasdaq 100": how many shares an index has is part of its name. */
const isOfIndex = (text: string, { start }: Span): boolean =>
  /(?:\bs ?& ?p|\bsnp|\bstandard (?:&|and) poor['’]?s|\bnasdaq|\bftse|\bfortune|\brussell|\bnikkei|\beuro ?stoxx|\bdow(?: jones)?|\bmsci|(?<!\p{L})(?:ناسداك|ستاندرد (?:آند|اند|أند) بورز|[اإ]س (?:آند|اند|أند) بي|فوتسي|نيكاي|داو جونز))[ -]$/iu.test(
    text.slice(Math.max(0, start - 28), start),
  )

/** "Under Article 51", «حسب المادة 51»: where it stands in a law. */
const isOfLaw = (text: string, { start, end }: Span): boolean => {
  const before = text.slice(Math.max(0, start - 40), start)
  // «المادة» is the subject of a course, too.
  const isOfSubject =
    /ماد[ةه](?: رقم)? \(?$/u.test(before) && !LAW.test(before) && !OF_LAW.test(text.slice(end))
  return !isOfSubject && !IN_CREDITS.test(text.slice(end)) && ARTICLE.test(before)
}
/** "C in art 2 credits" */
const IN_CREDITS = /^\s?(?:credits?|cr|hours?|hrs?|ساعات|ساع[ةه])(?!\p{L})/iu
const ARTICLE =
  /(?:\b(?:article|art\.?|decree(?:-law)?|resolution|regulation)|(?<!\p{L})(?:بال|لل|ال)?(?:ماد[ةه]|مرسوم(?: بقانون)?(?: اتحادي)?))(?: (?:no\.?|number|رقم))? \(?$/iu
const LAW = /(?<!\p{L})(?:حسب|بحسب|بموجب|وفقا?|وفقًا|طبق[اًا]{0,2}|نص) (?:نص )?(?:ال|لل)ماد[ةه]/u
const OF_LAW = /^\)? (?:من |في )?(?:ال)?(?:قانون|مرسوم|نظام|لائح[ةه])/u

/** "Account ending 8812", «بطاقة تنتهي بـ 4471»: the last digits of a number. */
const isLastDigits = (text: string, { start }: Span): boolean =>
  /(?:\b(?:acc(?:ount|t|\.)?|a\/c|card|iban)[ .]{0,2}(?:number |no\.? )?(?:that )?(?:ending|ends|ended)(?: (?:in|with))?|\blast (?:four|4)(?: digits)?(?: are)?|(?<!\p{L})(?:ال)?(?:حساب|بطاق[ةه]|كرت|آيبان|[اأ]يبان)(?:\p{L}{0,2})? (?:رقم\p{L}? )?(?:الل?ي )?(?:(?:ال)?[مت]?[ين]?نتهي(?:[ةه])?|آخر\p{L}{0,2}|[اأ]خر\p{L}{0,2}))[ :]{0,2}(?:ب|بـ|في)? ?$|[x*•]{2,}[ -]?$/iu.test(
    text.slice(Math.max(0, start - 44), start),
  )

/** "Licence 44521", «رخصة 9912»: what a paper costs is a rounder sum. */
const isOfPaper = (text: string, { start, end }: Span): boolean =>
  /^(?:\d{4,}[1-9]|\d{3}[1-46-9])$/.test(fold(text.slice(start, end)).text) &&
  /(?:\b(?:licen[cs]e|file|registration)|(?<!\p{L})(?:ب|ال|بال|وال)?(?:رخص[ةه]|رخصت\p{L}{1,3}|ملف|سجل تجاري))(?: (?:ال)?تجاري[ةه])?\s?[:#]?\s?$/iu.test(
    text.slice(Math.max(0, start - 28), start),
  )

/** "In my 40s": no age that anything is calculated with. */
const isDecade = (text: string, { start, end }: Span): boolean =>
  /^['’]?s\b/.test(text.slice(end)) &&
  /\b(?:my|his|her|their|the|early|mid|late)[ -]$/i.test(text.slice(Math.max(0, start - 8), start))

/** The number of an index, an article, an account, a licence. */
export const isNumberOf = (text: string, mention: Span): boolean =>
  isDecade(text, mention) ||
  isOfIndex(text, mention) ||
  isOfLaw(text, mention) ||
  isLastDigits(text, mention) ||
  isOfPaper(text, mention)

/** What has a number of its own that counts nothing. */
export const REFERRING: ReadonlySet<ConceptMatch['concept']> = new Set([
  'identifier',
  'document',
  'businessPaper',
  'address',
])

/** "Just one number: my height is 183": what the colon leads to has a name of its own. */
export const isNamedBehindColon = (
  text: string,
  before: Span,
  mention: Span,
  concepts: readonly ConceptMatch[],
): boolean =>
  /[:：]\s/.test(text.slice(before.end, mention.start)) &&
  concepts.some(
    ({ concept, start, end }) =>
      start >= before.end &&
      end <= mention.start &&
      !REFERRING.has(concept) &&
      /[:：]/.test(text.slice(before.end, start)),
  )

/** "050 664 1187", "+971 4 123 4567": groups of one number that nothing is calculated with. */
const PHONE =
  /(?<![\d.,/-])(?:\+|00)?(?:971|0)[ \t-]?\d{1,2}[ \t-]\d{3}[ \t-]?\d{3,4}(?![\d.,]\d|\d)|(?<![\d.,/-])(?:\+|00?)9(?:6[568]|7[1-4])(?:[ \t-]?\d{4}){2}(?!\d)|(?<![\d.,/-])\+\d{1,3}(?:[ \t-]\d{2,6}){2,4}(?!\d)/g

export function phonesIn(text: string): Span[] {
  const folded = fold(text)
  return Array.from(folded.text.matchAll(PHONE), ({ index, 0: phone }) => ({
    start: folded.original(index),
    end: folded.original(index + phone.length - 1) + 1,
  }))
}

/** "Not one fils more", «ولا درهم»: the smallest sum that there is stands for none. */
export const isFigureOfSpeech = (text: string, { start, end }: Span): boolean =>
  /^(?:(?:one|an?|a single) )?(?:fils|dirham|cent|riyal)$|^(?:فلس|درهم|ريال)(?: واحد)?$/iu.test(
    text.slice(start, end).trim(),
  ) &&
  /(?:\b(?:not|no|nor|without|never)(?: even)?(?: an?| one| a single)?|(?<!\p{L})(?:ولا|بدون|من غير))\s$/iu.test(
    text.slice(Math.max(0, start - 24), start),
  )

/** «60,000 مرة بالسنة»: how often, and not what is counted. */
const A_YEAR = /^\s(?:once|مر[ةه](?: واحد[ةه])?)\s(?:a|per|every|في|بال|كل)/iu
export const isHowManyTimes = (text: string, { end }: Span): boolean =>
  A_YEAR.test(text.slice(end, end + 16))

/** «آذار (مارس) 2027» */
export const isYearOfMonth = (text: string, { start }: Span): boolean =>
  monthsNamedIn(text.slice(Math.max(0, start - 16), start + 5)).some(({ end }) =>
    /^\)\s$/.test(text.slice(Math.max(0, start - 16) + end, start)),
  )

/** "26k comes in a month": the verb is "come in", and a month is how often; so is "how much water in a day". */
export const isHowOften = (text: string, { kind, start, end }: Quantity): boolean =>
  kind === 'duration' &&
  /^in a /i.test(text.slice(start, end)) &&
  (/\b(?:com(?:e|es|ing)|came|brings?)\s$/i.test(text.slice(Math.max(0, start - 8), start)) ||
    (/^in a day$/i.test(text.slice(start, end).trim()) &&
      /\bhow (?:much|many)\b[^.?!\d]{0,40}$/i.test(text.slice(Math.max(0, start - 50), start))))

/** «إلى 6 يوم 20 يوليو»: the day is that of the date behind it. */
export const isBeforeDate = (text: string, { kind, start, end }: Quantity): boolean =>
  kind === 'duration' &&
  /(?:\d|(?<!\p{L})و?(?:نصف?|ربع|ثلث))\s?يوم$/u.test(fold(text.slice(start, end)).text.trimEnd()) &&
  /^\s(?:[\d٠-٩]{1,2}[\s/]|ال(?:سبت|[أا]حد|[إا]?ثنين|ثلاثاء?|[أا]ربعاء?|خميس|جمع[ةه]))/u.test(
    text.slice(end),
  )
