import type { Bilingual } from '@wakeel/contract'
import { requestsOf } from '../conversation.ts'
import { roundToFils } from '../fils.ts'
import { formatDate } from '../reading/format.ts'
import { type Period, periodOf } from '../reading/periods.ts'
import { type DurationParts, durationIn } from '../reading/quantity.ts'
import { monthsNamedIn } from '../sentences/days.ts'
import type { Ask, Missing } from '../skill.ts'
import { isBeside, type Message, namesAny } from '../understanding/affinity.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import { readMessage } from '../understanding/read-message.ts'
import type { GratuityInput } from './calculation.ts'
import { gratuityFrame } from './frame.ts'
import { daysSaid, ofADay, ofAYear, otherTimeSaid, totalSaid } from './said.ts'
import type { GratuityValues } from './values.ts'
import { withAllowancesIn } from './whole-pay.ts'

type Amount = NonNullable<GratuityValues['basic']>

/** Basic pay and service. Total pay is never taken for basic pay; a plain "salary" is, with the answer saying so. */
export function interpretGratuity(
  told: GratuityValues,
  goal: string,
  { message, ask }: { message: Message; ask: Ask },
): Interpretation<GratuityInput> {
  const whole = withAllowancesIn(told, message)
  const values = { ...told, ...whole }
  const { basicShare, unpaid, paid, target } = values
  const regime = isOfOthers(values.regime, message) ? undefined : values.regime
  const find = goal as GratuityInput['find']
  const pay = payOf(values, message, isBasicTold(ask))
  const services = servicesOf(values, message, ask.today)
  const assumed: Bilingual[] = []
  if (regime && !(pay.basic !== undefined && services.length > 0))
    return { input: { find: 'days', regime: regime.option, ...OF_NOTHING } }
  if (find === 'gratuity' || find === 'years') {
    if (pay.basic === undefined || pay.basic < LEAST_MONTHLY)
      return { missing: [pay.isTotal ? basicNotTotal : basicPay] }
  }
  const [service] = services
  if (!service && find !== 'years') return { missing: [serviceLength] }
  const isTold = values.days?.some(({ date }) => date === ask.today)
  if (service && 'end' in service && service.end === ask.today && !isTold) assumed.push(untilToday)
  const daily = find === 'basic' ? undefined : (values.basic ?? values.salary)
  if (daily?.period === 'day') assumed.push(daysOfPay)
  const input: GratuityInput = {
    find,
    basic: find === 'basic' ? undefined : pay.basic,
    isBasicAssumed: find !== 'basic' && find !== 'days' && pay.isAssumed && !basicShare,
    ...(pay.total !== undefined && { total: pay.total }),
    currency: pay.currency,
    service: service ?? { years: 1, months: 0, days: 0 },
    unpaidDays: unpaid ? durationIn('day', unpaid.parts) : 0,
    ...(paid && !isOfLeave(paid, message) && { paid: paid.value }),
    ...(target && { target: target.value }),
    ...(values.offered && { offered: values.offered.value }),
    ...(isLessFeared(message) && { isLessFeared: true }),
    ...(namesAny(message, ['payCap']) && { isCapAsked: true }),
    regime: regime?.option ?? 'mainland',
  }
  const beside = {
    assumed,
    unused: [
      ...unusedDays(values, services),
      ...(paid && isOfLeave(paid, message) ? [paid.mention] : []),
    ],
    ...(!values.basic &&
      values.salary &&
      !pay.isAssumed &&
      !basicShare && { takenFor: { salary: 'basic' } }),
    saidAs: {
      ...otherTimeSaid(values, message),
      ...(values.basic &&
        periodSaid(values.basic, message) === 'year' && {
          basic: ofAYear(values.basic.value, pay.currency),
        }),
      ...(daily?.period === 'day' && {
        [values.basic ? 'basic' : 'salary']: ofADay(daily.value, pay.currency),
      }),
      ...(values.regime && !regime && { regime: federalRules }),
      ...daysSaid(services),
      ...(whole && { allowances: totalSaid(whole.total.value, pay.currency) }),
    },
  }
  if (services.length < 2) return { input, ...beside }
  return {
    each: services.map((one) => ({ input: { ...input, service: one }, title: untilDay(one) })),
    ...beside,
  }
}

