import { type Folded, fold } from '../reading/arabic.ts'
import { shifted } from '../reading/dates.ts'
import { type Due, dueIn, withoutDue } from '../reading/due.ts'

/** Why a task is taken to be urgent or important, or not. */
export type Reason =
  | 'overdue'
  | 'due_soon'
  | 'due_later'
  | 'no_deadline'
  | 'said'
  | 'said_not'
  | 'area'
  | 'nothing_said'

export interface Judgement {
  task: string
  due: Due | null
  isUrgent: boolean
  urgentBecause: Reason
  isImportant: boolean
  importantBecause: Reason
  /** The word that decided on importance, as written in the task. */
  word: string | null
  /** Nothing in the words speaks for or against: it is not put in the matrix. */
  isOpen: boolean
}

/** A task due within so many days is urgent. */
export const URGENT_DAYS = 3

const NOT = String.raw`(?:not|isn['’]?t|no|non|less|low|ليس|ليست|غير|قليل)\s+(?:\w+\s+)?`
const saysNotUrgent = new RegExp(
  `${NOT}urgent|non-?urgent|urgent\\s*[:=]\\s*no|no rush|no hurry|whenever|some ?day|not now|can wait|when (?:i|there)\\S* (?:have |is )?time|later|(?:ليس|ليست|غير|مب|مو|مش) (?:مستعجل|عاجل)\\S*|بدون استعجال|لا عجله|لاحقا|عند توفر الوقت|يوما ما|يمكن تاجيل\\S*`,
)
const saysUrgent =
  /\burgent(?:ly)?\b|\basap\b|as soon as possible|\bimmediately\b|right (?:now|away)|\bnow\b|\boverdue\b|\blate\b|\bemergency\b|\boutage\b|\b(?:is|are) down\b|\bbroken\b|\bleak\w*\b|!{2,}|\bp[01]\b|\btime[- ]sensitive\b|due soon|last (?:day|chance)|waiting for (?:me|us)|this week|end of (?:the |this )?week|عاجل|مستعجل|فورا|حالا|الان|متاخر|طاري|معطل|اخر يوم|في اقرب وقت|هذا الاسبوع|نهايه الاسبوع/
const saysNotImportant = new RegExp(
  `${NOT}important|unimportant|important\\s*[:=]\\s*no|low priority|\\bp[34]\\b|optional|nice to have|if (?:i|there)\\S* (?:have |is )?time|maybe|some ?day|(?:ليس|ليست|غير|مب|مو|مش) (?:مهم|ضروري)\\S*|اختياري\\S*|ربما|يوما ما|اولويه منخفضه|ان امكن`,
)
const pastime =
  /\b(?:scroll\w*|social media|instagram|tiktok|netflix|series|browse\w*|browsing|newsletters?|gossip|window shopping|youtube|games?|gaming)\b|تصفح|انستغرام|تيك توك|مسلسل|نتفليكس|يوتيوب|العاب/
const saysImportant =
  /\bimportant\b|\bcritical(?:ly)?\b|\bcrucial\b|\bessential\b|\bvital\b|high priority|top priority|\bmust[- ]do\b|\bp[012]\b|\bkey\b|(?:^|[^\u0621-\u064a])(?:ال)?(?:مهم|مهمه جدا|هام|هامه|ضروري|ضروريه|اساسي|حاسم|حرج)(?![\u0621-\u064a])|اولويه (?:عاليه|قصوي)/
/** Where leaving a task undone costs money, health, people or the law. */
const weighty =
  /\b(?:bills?|invoices?|payments?|clients?|customers?|contract|lease|tax(?:es)?|vat|audit|legal|lawyer|court|licen[cs]e|visa|passport|insurance|payroll|salar(?:y|ies)|rent|loan|mortgage|bank|investors?|board|ceo|boss|budget|strategy|proposal|tender|doctor|dentist|hospital|health|medicine|medical|surgery|exercise|gym|exams?|thesis|deadline|school|kids?|children|family|mother|father|mum|mom|dad|wife|husband|security|safety|backup|server|production|launch|interview|hiring|resign\w*|server|website is down|presentation|report)\b|فاتوره|فواتير|عميل|عملاء|زبون|عقد|ضريب|تدقيق|محام|محكمه|رخصه|تاشيره|جواز|اقامه|تامين|رواتب|راتب|ايجار|قرض|بنك|مستثمر|مجلس|مدير|ميزانيه|استراتيج|مناقصه|طبيب|اسنان|مستشفي|صحه|دواء|رياضه|امتحان|اختبار|مدرسه|اطفال|عايله|اسره|امي|ابي|زوج|امن|سلامه|اطلاق|مقابله|عرض تقديمي|تقرير/

