import type { Word } from '../reading/words.ts'

/** What is left of a verb without person and tense: يرسل، سترسل، أرسلوا، بيرسل، هيرسل → رسل. */
export const verbCore = ({ word }: Pick<Word, 'word'>): string =>
  word
    .replace(/^[وف](?=[يتنسهحب].{3})/, '')
    .replace(/^(?:[سهحب]?[يتن]|[سهحب]?ا)(?=...)/, '')
    .replace(/(?<=...)(?:هما|كم|ها|هم|نا|ون|ين|وا|[وتيه])$/, '')

/** Nouns and names that begin as a verb of the third person does. */
const NOUNS = new Set(
  'تالا تالين تولين تمارا تامر تركي تهاني يارا يزن يمني يامن ينال يمان ياسين هتون بيسان بيلسان سيدرا بتول هيفاء هيفا هيام حيدر سيرين سيلين ستيفاني ستيفن بيتر سيمون هتان يوسف ياسر ياسمين يعقوب يحيي يونس يناير يوليو يونيو يوميا يمين يعني تحت تاريخ تامين تواصل تعاون تفاوض تنازل تعامل تذاكر تكاليف تفاصيل تقارير تدابير تصاميم تجاره ترتيبات تماما تقريبا تلقائيا تسعه تسعين تلفون تطبيق تابع توفر بيانات بيان بيوت بيت بيئه بيع بيض بتاع سياره سيارات سياسه سياسات سيد سيده سيدات سيوله ستون ستين سته ستار هيئه هيكل هيا هيثم حياه حيث حين حيوان حتي'.split(
    ' ',
  ),
)

/** Whether an Arabic word is a verb of the third person by its letters: يرسل، سترسل، بترسل; not تقرير, تكلفة or تواصل. */
export function isArabicVerb({ word }: Pick<Word, 'word'>): boolean {
  const bare = /^و[يتسبهح]/.test(word) ? word.slice(1) : word
  // «بتاريخ», «بترتيب»: a noun behind a preposition.
  const noun = bare.replace(/^ب(?=ت)/, '')
  if (NOUNS.has(noun) || NOUNS.has(bare) || (noun !== bare && /^ت..ي.$/.test(noun))) return false
  // «تكلمنا» was done.
  if (/(?:ات|يه|ايا)$|^ت.*نا$/.test(bare)) return false
  if (/^[سبهح][يت][\u0621-\u064a]{2,}$/.test(bare)) return true
  // The pattern of تقرير and تصميم, and the ending of تكلفة, are those of nouns.
  return /^[يت][\u0621-\u064a]{2,}$/.test(bare) && !/^ت..ي.$|^ت.*ه$/.test(bare)
}

export type Tense = 'future' | 'present' | 'past'

/** When an Arabic verb places what it says: سترسل, بترسل and هيبعت are to come, ترسل is, أرسلت was. */
export function tenseOf({ word }: Pick<Word, 'word'>): Tense {
  const bare = word.replace(/^و(?=.{3})/, '')
  if (/^(?:[سهح][يتنا]|ب[يتن])/.test(bare)) return 'future'
  return /^[يتن]/.test(bare) && !/(?:نا|وا)$/.test(bare) ? 'present' : 'past'
}

/** Nouns of doing that no pattern shows. */
const DOING = new Set(
  'جرد فحص فتح غلق قفل نسخ رسم صبغ غسل كنس رش سحب قص ربط فرز عزل حجز شراء دفع سداد كتابه نشر طلب طباعه ترجمه صياغه جمع نقل دعوه رفع دراسه زياره صرف تواصل جدوله بحث تنسيق شحن عمل قراءه غسيل حل رد مكالمه اتصال'.split(
    ' ',
  ),
)
/** «هبعت», «بجهز», «بارسل», «سأرسل»: what a speaker will do, by its letters; a noun behind a preposition looks alike. */
export const isOwnFuture = ({ word }: Pick<Word, 'word'>): boolean =>
  /^و?(?:[بهح](?![يتنا])|[سبهح]ا(?!ل))[\u0621-\u064a]{2,}$/.test(word)

const NOT_DOING = /^(?:تقرير|تصريح|تاريخ|تذكير|اسبوع|مساحه|مسافه|اجتماع|اعمال|الغاز)$/

/** Whether an Arabic word names a doing, as a task begins: إرسال، مراجعة، تحديث، حجز. */
export function isDoing({ word }: Pick<Word, 'word'>): boolean {
  const bare = word.replace(/^و?(?:بال|ال|لل|ب|ل)?(?=..)/, '')
  if (NOT_DOING.test(bare)) return false
  return (
    DOING.has(bare) ||
    DOING.has(word) ||
    /^(?:ت..ي.|ا..ا.|است..ا.|است.ا.ه|انه?اء|م.ا..ه|تو?..يه|تجهيز)$/.test(bare)
  )
}
