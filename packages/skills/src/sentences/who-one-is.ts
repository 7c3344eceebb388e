import { type Word, words } from '../reading/words.ts'
import { ARABIC_BUSINESS, BUSINESS } from './businesses.ts'

// "I'm a teacher, how much …", «متطوعة في جمعية، كم …»: who asks, before what is asked.

const GREETING =
  /^\s*(?:(?:hi|hello|hey|good (?:morning|evening)|مرحبا|هلا|[أا]هلا|السلام عليكم|صباح الخير|مساء الخير)[^,،.!\n]{0,16}[,،.!\n]{1,2}\s*)?/iu
/** "I'm 34 and work in HR": with it begins what one is. */
const AGE = /^(?:i['’ ]?m|i am) \d{1,2}(?: years old| yrs)?(?:,| and) /iu
const ONESELF =
  /^(?:as an? |(?:i['’ ]?m|i am|im|we['’ ]?re|we are) (?:an?|the|just an?|only an?|in|from|based in) |(?:(?:i|we) )?(?:work(?:ing)? (?:in|at|for|as)|own|run|manage|sell|teach at) |[أا]نا (?!و)|[إا]حنا |نحن |حنا |(?:[أاب]?شتغل|شغال[ةه]?|[أا]عمل) (?:في |لد[ىي] |عند |مع )|معا?كم )/iu
/** "I have a feeling" is nobody's business. */
const OWNING = new RegExp(
  `^(?:(?:i|we)(?: have| got|['’]?ve got) (?:an?|my|our) (?:\\p{L}+(?:-\\p{L}+)? ){0,3}${BUSINESS}|(?:عند[ين]ا?|لد[ين]ا?|فاتح[ةه]?|مالك[ةه]?) (?:ال)?${ARABIC_BUSINESS})(?!\\p{L})`,
  'iu',
)
/** "Our office is in Dubai." */
const SEATED =
  /^(?:our|my) \p{L}{3,12} is (?:in|at|near) |^(?:مكتب|محل|شركت|مدرست|عيادت|مطعم|مقر|فرع)(?:نا|ي) (?:في|ب)/iu
/** "Flower shop owner, …", "small car rental here, …" */
const CALLED_LAST =
  /^(?:\p{L}+(?:-\p{L}+)? ){1,5}(?:owner|manager|accountant|teacher|nurse|founder|clerk|bookkeeper|cashier|freelancer|landlord|plumber|driver|mum|mom|mother|dad|treasurer|here|هنا)\s?[,،.;:\n]/iu
/** What one is by trade or in a family, without an article. */
const CALLED =
  /^(?:(?:an? )?(?:teacher|nurse|student|driver|owner|manager|accountant|engineer|volunteer|baker|tailor|freelancer|mother|father|mum|mom|dad)(?!\p{L})|(?:متطوع|معلم|مدرس|موظف|مدير|مهندس|محاسب|ممرض|مشرف|مصمم|منسق|طالب|سا[ئي]ق|تاجر|طبيب|صيدلي|عامل|خياط|حلاق|طباخ|محامي|مترجم|مزارع)(?:[ةه])?(?!\p{L})|(?:صاحب[ةه]?|رب[ةه]|[أا]م|[أا]بو?) \p{L})/iu
/** Up to the words that ask, where no mark parts them: «انا مدرس وراتبي 9500 كم صرفت؟» */
const UP_TO_ASKING =
  /^[^؟?!\n]{3,90}?(?=(?:\s|[,،.]\s)(?:و?(?:كم|كام|قديش|شقد|شكثر|شو|ايش|وش|هل|اي|أي|مين|منو|وين|بدي|ابي|ابغى|ابغا|عايز|عاوز|اريد|أريد)|how|what|whats|what['’]s|which|who|where|did|can|could|please|show|tell|(?:and )?(?:i|we) (?:want|need|would))(?!\p{L}))[,،.]?/iu
const CLAUSE = /^[^,،.;؛:!?؟\n\d٠-٩]{3,70}(?:[,،.;؛\n]|\s[-–]\s)/u
/** How many share is asked for by it. */
const COUNTED =
  /\b(?:partners?|flatmates?|roommates?|sharing|shar(?:e|ed)|split|divided?|only|just)\b|^we[^\n]{0,60}\d|^(?:[إا]حنا|نحن|حنا)[^\n]{0,60}[\d٠-٩]|(?<!\p{L})(?:[وبن]?قسم\p{L}{0,3}|بالتساوي|شريك\p{L}{0,3}|شركاء|[إا]ثنين|[إا]تنين|فقط|بس)(?!\p{L})/iu

/** A message without the clause before its request that only says who asks; `find` are words that ask. */
export function withoutWhoOneIs(
  text: string,
  find: (text: readonly Word[]) => readonly unknown[],
): string {
  const greeted = text.slice(GREETING.exec(text)?.[0].length ?? 0)
  const said = greeted.slice(AGE.exec(greeted)?.[0].length ?? 0)
  const isToldFirst = ONESELF.test(said) || OWNING.test(said) || SEATED.test(said)
  const upToAsking = isToldFirst ? UP_TO_ASKING.exec(said)?.[0] : undefined
  const short = CLAUSE.exec(said)?.[0] ?? CALLED_LAST.exec(said)?.[0]
  const isOneself =
    short !== undefined && (isToldFirst || CALLED.test(short) || CALLED_LAST.test(short))
  const clauses = [
    ...(upToAsking === undefined ? [] : [upToAsking]),
    // «مكتبنا في دبي. مجموع الدخل كم؟»
    ...(isOneself && find(words(said.slice(short.length))).length > 0 ? [short] : []),
  ]
  const clause = clauses.find((one) => !COUNTED.test(one) && find(words(one)).length === 0)
  return clause === undefined ? text : said.slice(clause.length)
}
