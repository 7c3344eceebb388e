import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import { comingMonth } from './coming-month.ts'

const BEGINNING = new RegExp(
  `(?:\\b(?:begin|start|open|launch)(?:s|ning|ing)?(?: from| in| with| on)?|\\bas (?:of|from)|(?:ابتداء|اعتبارا|بدايه|بدءا) من|(?:نبدا|بنبدا|نبدي|ببدا|يبدا|تبدا|نفتح)(?: من| في| ب)?)(?: the)?(?: month of| شهر)? (${monthNames.join('|')})(?!\\p{L})(?:,? (?:سنه |عام )?(20\\d\\d))?`,
  'u',
)

/** The month that a plan is said to begin with, "we start in January 2027", if it is still to come. */
export function startIn(text: string, today: string): string | undefined {
  const [, name, year] = BEGINNING.exec(fold(text).text) ?? []
  if (!name) return undefined
  const start = comingMonth(name, year, today)
  return start > today.slice(0, 7) ? start : undefined
}
