import { type Word, words } from '../reading/words.ts'

// "I'm a teacher, how much …", «متطوعة في جمعية، كم …»: who asks, before what is asked.

const GREETING =
  /^\s*(?:(?:hi|hello|hey|good (?:morning|evening)|مرحبا|هلا|[أا]هلا|السلام عليكم|صباح الخير|مساء الخير)[^,،.!\n]{0,16}[,،.!\n]{1,2}\s*)?/iu
const ONESELF =
  /^(?:as an? |(?:i['’ ]?m|i am|we['’ ]?re|we are) (?:an?|the|just an?|only an?) |[أا]نا (?!و)|[إا]حنا |نحن |حنا )/iu
/** What one is by trade or in a family, without an article. */
const CALLED =
  /^(?:(?:an? )?(?:teacher|nurse|student|driver|owner|manager|accountant|engineer|volunteer|baker|tailor|freelancer|mother|father|mum|mom|dad)(?!\p{L})|(?:متطوع|معلم|مدرس|موظف|مدير|مهندس|محاسب|ممرض|مشرف|مصمم|منسق|طالب|سا[ئي]ق|تاجر|طبيب|صيدلي|عامل|خياط|حلاق|طباخ|محامي|مترجم|مزارع)(?:[ةه])?(?!\p{L})|(?:صاحب[ةه]?|رب[ةه]|[أا]م|[أا]بو?) \p{L})/iu
/** Up to the words that ask, where no mark parts them: «انا مدرس وراتبي 9500 كم صرفت؟» */
const UP_TO_ASKING =
  /^[^؟?!\n]{3,90}?(?=(?:\s|[,،.]\s)(?:و?(?:كم|كام|قديش|شقد|شكثر|شو|ايش|وش|هل|اي|أي|مين|منو|وين|بدي|ابي|ابغى|ابغا|عايز|عاوز|اريد|أريد)|how|what|whats|what['’]s|which|who|where|did|can|could|please|show|tell|i (?:want|need|would))(?!\p{L}))[,،.]?/iu
const CLAUSE = /^[^,،.;؛:!?؟\n\d٠-٩]{3,70}[,،.;؛\n]/u
/** How many share is asked for by it. */
const COUNTED =
  /\b(?:partners?|flatmates?|roommates?|sharing|shar(?:e|ed)|split|divided?|only|just)\b|^we[^\n]{0,60}\d|^(?:[إا]حنا|نحن|حنا)[^\n]{0,60}[\d٠-٩]|(?<!\p{L})(?:[وبن]?قسم\p{L}{0,3}|بالتساوي|شريك\p{L}{0,3}|شركاء|[إا]ثنين|[إا]تنين|فقط|بس)(?!\p{L})/iu

/** A message without the clause before its request that only says who asks; `find` are words that ask. */
export function withoutWhoOneIs(
  text: string,
  find: (text: readonly Word[]) => readonly unknown[],
): string {
  const lead = GREETING.exec(text)?.[0].length ?? 0
  const said = text.slice(lead)
  const upToAsking = ONESELF.test(said) ? UP_TO_ASKING.exec(said)?.[0] : undefined
  const short = CLAUSE.exec(said)?.[0]
  const isOneself = short !== undefined && (ONESELF.test(short) || CALLED.test(short))
  const clause = upToAsking ?? (isOneself ? short : undefined)
  if (!clause || COUNTED.test(clause) || find(words(clause)).length > 0) return text
  const rest = said.slice(clause.length)
  return upToAsking || find(words(rest)).length > 0 ? rest : text
}
