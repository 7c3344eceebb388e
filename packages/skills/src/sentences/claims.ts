import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'

const SAYS =
  /\b(?:sa(?:y|ys|id|ying)|told|tells|thinks?|claims?|claimed|believes?|reckons?|insists?|sure|certain|convinced|swears?|promised?)\b|(?<!\p{L})(?:[يت]قول(?:ون|وا|و|ي)?|قال|قالت|قالو|قالوا|قالي|قالولي|[يت]زعم|متاكد|متاكده|متاكدين|[يت]حلف|حلف)(?!\p{L})/u
const CHECKS =
  /\b(?:correct|right|true|accurate|verify|confirm)\b|(?<!\p{L})(?:صح|صحيح|صحيحه|مضبوط|مزبوط|تاكد|اتاكد|تتاكد|نتاكد)(?!\p{L})/u
/** Whether somebody is said to say, think or claim something. */
export const tellsClaim = (text: string): boolean => SAYS.test(fold(text).text)

const YEAR = /^20\d{2}$/
const LONGEST = 600

/** The figure that somebody gives for what is asked: "my accountant said about 9k, can you verify?". */
export function claimIn(text: string): number | undefined {
  const folded = fold(text.slice(0, LONGEST)).text
  const said = SAYS.exec(folded)
  if (!said && !CHECKS.test(folded)) return undefined
  const isRank = (end: number) => /^(?:st|nd|rd|th)\b/.test(folded.slice(end, end + 3))
  const told = numbers(folded).filter(
    ({ start, end, weak }) =>
      !weak &&
      start >= (said?.index ?? 0) &&
      !/[\p{L}\d/-]$/u.test(folded.slice(0, start)) &&
      !YEAR.test(folded.slice(start, end)) &&
      !isRank(end) &&
      !/^[/-]\d|^ ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر)/.test(
        folded.slice(end),
      ),
  )
  return told.length === 1 ? told[0]?.value : undefined
}