/** "He never took unpaid leave" is said of no payment. */
const isOfLeave = ({ value, mention }: Amount, { concepts, clauses }: Message): boolean =>
  value === 0 &&
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'unpaidLeave' &&
      start >= mention.end &&
      clauses.isClose(mention, { start, end }, 2),
  )

/** "A friend in the DIFC has another scheme, but I am on the mainland": the rules of somebody else. */
const isOfOthers = (
  regime: GratuityValues['regime'],
  { text, concepts, clauses }: Message,
): boolean =>
  regime?.match !== undefined &&
  concepts.some(
    (other) =>
      other.concept === 'someoneElse' &&
      other.end <= (regime.match?.start ?? 0) &&
      clauses.isClose(other, regime.match ?? other, LESS_WITHIN),
  ) &&
  OWN.test(text.slice(regime.match.end))
const OWN =
  /\b(?:but|while|whereas|though|and) (?:i|i['’]m|im|my|mine|me)\b|\b(?:mainland|onshore)\b|(?<!\p{L})(?:بس|لكن|[أا]ما|و)\s?[أا]نا(?!\p{L})/iu

const federalRules: Bilingual = {
  en: 'rules: the federal Labour Law',
  ar: 'النظام: قانون العمل الاتحادي',
}

/** What stands for the figures that other rules do not need. */
const OF_NOTHING = {
  isBasicAssumed: false,
  currency: 'AED',
  service: { years: 1, months: 0, days: 0 },
  unpaidDays: 0,
} as const

const untilDay = (service: GratuityInput['service']): Bilingual => {
  const end = 'end' in service ? service.end : ''
  return { en: `Until ${formatDate(end, 'en')}`, ar: `حتى ${formatDate(end, 'ar')}` }
}

const LESS_WITHIN = 8
const SENTENCE = 4
/** "Is it less because I resign?", "who resigns gets only two thirds" */
const isLessFeared = ({ text, concepts, clauses }: Message): boolean =>
  (namesAny({ concepts }, ['resigning']) && /(?<!\d)[12]\/3(?![\d/])|[⅓⅔]/u.test(text)) ||
  concepts.some(
    (less) =>
      less.concept === 'paidLess' &&
      !/^\s(?:(?:than|من)(?!\p{L})|(?:company|employer|firm|job|place|office|role|position|department|boss|group)\b)/iu.test(
        text.slice(less.end),
      ) &&
      concepts.some(
        (match) =>
          match.concept === 'resigning' &&
          clauses.wordsBetween(match, less) <= LESS_WITHIN &&
          clauses.weightBetween(match, less) < SENTENCE,
      ),
  )

/** What is paid in a month lies above this; what is below is paid by the day or the hour. */
const LEAST_MONTHLY = 300

/** A message before has called the pay basic. */
const isBasicTold = (ask: Ask): boolean =>
  requestsOf(ask.earlier).some((text) => namesAny(readMessage(text, ask.today), ['basicPay']))

interface Pay {
  basic?: number | undefined
  total?: number | undefined
  isAssumed: boolean
  /** Only pay with allowances was given. */
  isTotal: boolean
  currency: string
}

function payOf(
  { basic: named, salary, total, allowances = [], basicShare }: GratuityValues,
  message: Message,
  isBasicNamed: boolean,
): Pay {
  const isBasic = salary && !basicShare && isBeside(message, 'basicPay', salary.mention)
  const basic = named ?? (isBasic ? salary : undefined)
  const monthly = (amount: Amount | undefined) => amount && inMonth(amount, message)
  const currency =
    [basic, salary, total, ...allowances].find((amount) => amount?.currency)?.currency ?? 'AED'
  const whole = monthly(total) ?? (named || basicShare ? monthly(salary) : undefined)
  if (basicShare && !basic && whole !== undefined) {
    const share = roundToFils((whole * basicShare.value) / 100)
    return { basic: share, total: whole, isAssumed: false, isTotal: false, currency }
  }
  if (basic) {
    const isNamed = isBasicNamed || namesAny(message, ['basicPay'])
    const own = monthly(basic)
    const added = allowances.reduce((sum, one) => sum + (monthly(one) ?? 0), 0)
    return {
      basic: own,
      total: whole ?? (allowances.length > 0 && own !== undefined ? own + added : undefined),
      isAssumed: !isNamed,
      isTotal: false,
      currency,
    }
  }
  const isTotal = total !== undefined || namesAny(message, ['totalPay', 'allowance'])
  return { basic: isTotal ? undefined : monthly(salary), isAssumed: true, isTotal, currency }
}

/** The law counts a day's pay as a thirtieth of the month's. */
const DAYS_OF_PAY = 30

/** A yearly amount by twelve; a daily one by thirty; a weekly one is no monthly pay. */
function inMonth(amount: Amount, message: Message): number | undefined {
  const period = periodSaid(amount, message)
  if (period === 'day') return roundToFils(amount.value * DAYS_OF_PAY)
  if (period === 'week') return undefined
  const months = period === 'year' ? 12 : period === 'quarter' ? 3 : 1
  return roundToFils(amount.value / months)
}

function periodSaid(amount: Amount, { text, concepts, clauses }: Message): Period | undefined {
  const { mention } = amount
  const cue = concepts.find(
    (match) => match.start >= mention.end && clauses.wordsBetween(mention, match) === 0,
  )
  // "1.2m basic per year"
  return amount.period ?? (cue && periodOf(text, { start: mention.start, end: cue.end }))
}

/** What stands between two last days of which one is chosen. */
const OR =
  /(?<!\p{L})(?:or|vs\.?|versus|instead of|rather than|compared (?:to|with)|[أا]و|ولا|مقابل|بدل|بدلا من|مقارنة)(?!\p{L})/iu
const BOTH =
  /(?<!\p{L})(?:both|each (?:date|day)|either (?:date|day)|difference|compare|(?:ال)?تاريخين|(?:ال)?حالتين|الفرق|فرق|قارن)(?!\p{L})/iu

/** The time that was said, or from the first day that was named to the last, to each of the last that are compared, or to today. */
function servicesOf(
  { service, days = [] }: GratuityValues,
  { text }: Message,
  today: string,
): GratuityInput['service'][] {
  const isWritten = ({ mention }: (typeof days)[number]) =>
    /\p{N}/u.test(mention.written) || monthsNamedIn(mention.written).length > 0
  // "What am I owed now?" is no last day beside one that is written out.
  const written =
    days.filter(isWritten).length > 1
      ? days.filter(isWritten)
      : days.filter(
          (day) =>
            isWritten(day) || /today|now|end of|اليوم|نهاي|[اآ]خر/iu.test(day.mention.written),
        )
  const dates = [...new Set(written.map(({ date }) => date))].sort()
  const [first, ...others] = dates
  const last = others.at(-1)
  if (first && last) {
    const ends = written.filter(({ date }) => date !== first).map(({ mention }) => mention)
    const isEither =
      BOTH.test(text) ||
      ends.some((end, at) => at > 0 && OR.test(text.slice(ends[at - 1]?.end, end.start)))
    return (isEither ? others : [last]).map((end) => ({ start: first, end }))
  }
  if (service) return [inParts(service.parts)]
  return first && first < today ? [{ start: first, end: today }] : []
}

/** Days that were named and bound no service that is counted. */
function unusedDays({ days = [] }: GratuityValues, services: readonly GratuityInput['service'][]) {
  const bounds = services.flatMap((one) => ('start' in one ? [one.start, one.end] : []))
  return days.flatMap(({ date, mention }) => (bounds.includes(date) ? [] : [mention]))
}

const inParts = ({ year = 0, month = 0, week = 0, day = 0 }: DurationParts) => ({
  years: year,
  months: month,
  days: week * 7 + day,
})

const daysOfPay: Bilingual = {
  en: 'that is the pay of a day, and thirty of them that of a month',
  ar: 'هذا أجر يوم، وثلاثون منه أجر شهر',
}
const untilToday: Bilingual = { en: 'service up to today', ar: 'الخدمة حتى اليوم' }

const { basic: basicPay, service: serviceLength }: Record<'basic' | 'service', Missing> =
  gratuityFrame.slots
const basicNotTotal: Missing = {
  name: {
    en: 'the basic pay alone, as gratuity does not count allowances',
    ar: 'الأجر الأساسي وحده، لأن المكافأة لا تشمل البدلات',
  },
  example: {
    en: '“basic AED 9,000” (it stands in your contract)',
    ar: '«الأساسي 9,000 درهم» (مذكور في عقدك)',
  },
}
