import type { dueIn } from '../sentences/when.ts'

const YEAR = /\byear|سن[ةه]|عام|^(?:19|20)\d{2}$/iu
/** «ميزانية السنة الجاية»: right before a year, a noun without an article is that of the year. */
const INDEFINITE = /(?:^|\s)[وب]?(?!ال|لل)[\u0621-\u064a]{2,12}(?![يهنا])[\u0621-\u064a]\s$/u
/** What people have for each month or week. */
const RETURNS =
  /(?<!\p{L})[وبل]?(?:ميزاني[ةه]|خط[ةه]|جدول|[إا]يجار|راتب|رواتب|مصاريف|مصروف|فاتور[ةه]|قسط|حمل[ةه]|محتوى|منشورات|[أا]هداف|قائم[ةه]|منيو|دوام|مناوبات)\s$/u
const PLANNED = /(?:^|\s)plan(?:ning)?\s$/i

/** "Next year's budget", «خطة السنة القادمة», "a plan for next year": what a task is about, and no day by which it is due. */
export function isOfPeriod(text: string, due: NonNullable<ReturnType<typeof dueIn>>): boolean {
  const { start, end, lead, date, words, isDeadline } = due
  if (date || isDeadline) return false
  const before = text.slice(0, start)
  if (/['’]s$/i.test(words) || /^['’]s\b/i.test(text.slice(end))) return true
  if (RETURNS.test(before) || PLANNED.test(before)) return true
  return (
    YEAR.test(words) && (lead === start ? INDEFINITE.test(before) : isFor(text.slice(lead, start)))
  )
}

const isFor = (written: string): boolean => /^(?:for(?: the)?|ل)\s{0,1}$/i.test(written)

/** "Not working since Friday", «معطل من أمس»: when it began, and no day by which it is due. */
export function isSince(text: string, { start }: NonNullable<ReturnType<typeof dueIn>>): boolean {
  return SINCE.test(text.slice(0, start)) && !LATE.test(text)
}
const SINCE = /(?<!\p{L})(?:since|منذ|من)\s(?:يوم\s)?$/iu
const LATE = /\boverdue\b|\blate\b|\bdue\b|متأخر|متاخر|فات/iu
