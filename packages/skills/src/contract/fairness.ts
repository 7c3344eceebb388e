import type { Bilingual, Language } from '@wakeel/contract'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import type { Answer } from './answer.ts'
import type { Finding, Quote, RiskLevel } from './clause-kind.ts'

/** "Is this normal?", «ده عادي؟», «مسموح؟»: asked of the text as it is, and not whether something stands in it. */
const IN_ENGLISH =
  /\b(?:is|are|isn't|isnt|does|was|seems?|looks?|sounds?)\b[^.!?\n]{0,80}\b(?:normal|standard|usual|common|typical|fair|unfair|reasonable|unreasonable|legal|illegal|lawful|allowed|acceptable|ok|okay|right|fine|legit|enforceable|risky|dangerous|too (?:much|high|long|harsh|strict))\b[^.!?\n]{0,120}(?:[?]|$|\n)|\b(?:normal|standard|usual|fair|legal|allowed|ok|okay|legit|reasonable)\s{0,2}(?:or (?:not|what|no)\b[^?\n]{0,12})?\?|\b(?:can|may) (?:they|he|she|my \w{2,12}|the \w{2,12}) (?:legally|really|actually) /i
const ADJECTIVE =
  '(?:طبيعي|عادي|معقول|منطقي|عادل|منصف|مجحف|ظالم|قانوني|مسموح|مقبول|متعارف|معتاد|سليم|مخالف|ممنوع|مضبوط|صحيح|خطر|خطير|كتير|كثير|وايد)(?:ه|ين)?'
const IN_ARABIC = new RegExp(
  `(?<!\\p{L})(?:غير |مش |مو |مب )?(?:ال)?${ADJECTIVE}(?!\\p{L})[^.!?؟\\n]{0,100}(?:[?؟]|$)|^\\s{0,5}(?:هو |هذا |ده |دا |هل )?${ADJECTIVE} (?:ي|ان|انه|ما |ولا )|(?<!\\p{L})(?:يجوز|هل يجوز) لهم`,
  'mu',
)
/** "What does high risk mean?", «يعني ايه خطورة عالية؟» */
const MEANING =
  /\bwhat (?:does|do|is meant by)\b[^.?!]{0,20}\b(?:high|medium|low)\b|(?<!\p{L})(?:يعني (?:ايه|شو|ايش)|شو يعني|ايش يعني|وش يعني|ما معني|معني)[^.؟?]{0,12}خطور/iu

/** "Worried about clause 3", «خايف من البند 3» */
const AFRAID =
  /\b(?:worried|concerned|unsure|confused|nervous) about (?:the )?(?:clause|article|section|point)|(?<!\p{L})(?:خايف|خايفه|قلقان|قلقانه|مو مرتاح|مش مرتاح) (?:من|ل|علي)? ?(?:ال)?(?:بند|ماده|شرط)/iu

/** "What is risky in it?", «شو الخطر فيها؟» is answered by the clauses themselves. */
const WHAT_IS_RISKY =
  /\b(?:what|which|what['’]?s|whats)(?: is| are)? (?:risky|dangerous)\b|(?<!\p{L})(?:شو|ايش|وش|ايه|ما|وين|فين|اين)(?: هو| هي)? (?:ال)?(?:خطر|خطير|خطيره)(?!\p{L})/giu

export const asksWhetherNormal = (question: string): boolean => {
  const folded = foldArabic(question).replace(WHAT_IS_RISKY, ' ')
  return (
    IN_ENGLISH.test(folded) || IN_ARABIC.test(folded) || MEANING.test(folded) || AFRAID.test(folded)
  )
}

const NAMED =
  /(?:\b(?:clause|article|section|no\.?|number)|(?<!\p{L})(?:ال|لل|بال|في ال)?(?:بند|ماده|شرط|فقره))\s?(?:رقم\s)?[#(]?(\d{1,2}(?:\.\d{1,2})?)(?![\d.,]*\d)/iu

/** What is asked to be called normal: the whole, "clause 7" or the kinds of clause that are named. */
export interface Fairness {
  clause?: string
  kinds?: string[]
}

export function fairnessAsked(question: string, answers: readonly Answer[]): Fairness | undefined {
  if (!asksWhetherNormal(question)) return undefined
  const clause = NAMED.exec(latinDigits(foldArabic(question)))?.[1]
  const kinds = answers.flatMap(({ about, quotes }) =>
    'kind' in about && quotes.length > 0 ? [about.kind] : [],
  )
  return { ...(clause && { clause }), ...(kinds.length > 0 && { kinds }) }
}

const MEANS: Record<RiskLevel, Bilingual> = {
  high: {
    en: 'High means that it can cost you money or a right: take it up with the other side before you sign',
    ar: 'العالية تعني أنه قد يكلفك مالًا أو حقًا: ناقشه مع الطرف الآخر قبل التوقيع',
  },
  medium: {
    en: 'Medium means that it depends on details: ask what stands below before you sign',
    ar: 'المتوسطة تعني أن الأمر يتوقف على التفاصيل: اسأل عما ورد أدناه قبل التوقيع',
  },
  low: {
    en: 'Low means that these patterns see nothing heavy in it, not that it is safe',
    ar: 'المنخفضة تعني أن هذه الأنماط لا ترى فيه ما هو ثقيل، لا أنه آمن',
  },
}

const LEVEL: Record<RiskLevel, Bilingual> = {
  high: { en: 'high risk', ar: 'خطورة عالية' },
  medium: { en: 'medium risk', ar: 'خطورة متوسطة' },
  low: { en: 'low risk', ar: 'خطورة منخفضة' },
}

const none: Bilingual = {
  en: 'I cannot rate it: it is of no kind I know',
  ar: 'لا أستطيع تقدير خطورته: ليس من الأنواع التي أعرفها',
}

const lawyer: Bilingual = {
  en: 'Whether it is usual, fair or lawful is for a lawyer to say.',
  ar: 'أما هل هو معتاد أو عادل أو قانوني فيجيب عنه محامٍ.',
}

const byWords: Bilingual = { en: 'By its words', ar: 'بحسب ألفاظه' }

/** What can be said to "is this normal?": how heavy it is, what that level means and who tells the rest. */
export function fairnessInWords(
  findings: readonly Finding[],
  { clause, kinds, nameOf }: Fairness & { nameOf: (kind: string) => string },
  language: Language,
): string {
  // What the same words say of another kind is meant too.
  const meant = findings.filter(({ kind }) => kinds?.includes(kind))
  const isMeant = ({ text }: Quote) =>
    meant.some(({ quotes }) => quotes.some((quote) => quote.text === text))
  const rated = findings.flatMap(({ kind, quotes, level }) => {
    if (clause === undefined)
      return !kinds || kinds.includes(kind) || quotes.some(isMeant) ? [{ kind, level }] : []
    const quote = quotes.find(({ clause: number }) => latinDigits(number) === clause)
    return quote ? [{ kind, level: quote.level }] : []
  })
  const worst = (['high', 'medium', 'low'] as const).find((one) =>
    rated.some(({ level }) => level === one),
  )
  const comma = language === 'en' ? ', ' : '، '
  const where =
    clause === undefined ? '' : `${comma}${language === 'en' ? 'clause' : 'البند'} ${clause}: `
  const names = rated.filter(({ level }) => level === worst).map(({ kind }) => nameOf(kind))
  const verdict = worst ? `${LEVEL[worst][language]} (${names.join(comma)})` : none[language]
  const meaning = worst ? `${MEANS[worst][language]}. ` : ''
  return `**${byWords[language]}${where || ': '}${verdict}.** ${meaning}${lawyer[language]}`
}
