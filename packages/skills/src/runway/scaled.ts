import { costCues } from '../cost-lines.ts'
import { roundToFils } from '../fils.ts'
import { formatPercent } from '../reading/format.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Mention } from '../understanding/mentions.ts'
import { asItIs } from '../what-if.ts'
import type { Variant } from './changes.ts'
import type { Growth } from './values.ts'

// What comes in or goes out is thought to change once and by a share: "if the income drops by half", "what if costs go up 20%".

type Of = 'income' | 'costs'
/** A share by which one of the two changes once. */
export interface Scaling {
  of: Of
  percent: number
}

const WITHIN = 4
const costNames: ReadonlySet<string> = new Set([...costCues, 'netBurn'])
const incomeNames: ReadonlySet<string> = new Set(['income', 'donation'])

/** What is named last before a place: what comes in, or what goes out. */
export function namedBefore({ concepts }: Message, place: { start: number }): Of | undefined {
  const named = concepts.filter(
    ({ concept, end }) =>
      end <= place.start && (incomeNames.has(concept) || costNames.has(concept)),
  )
  const last = named.at(-1)?.concept
  return last === undefined ? undefined : incomeNames.has(last) ? 'income' : 'costs'
}

/** The growths that are no change from month to month, as they are only supposed and have no period. */
export const isOnce = (message: Message, { period }: Growth): boolean =>
  period === undefined && namesAny(message, ['supposing'])

export function scalingsOf(
  message: Message,
  growths: readonly Growth[],
  isDecline: (mention: Mention) => boolean,
): readonly Scaling[] {
  const said = growths
    .filter((growth) => isOnce(message, growth))
    .map(({ value, mention }) => ({
      of: namedBefore(message, mention) ?? ('income' as const),
      percent: isDecline(mention) ? -value : value,
    }))
  return [
    ...said,
    ...inWords(message, 'halved', -50),
    ...inWords(message, 'doubled', 100),
    ...(isIncomeStopped(message) ? [{ of: 'income' as const, percent: -100 }] : []),
  ]
}

const STOPPED =
  /^\s(?:(?:completely|suddenly|all|just|كلها|كله|تماما)\s)?(?:stop(?:s|ped)?|dr(?:y|ies|ied) up|ends?|ended|go(?:es)? (?:away|to zero)|(?:ت|ي)?و[قئ]ف(?:ت|وا)?|(?:ت|ي)توقف|توقف(?:ت)?|انقطع(?:ت)?|(?:ت|ي)نقطع)(?!\p{L})/iu
const STOPPED_BEFORE = /(?<!\p{L})(?:و?(?:ت|ي)?توقف(?:ت)?|و[قئ]ف(?:ت)?|انقطع(?:ت)?)\s$/u

/** "What if donations stop", «ولو وقفت التبرعات»: nothing comes in then. */
const isIncomeStopped = ({ text, concepts, clauses }: Message): boolean =>
  concepts.some(
    (match) =>
      incomeNames.has(match.concept) &&
      (STOPPED.test(text.slice(match.end, match.end + LONGEST_STOP)) ||
        STOPPED_BEFORE.test(text.slice(Math.max(0, match.start - LONGEST_STOP), match.start))) &&
      concepts.some(
        (supposing) =>
          supposing.concept === 'supposing' &&
          supposing.end <= match.start &&
          clauses.isClose(supposing, match, WITHIN),
      ),
  )
const LONGEST_STOP = 30

const CHANGING = ['decline', 'growth', 'reduction', 'supposing'] as const

function inWords(
  message: Message,
  concept: 'halved' | 'doubled',
  percent: number,
): readonly Scaling[] {
  const { concepts, clauses, mentions } = message
  const isPartOfFigure = (match: ConceptMatch) =>
    mentions.some(({ start, end }) => start <= match.start && match.end <= end)
  return concepts.flatMap((match): Scaling[] => {
    if (match.concept !== concept || isPartOfFigure(match)) return []
    const isChange = concepts.some(
      (verb) =>
        CHANGING.some((one) => one === verb.concept) &&
        verb.end <= match.start &&
        clauses.isClose(verb, match, WITHIN),
    )
    const of = namedBefore(message, match)
    return isChange && of ? [{ of, percent }] : []
  })
}

/** The plans as they are, and with what changes once. */
export function scaled(variants: readonly Variant[], scalings: readonly Scaling[]): Variant[] {
  if (scalings.length === 0) return [...variants]
  return variants.flatMap((variant) => {
    const titled = variant.titles.length > 0 ? variant.titles : [asItIs]
    return [
      { ...variant, titles: titled },
      ...scalings.map(({ of, percent }): Variant => {
        const times = 1 + percent / 100
        const { monthlyIncome, monthlyCosts } = variant.input
        const input =
          of === 'income'
            ? { ...variant.input, monthlyIncome: roundToFils(monthlyIncome * times) }
            : { ...variant.input, monthlyCosts: roundToFils(monthlyCosts * times) }
        const share = {
          en: formatPercent(Math.abs(percent), 'en', 2),
          ar: formatPercent(Math.abs(percent), 'ar', 2),
        }
        const title =
          of === 'income'
            ? {
                en: `Income ${share.en} ${percent < 0 ? 'less' : 'more'}`,
                ar: `الدخل ${percent < 0 ? 'أقل' : 'أكثر'} بنسبة ${share.ar}`,
              }
            : {
                en: `Costs ${share.en} ${percent < 0 ? 'less' : 'more'}`,
                ar: `التكاليف ${percent < 0 ? 'أقل' : 'أكثر'} بنسبة ${share.ar}`,
              }
        return { input, titles: [...variant.titles, title] }
      }),
    ]
  })
}
