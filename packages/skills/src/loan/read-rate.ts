import type { Bilingual } from '@wakeel/contract'
import { formatPercent } from '../reading/format.ts'
import type { Span } from '../reading/span.ts'
import type { Ask } from '../skill.ts'
import { isBeside, type Message, namesAny, worthOf } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import { messageOf } from '../understanding/going-on.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { loanFrame } from './frame.ts'

type LoanValues = Values<typeof loanFrame.slots>
type Rate = NonNullable<LoanValues['rate']>

export interface Interest {
  annualRate: number
  /** On the whole amount for the whole term. */
  isFlat: boolean
  /** «ثابتة» may be said of a flat rate, and of one that does not change. */
  isOpen: boolean
  /** What is said of the rate in place of its name and value. */
  said?: Bilingual
}

/** The rate for a year and how it is charged; nothing where none is named, or one too high for a month. */
export function readRate(
  { rate, free, fixedFor }: LoanValues,
  told: readonly Message[],
  ask: Ask,
): Interest | undefined {
  if (!rate) return free ? { annualRate: 0, isFlat: false, isOpen: false } : undefined
  const message = messageOf(told, rate.mention)
  const isOfMonth = isMonthly(rate, message)
  if (isOfMonth && rate.value > HIGHEST_MONTHLY) return undefined
  const annualRate = isOfMonth ? rate.value * 12 : rate.value
  const worth = (name: Concept) => worthOfName(message, name, rate.mention)
  const isFixed =
    ask.language === 'ar' &&
    !fixedFor &&
    isBeside(message, 'fixedRate', rate.mention) &&
    worth('fixedRate') > worth('reducingRate')
  // Where another loan is called a reducing one, «ثابتة» says that this is none.
  const since = kindSince(message, told)
  const isFlat =
    since ??
    ((isBeside(message, 'flatRate', rate.mention) && worth('flatRate') >= worth('reducingRate')) ||
      isFlatInBrackets(message, rate.mention) ||
      (isFixed && namesAny(message, ['reducingRate', 'flatRate'])))
  const isOpen = since === undefined && isFixed && !isFlat
  const said = isFlat
    ? flatRate(annualRate)
    : isOpen
      ? fixedRate(annualRate)
      : rate.period === 'month' && !isOfMonth
        ? yearlyRate(annualRate)
        : undefined
  return { annualRate, isFlat, isOpen, ...(said && { said }) }
}

/** "The dealer says it is flat", "reducing, not flat": what a later message says of the rate that was told. */
function kindSince(own: Message, told: readonly Message[]): boolean | undefined {
  const later = told
    .slice(told.indexOf(own) + 1)
    .findLast((one) => namesAny(one, ['flatRate', 'reducingRate']))
  const [said] =
    later?.concepts.filter(
      (match) =>
        (match.concept === 'flatRate' || match.concept === 'reducingRate') &&
        !later.concepts.some(
          (one) =>
            one.concept === 'negation' &&
            later.clauses.isNext(one, match) &&
            one.end <= match.start,
        ),
    ) ?? []
  return said && said.concept === 'flatRate'
}

const worthOfName = (message: Message, name: Concept, mention: Mention): number =>
  Math.max(
    0,
    ...message.concepts
      .filter(({ concept }) => concept === name)
      .map((cue) => worthOf(message, cue, mention, [])),
  )

const flatRate = (rate: number): Bilingual => ({
  en: `annual interest rate ${formatPercent(rate, 'en', 4)} flat`,
  ar: `نسبة الفائدة السنوية ${formatPercent(rate, 'ar', 4)} ثابتة على كامل المبلغ`,
})
const fixedRate = (rate: number): Bilingual => ({
  en: `annual interest rate ${formatPercent(rate, 'en', 4)} fixed`,
  ar: `نسبة الفائدة السنوية ${formatPercent(rate, 'ar', 4)} ثابتة`,
})
const yearlyRate = (rate: number): Bilingual => ({
  en: `annual interest rate ${formatPercent(rate, 'en', 4)}`,
  ar: `نسبة الفائدة السنوية ${formatPercent(rate, 'ar', 4)}`,
})

/** "3% (flat)", «ثابتة (flat) 3%»: what stands in brackets explains what is beside it. */
const isFlatInBrackets = ({ concepts, text }: Message, rate: Span): boolean =>
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'flatRate' &&
      (/^ ?(?:\p{L}+ )?\($/u.test(text.slice(rate.end, start)) ||
        /^\) ?$/.test(text.slice(end, rate.start))) &&
      Math.max(start - rate.end, rate.start - end) <= IN_BRACKETS,
  )
/** Letters between a figure and the word in the brackets beside it. */
const IN_BRACKETS = 12

/** "4% a month" is more likely a slip than a loan at 48%. */
const HIGHEST_MONTHLY = 3

/** "At 4% cost a month" and "5% if I pay 4,000 a month" name no rate of a month. */
const isMonthly = ({ period, mention }: Rate, { text, mentions }: Message): boolean =>
  period === 'month' &&
  (EACH_MONTH.test(text.slice(mention.end, mention.end + REACH_OF_PERIOD)) ||
    isOfNothingElse(mention, { text, mentions }))

const isOfNothingElse = (
  mention: Mention,
  { text, mentions }: Pick<Message, 'text' | 'mentions'>,
): boolean =>
  !OF_PAYMENT.test(text.slice(mention.end, mention.end + REACH_OF_PERIOD)) &&
  !mentions.some(
    ({ kind, start }) =>
      kind !== 'percent' && start >= mention.end && start - mention.end < REACH_OF_PERIOD,
  )
const EACH_MONTH =
  /^\s?(?:(?:a|per|each|every|\/)\s?mo(?:nth)?\b|monthly|pm\b|شهري|(?:ب|في |ف)?الشهر|كل شهر)/iu
const OF_PAYMENT = /^[^.!?؟\d]{0,30}(?:cost|pay|instal|emi|قسط|[اأبن]?دفع)/iu
const REACH_OF_PERIOD = 40
