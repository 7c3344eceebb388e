import { foldArabic } from '../reading/arabic.ts'
import { passage } from '../reading/passage.ts'
import { table } from '../reading/table.ts'

const BULLET = /^\s*(?:[-*•–·]+|[\d٠-٩]{1,2}[.)-]|\[(?: |x)?\])\s*/i
const LEAD =
  /^(?:and |then |also |و(?=\p{L}{3}))?(?:(?:i|we) (?:also )?(?:need|have|want|must|should|has|gotta) ?(?:to )?|i['’]ve got to |to-?do:? |my tasks(?: are)?:? |tasks?:? |today:? |(?:يجب|علي|لازم|أريد|اريد|أحتاج|احتاج|عندي|لدي)(?: أن| ان| إلى| الى)? )/iu
const NOT_A_TASK =
  /[?؟]\s*$|^(?:hi|hello|hey|please|thanks?|thank you|what|which|how|who|why|can you|could you|مرحبا|شكرا|من فضلك|لو سمحت|ما |ماذا|كيف|هل |بماذا|ساعدني)(?!\p{L})|^(?:prioriti[sz]e|sort|rank|order|help|رتب|صنف|نظم)(?!\p{L}).*(?:\b(?:tasks?|list|these|this|me|matrix|priorit\w*)\b|مهام|قائم|أولويات|هذه)/iu
const asks =
  /prioriti|matrix|eisenhower|urgent|important|\btasks?\b|to-?do|what (?:should|do) i do first|where (?:do|should) i start|اولوي|مصفوفه|ايزنهاور|عاجل|مهم|مهام|ابدا|رتب/i

/** Whether a request is about putting tasks in order. */
export const isAboutPriorities = (text: string) => asks.test(foldArabic(text))

/** The tasks of a request: lines, bullets, a table with columns for urgent and important, or a sentence that lists them. */
export function readTasks(text: string, today: string): string[] {
  const rows = fromTable(text, today)
  if (rows) return rows
  const body = passage(text).text.replace(
    /(?<!\s)\s*(?:what should i do first|which (?:one )?(?:comes )?first|where should i start|بماذا أبدأ|ما الأولوية)\s*(?:[?؟.]\s*)?$/i,
    '',
  )
  const lines = body.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isList = lines.length > 1
  const pieces = isList
    ? lines
    : body.split(
        /[,;،؛]\s*|(?:^|(?<!\s)\s+)(?=[\d٠-٩]{1,2}[.)]\s)|(?<=[^\s.]{2})\.\s+|(?<!\s)\s+and (?=\w+ )(?!\w+\s*$)|(?<!\s)\s+ثم\s+/u,
      )
  return joined(pieces)
    .map((piece) =>
      piece
        .replace(BULLET, '')
        .trim()
        .replace(/^(?:and|then|also|plus)\s/i, '')
        .replace(LEAD, '')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter(
      (piece) =>
        /\p{L}{2}/u.test(piece) &&
        piece.length <= 240 &&
        !NOT_A_TASK.test(piece) &&
        !(isList && /[:：]$/.test(piece)),
    )
}

/** "Pay rent, urgent and important" is one task: a piece that only says how it stands belongs to the one before. */
function joined(pieces: readonly string[]): string[] {
  const onlySays =
    /^\s*(?:and |but |و ?|it['’]?s |is |very |due |by |before |قبل |موعد\S* |غير |ليس\S* )*(?:not |no |غير )?(?:very )?(?:urgent|important|asap|optional|high priority|low priority|no rush|today|tomorrow|tonight|due .+|by .+|عاجل\S*|مهم(?:ه|ة)?|هام\S*|اليوم|غدا?ا?ً?|اختياري\S*|قبل .+)(?: (?:and|but|و) (?:not )?(?:urgent|important))?\s*\.?$/i
  const tasks: string[] = []
  for (const piece of pieces) {
    const last = tasks.length - 1
    if (last >= 0 && onlySays.test(piece)) tasks[last] += `, ${piece.trim()}`
    else tasks.push(piece)
  }
  return tasks
}

const YES = /^(?:y|yes|true|x|1|high|نعم|عالي\S*|✓|✔)$/i

function fromTable(text: string, today: string): string[] | undefined {
  const found = table(text, today)
  if (!found) return undefined
  const heads = found.columns.map(({ name }) => foldArabic(name))
  const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head))
  const name = at(/task|item|what|to-?do|title|مهمه|مهام|عمل|بند/)
  const [urgent, important, due] = [
    at(/urgent|عاجل|استعجال/),
    at(/important|importance|مهم(?!ه)|اهميه/),
    at(/due|deadline|date|by|موعد|تاريخ/),
  ]
  if (name < 0 || (urgent < 0 && important < 0 && due < 0)) return undefined
  return found.rows.map((row) => {
    const mark = (column: number, word: string) =>
      column < 0 || !row[column] ? '' : `, ${YES.test(row[column]) ? word : `not ${word}`}`
    return `${row[name]}${mark(urgent, 'urgent')}${mark(important, 'important')}${due >= 0 && row[due] ? `, due ${row[due]}` : ''}`
  })
}
