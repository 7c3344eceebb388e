import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'

const BEGINNING = new RegExp(
  `(?:\\b(?:begin|start|open|launch)(?:s|ning|ing)?(?: from| in| with| on)?|\\bas (?:of|from)|(?:ابتداء|اعتبارا|بدايه|بدءا) من|(?:نبدا|بنبدا|نبدي|ببدا|يبدا|تبدا|نفتح)(?: من| في| ب)?)(?: the)?(?: month of| شهر)? (${monthNames.join('|')})(?!\\p{L})(?:,? (?:سنه |عام )?(20\\d\\d))?`,
  'u',
)

/** The month that a plan is said to begin with, "we start in January 2027", if it is still to come. */
export function startIn(text: string, today: string): string | undefined {
  const [, name, year] = BEGINNING.exec(fold(text).text) ?? []
  if (!name) return undefined
  const month = monthNames.findIndex((names) => names.split('|').includes(name)) + 1
  const of = (written: number) => `${written}-${String(month).padStart(2, '0')}`
  const now = today.slice(0, 7)
  const thisYear = Number(today.slice(0, 4))
  const start = of(year ? Number(year) : of(thisYear) > now ? thisYear : thisYear + 1)
  return start > now ? start : undefined
}
