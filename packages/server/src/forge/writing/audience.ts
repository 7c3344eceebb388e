import type { Bilingual, Language } from '@wakeel/contract'
import { fold, languageOf, words } from '@wakeel/skills'

/** Whom an agent is for, as it can follow "for"; absent in a language in which it cannot be said well. */
export type Audience = Partial<Bilingual>

const MAX_WORDS = 5
const MAX_LENGTH = 34

/** In Arabic as it follows a preposition. */
const known: readonly Bilingual[] = [
  { en: 'university students', ar: 'طلاب الجامعات' },
  { en: 'students', ar: 'الطلاب' },
  { en: 'pupils', ar: 'التلاميذ' },
  { en: 'teachers', ar: 'المعلمين' },
  { en: 'schools', ar: 'المدارس' },
  { en: 'parents', ar: 'أولياء الأمور' },
  { en: 'families', ar: 'الأسر' },
  { en: 'landlords', ar: 'الملاك' },
  { en: 'tenants', ar: 'المستأجرين' },
  { en: 'home buyers', ar: 'مشتري المنازل' },
  { en: 'property owners', ar: 'أصحاب العقارات' },
  { en: 'estate agents', ar: 'الوسطاء العقاريين' },
  { en: 'small business owners', ar: 'أصحاب الأعمال الصغيرة' },
  { en: 'business owners', ar: 'أصحاب الأعمال' },
  { en: 'shop owners', ar: 'أصحاب المتاجر' },
  { en: 'restaurant owners', ar: 'أصحاب المطاعم' },
  { en: 'small businesses', ar: 'الشركات الصغيرة' },
  { en: 'small companies', ar: 'الشركات الصغيرة' },
  { en: 'companies', ar: 'الشركات' },
  { en: 'startups', ar: 'الشركات الناشئة' },
  { en: 'startup founders', ar: 'مؤسسي الشركات الناشئة' },
  { en: 'founders', ar: 'مؤسسي الشركات' },
  { en: 'freelancers', ar: 'المستقلين' },
  { en: 'employees', ar: 'الموظفين' },
  { en: 'employers', ar: 'أصحاب العمل' },
  { en: 'HR teams', ar: 'فرق الموارد البشرية' },
  { en: 'HR managers', ar: 'مديري الموارد البشرية' },
  { en: 'managers', ar: 'المديرين' },
  { en: 'project managers', ar: 'مديري المشاريع' },
  { en: 'accountants', ar: 'المحاسبين' },
  { en: 'bookkeepers', ar: 'ماسكي الدفاتر' },
  { en: 'lawyers', ar: 'المحامين' },
  { en: 'investors', ar: 'المستثمرين' },
  { en: 'marketers', ar: 'المسوّقين' },
  { en: 'marketing teams', ar: 'فرق التسويق' },
  { en: 'content creators', ar: 'صنّاع المحتوى' },
  { en: 'bloggers', ar: 'المدوّنين' },
  { en: 'writers', ar: 'الكتّاب' },
  { en: 'researchers', ar: 'الباحثين' },
  { en: 'engineers', ar: 'المهندسين' },
  { en: 'office workers', ar: 'موظفي المكاتب' },
  { en: 'workers', ar: 'العمال' },
  { en: 'site supervisors', ar: 'مشرفي المواقع' },
  { en: 'café owners', ar: 'أصحاب المقاهي' },
  { en: 'outdoor workers', ar: 'العاملين في الخارج' },
  { en: 'construction workers', ar: 'عمال البناء' },
  { en: 'doctors', ar: 'الأطباء' },
  { en: 'nurses', ar: 'الممرضين' },
  { en: 'athletes', ar: 'الرياضيين' },
  { en: 'runners', ar: 'العدّائين' },
  { en: 'gym members', ar: 'رواد الصالات الرياضية' },
  { en: 'travellers', ar: 'المسافرين' },
  { en: 'expats', ar: 'المقيمين' },
  { en: 'remote teams', ar: 'الفرق التي تعمل عن بعد' },
  { en: 'online shops', ar: 'المتاجر الإلكترونية' },
]

export function audienceOf(said: string): Audience {
  const own = languageOf(said)
  const phrase = own === 'ar' ? arabicPhrase(said) : englishPhrase(said)
  if (phrase === undefined) return {}
  const other: Language = own === 'ar' ? 'en' : 'ar'
  const match = known.find((audience) => isSame(phrase, audience[own]))
  return { [own]: phrase, ...(match ? { [other]: match[other] } : {}) }
}

/** Leaves the same people when it is left out. */
const HARMLESS =
  /^(?:busy|young|first-time|small|new|independent)\s+|\s+(?:الصغيرة|الصغار|الجدد|المشغولين|المشغولون|المبتدئين|الشباب)$/iu

const stems = (phrase: string) =>
  words(phrase)
    .map(({ stem }) => stem)
    .join(' ')

