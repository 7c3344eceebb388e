import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import type { Case, Reading } from '../skill.ts'
import type { GratuityInput } from './calculation.ts'

// "Joined in March 2020, left in August 2025": of days that are named by their month the first and the last are meant.

const LEVANTINE =
  'كانون الثاني|شباط|اذار|نيسان|ايار|حزيران|تموز|اب|ايلول|تشرين الاول|تشرين الثاني|كانون الاول'.split(
    '|',
  )
const MONTHS = monthNames.map((names, at) => `${names}|${LEVANTINE[at]}`)
const MONTH = `(?<month>${MONTHS.join('|')})(?!\\p{L})[ ,،]{0,2}(?:of |سنه |عام )?(?<year>(?:19|20)\\d\\d)(?![\\d/-])`
const SMALL = '(?:(?:the )?(?:beginning|start) of |(?:early|mid) |اول |بدايه )?(?:شهر )?'

const FIRST = new RegExp(
  `(?<=(?:\\b(?:from|since|joined|join|started|start|starting|began|hired|working|employed|here)(?: work(?:ing)?| there| here| them| us| the company)?(?: in| on| from| since)?|(?<!\\p{L})و?(?:من|منذ|بديت|بدات|بلشت|التحقت|باشرت|اشتغلت|تعينت|دخلت)(?: شغل| الشغل| العمل| الدوام| عمل)?(?: في| من)?) (?:ب)?)${SMALL}${MONTH}`,
  'gu',
)
const LAST = new RegExp(
  `(?<=(?:\\b(?:to|until|till|til|up to|through|left|leave|leaving|leaves|resigned|resign|resigning|end|ended|ending|ends|finish|finished|finishing|quit|retire|retired|last (?:working )?day)(?: work(?:ing)?| there| here| them| the company| is| was| will be)?(?: in| on| at)?|[–—-]|(?<!\\p{L})و?(?:الي|حتي|لغايه|لحد|لين|لنهايه|طلعت|بطلع|تركت|بترك|خلصت|بخلص|استقلت|بستقيل|انتهيت|بنتهي|سبت|اخر يوم(?: عمل)?)(?: الشغل| العمل| الدوام)?(?: في)?) (?:ب|ل)?|(?<!\\p{L})ل)(?:(?:the )?end of |اخر |نهايه )?(?:شهر )?${MONTH}`,
  'gu',
)

/** A message in which the months of the first and the last working day are named by a day. */
export function withDaysOfMonths(text: string): string {
  const { text: folded, original } = fold(text)
  const edits = [
    ...found(folded, FIRST, () => 1),
    ...found(folded, LAST, (month, year) => new Date(Date.UTC(year, month, 0)).getUTCDate()),
  ].toSorted((a, b) => b.start - a.start)
  return edits.reduce(
    (changed, { start, end, written }, at) =>
      edits[at - 1] && (edits[at - 1]?.start ?? 0) < end
        ? changed
        : changed.slice(0, original(start)) + written + changed.slice(original(end - 1) + 1),
    text,
  )
}

const found = (
  folded: string,
  pattern: RegExp,
  dayOf: (month: number, year: number) => number,
): { start: number; end: number; written: string }[] =>
  Array.from(folded.matchAll(pattern), ({ index, 0: all, groups = {} }) => {
    const month = MONTHS.findIndex((names) => names.split('|').includes(groups.month ?? '')) + 1
    const day = dayOf(month, Number(groups.year))
    return {
      start: index,
      end: index + all.length,
      written: `${day}/${month}/${groups.year}`,
    }
  })

const ASSUMED = {
  en: 'the first and the last day of the months named',
  ar: 'أول يوم وآخر يوم من الشهرين المذكورين',
}

/** Says that days were assumed where months were told. */
export function withAssumedDays(
  reading: Reading<GratuityInput>,
  language: keyof typeof ASSUMED,
): Reading<GratuityInput> {
  if (!('input' in reading) || !isDated(reading)) return reading
  const { facts = [], assumed = [], ...rest } = reading.understood ?? {}
  return {
    ...reading,
    understood: { ...rest, facts, assumed: [...assumed, ASSUMED[language]] },
  }
}

const isDated = ({ input }: Case<GratuityInput>): boolean => 'start' in input.service