/** Urgent and important as the words of one task have it; each with what decided. */
export function judge(text: string, today: string): Judgement {
  const folded = fold(text)
  const found = dueIn(text, today)
  const due = found ? { words: found.words, date: found.date } : null
  const [isUrgent, urgentBecause] = urgency(folded.text, due, today)
  const [isImportant, importantBecause, word] = importance(text, folded)
  const isOpen = urgentBecause === 'no_deadline' && importantBecause === 'nothing_said'
  return {
    task: named(withoutDue(text, found)),
    due,
    isUrgent,
    urgentBecause,
    isImportant,
    importantBecause,
    word,
    isOpen,
  }
}

function urgency(folded: string, due: Due | null, today: string): [boolean, Reason] {
  if (saysNotUrgent.test(folded)) return [false, 'said_not']
  if (due?.date && due.date < today) return [true, 'overdue']
  if (due?.date && due.date <= shifted(today, URGENT_DAYS)) return [true, 'due_soon']
  if (saysUrgent.test(folded)) return [true, 'said']
  return [false, due ? 'due_later' : 'no_deadline']
}

function importance(text: string, folded: Folded): [boolean, Reason, string | null] {
  const not = saysNotImportant.exec(folded.text) ?? pastime.exec(folded.text)
  if (not) return [false, 'said_not', wordsAt(text, folded, not)]
  const said = saysImportant.exec(folded.text)
  if (said) return [true, 'said', wordsAt(text, folded, said)]
  const area = weighty.exec(folded.text)
  return area ? [true, 'area', wordsAt(text, folded, area)] : [false, 'nothing_said', null]
}

/** The whole words, as written, in which a pattern matched. */
function wordsAt(text: string, folded: Folded, match: RegExpExecArray): string {
  let start = folded.original(match.index)
  let end = folded.original(match.index + match[0].length - 1) + 1
  while (start > 0 && /[\p{L}\p{M}]/u.test(text[start - 1] as string)) start -= 1
  while (end < text.length && /[\p{L}\p{M}]/u.test(text[end] as string)) end += 1
  return text.slice(start, end).trim()
}

const MARKS =
  /\s{0,3}[([{]?\s{0,3}(?:no rush|لاحق(?:اً|ًا|ا)|(?:not |very |really |غير |ليست? )?(?:urgent|important)|asap|high priority|low priority|top priority|p[0-4]|(?:غير |ليست? )?(?:عاجل|مهم|ضروري)ة?(?: جدًا| جدا)?)(?:\s{0,3}(?:,|&|\/|\+|and|but|و|،)\s{0,3}(?:not |غير )?(?:urgent|important|عاجل(?:ة)?|مهم(?:ة)?))?\s{0,3}[)\]}]?\s{0,3}(?=$|[,;.!-])/giu

const LEADING_MARK =
  /^(?:(?:not|no longer|very|غير|مب)\s+)?(?:urgent|important|asap|later|now|عاجل[ةه]?|مهم[ةه]?|لاحقًا)(?:\s+جد[اًا]{1,2})?(?:\s*(?:,|and|but|و)\s*(?:not\s+|غير )?(?:urgent|important|عاجل[ةه]?|مهم[ةه]?))?\s*[:：–-]\s+/iu

/** The task without the marks that were read. */
function named(text: string): string {
  const bare = text
    .replace(LEADING_MARK, '')
    .replace(MARKS, '')
    .replace(/!{2,}/g, '')
    .replace(/^[\s,:–-]+/, '')
    .replace(/(?<![\s,:;.،؛–-])[\s,:;.،؛–-]+$/, '')
    .trim()
  const name = /\p{L}{2}/u.test(bare) ? bare : text.trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