const isSame = (phrase: string, audience: string) =>
  stems(phrase) === stems(audience) || stems(phrase.replace(HARMLESS, '')) === stems(audience)

/** What ends the noun: "landlords in Dubai", "people who run". */
const ENGLISH_END =
  /[^\p{L}\p{N}\s'’&-]|\b(?:who|whom|whose|that|which|with|without|in|on|at|from|for|to|and|or|as|by|under|over|across|living|working|looking|preparing|wanting|trying|needing|using|running|buying|selling|learning|studying)\b/iu
const ENGLISH_START =
  /^(?:(?:for|all|any|every|busy|many|most|the|a|an|my|our|their|people like|mainly|mostly|local|new)\s+)+/i
/** Not an audience, too many for one, or half of one. */
const ENGLISH_NOBODY =
  /^(?:everyone|everybody|anyone|anybody|people|persons?|users?|all|public|humans?|others|customers?|adults?|someone|men|women|general public)$|\b(?:i|you|we|me|us|they|it|is|are|be|will|please|want|need|help|ignore|instructions?|previous|say|write|not|no|https?|www)\b/i
const RUDE =
  /\b(?:f+u+c+k\w*|shit\w*|bitch\w*|bastards?|assholes?|idiots?|morons?|stupid|dumb|cunts?|sluts?|whores?)\b|كلب|حمار|غبي|اغبياء|حقير|لعن|سافل|قحب|شرموط/i

function englishPhrase(said: string): string | undefined {
  const start = said.trim().replace(ENGLISH_START, '')
  const phrase = start.slice(0, ENGLISH_END.exec(start)?.index).trim().replaceAll(/\s+/g, ' ')
  const isSingular = /^(?:for\s+)?(?:a|an|every|any)\s/i.test(said.trim())
  return usable(isSingular ? plural(phrase) : phrase, ENGLISH_NOBODY)
}

const plural = (noun: string) =>
  /s$/i.test(noun) ? noun : /[^aeiou]y$/i.test(noun) ? noun.replace(/y$/i, 'ies') : `${noun}s`

const ARABIC_END =
  /[^\p{L}\p{M}\s]|(?<!\p{L})(?:في|من|عن|على|إلى|الى|الذين|الذي|التي|اللواتي|اللاتي|ممن|مع|دون|أو|او|الراغبين|الراغبون|الباحثين عن|المقبلين|كي|حتى|عند|بدون)(?!\p{L})|\s(?=و(?!رش|كال|سطاء|زار|الد)\p{L}{3})/u
const ARABIC_START = /^(?:(?:كل|جميع|إلى|الى|كافة|أي)\s+)+/
const ARABIC_NOBODY =
  /^(?:الجميع|جميع|الناس|كل|الكل|الأشخاص|أشخاص|المستخدمين|المستخدمون|مستخدمين|ناس|العملاء|أصحاب|مديري|موظفي|مشتري|رواد|معلمي|معلمات|مؤسسي|مشرفي|فرق)$|تجاهل|تعليمات|اكتب|أريد|اريد/

function arabicPhrase(said: string): string | undefined {
  const start = said.trim().replace(ARABIC_START, '')
  const bare = start.slice(0, ARABIC_END.exec(start)?.index).trim().replaceAll(/\s+/g, ' ')
  // "للطلاب" says already whom it is for.
  return usable(afterPreposition(bare.replace(/^لل(?=\p{L}{3})/u, 'ال')), ARABIC_NOBODY)
}

/** Of the plurals in ون; before a noun of its own such a plural ends in و: المعلمون الجدد, موظفو الموارد. */
function afterPreposition(phrase: string): string {
  if (/^ذوو /.test(phrase)) return phrase.replace('ذوو', 'ذوي')
  const owner = phrase.replace(/^((?!ال)\p{L}{3,})و (?=\p{L}{2})/u, '$1ي ')
  if (owner !== phrase) return owner
  // What describes such a plural ends like it.
  return /^\p{L}{3,}ون(?: |$)/u.test(phrase)
    ? phrase.replaceAll(/(?<![^ ])(\p{L}{3,})ون(?= |$)/gu, '$1ين')
    : phrase
}

function usable(phrase: string, nobody: RegExp): string | undefined {
  const isPhrase =
    phrase.length >= 3 &&
    phrase.length <= MAX_LENGTH &&
    phrase.split(' ').length <= MAX_WORDS &&
    /\p{L}{2}/u.test(phrase)
  return isPhrase && !nobody.test(phrase) && !RUDE.test(fold(phrase).text) ? phrase : undefined
}

/** `for landlords`, `للملاك`. */
export function forWhom(audience: string, language: Language): string {
  if (language === 'en')
    return `for ${audience.replace(/^(?!Emirati|Arab|Dubai|Muslim|Indian|Abu )\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
  if (audience.startsWith('الل')) return `ل${audience.slice(2)}`
  return audience.startsWith('ال') ? `لل${audience.slice(2)}` : `ل${audience}`
}
