import { asksForRows } from '../follow-up/asks-for-rows.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { opensOn } from '../follow-up/opening-on.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import { fold } from '../reading/fold.ts'
import { rowsOf, table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { placeIn, rankIn } from '../table-question/grouping.ts'
import { ledgerAfter, withLinesChanged } from './changed-lines.ts'
import { monthsCompared } from './compared-before.ts'
import { isOnlyOfTime } from './further-parts.ts'
import type { LedgerInput } from './input.ts'
import { asksWhichIsMore, isOfAll, ledgerQuestions, refersBack } from './questions.ts'
import { readLedger } from './request.ts'

// A message that asks the ledger pasted before: "and utilities?", "what about February".

/** What a message asks of the ledger that was pasted before it; undefined where it brings one of its own. */
export function goOnLedger(
  before: Before<LedgerInput>,
  ask: Ask,
): Reading<LedgerInput> | undefined {
  const { today, language } = ask
  const pasted = ledgerAfter(before, today)
  const changed = pasted && withLinesChanged(pasted, ask.text, { last: before.at(-1), today })
  if (!pasted || (!changed && table(ask.text, today))) return undefined
  const [last] = before.at(-1)!.inputs
  const said = withoutTakingBack(changed?.said ?? ask.text)
  const rows = rowsOf(changed?.table ?? pasted)
  const reading = readLedger({ today, language, text: `${said}\n\n${rows}` })
  if (!('input' in reading)) return reading
  const all = [reading.input, ...(reading.more ?? []).map(({ input }) => input)].map((one) =>
    takingOut(one, said),
  )
  const kept = { ...last, ...entriesIn(reading.input) }
  if (!all.some(namesSome) && asksForRows(said)) return { input: entriesOf(kept) }
  const place = placeIn(fold(said).text)
  if (last.question === 'top' && place !== undefined && place > 1)
    return { input: { ...kept, nth: place } }
  // "Which was higher?" of months stands in their answer.
  if (TOLD_APART.has(last.question) && asksWhichIsMore(said) && !all.some(namesSome))
    return { input: kept }
  const isAsked = all.some(changes) || ledgerQuestions(words(said)).length > 0
  // "Missed one: …" asks the same of one entry more.
  if (!isAsked && changed) return { input: kept }
  if (!isAsked && isOfAll(said)) return { input: reading.input }
  if (!isAsked)
    return asksWhy(said) ? { input: entriesOf(kept) } : { missing: [notUnderstood(last)] }
  const compared = monthsCompared(all, said, before)
  const [input = reading.input, ...more] = compared
    ? [compared]
    : all.map((one) => goingOn(one, said, changed && isOfDuplicates(last) ? one : kept))
  return { ...reading, input, more: more.map((one) => ({ input: one })) }
}

const TOLD_APART: ReadonlySet<LedgerInput['question']> = new Set(['months', 'changes'])

/** «احذف الجيم»: words behind such a verb are left out, and not looked for. */
const takingOut = (one: LedgerInput, said: string): LedgerInput =>
  one.words.length > 0 && !one.without && changeIn(said)('remove')
    ? { ...one, question: 'overview', words: [], without: one.words }
    : one

/** What is asked once they are taken out is no more of them. */
const isOfDuplicates = ({ question }: LedgerInput): boolean => question === 'duplicates'

const entriesIn = ({ entries, skippedLines, skipped }: LedgerInput): Partial<LedgerInput> => ({
  entries,
  skippedLines,
  skipped,
})

const isTimed = ({ month, period, compare, withoutMonths }: LedgerInput): boolean =>
  (month ?? period ?? compare ?? withoutMonths) !== undefined

/** Whether it says which entries are meant. */
const namesSome = (one: LedgerInput): boolean => one.words.length > 0 || isTimed(one)

/** Whether it says anything of the ledger. */
const changes = (one: LedgerInput): boolean =>
  one.question !== 'overview' ||
  one.words.length > 0 ||
  isTimed(one) ||
  [one.without, one.limits, one.average, one.sharers].some((said) => said !== undefined)

const timesOf = ({ month, period }: LedgerInput): Partial<LedgerInput> => ({
  ...(month !== undefined && { month }),
  ...(period !== undefined && { period }),
})

/** What asks only for another side of what was asked: its average, a share of it, without some of it. */
const isOnlyBeside = (one: LedgerInput, said: string): boolean =>
  one.words.length === 0 &&
  !isTimed(one) &&
  !isOfAll(said) &&
  [one.without, one.limits, one.average, one.sharers].some((other) => other !== undefined)

function goingOn(one: LedgerInput, said: string, last: LedgerInput): LedgerInput {
  if (isOnlyBeside(one, said)) return besideLast(one, last)
  // "What about February?"
  if (isTimed(one) && one.words.length === 0 && (isOnlyOfTime(said) || saysNothingElse(said, one)))
    return WHOLE.test(said) ? one : inTime(one, last)
  // "Groceries only" of two months that were compared.
  if (last.question === 'changes' && one.words.length > 0 && saysNothingElse(said, one))
    return { ...last, words: one.words }
  const rank = one.question === 'top' ? rankIn(fold(said).text)?.nth : undefined
  const isBack = refersBack(said)
  // «فيه شي مكرر؟» goes back to nothing, though «فيه» may be "in it".
  const isOfItself =
    one.question === 'duplicates' ||
    (!isBack && (one.question === 'changes' || one.question === 'months'))
  if (isTimed(one) || isOfAll(said) || isOfItself)
    return rank === undefined ? one : { ...one, nth: rank }
  // "And the biggest?" of what was asked in January is of January, and "of them" of what was looked for.
  return {
    ...one,
    ...(rank !== undefined && { nth: rank }),
    ...(opensOn(said) || isBack || one.words.length > 0 ? timesOf(last) : {}),
    ...(isBack && one.words.length === 0 && { words: last.words }),
    ...(one.question === last.question && !one.without && { without: last.without }),
  }
}

/** "Whole of November" is no more of the groceries that were asked before. */
const WHOLE =
  /(?<!\p{L})(?:whole|entire|everything|all of(?! (?:it|them|those))|كامل|كل شي|كله|كلها)(?!\p{L})/iu

/** «شهر 11» is that month, and asks for no list of months. */
const saysNothingElse = (said: string, { month }: LedgerInput): boolean =>
  ledgerQuestions(words(said)).every(({ concept }) => concept === 'months' && month !== undefined)

function inTime(one: LedgerInput, last: LedgerInput): LedgerInput {
  const { month: _month, period: _period, compare: _compare, claimed: _claimed, ...kept } = last
  return { ...kept, ...timesOf(one), ...(one.compare && { compare: one.compare }) }
}

function besideLast(one: LedgerInput, last: LedgerInput): LedgerInput {
  const { claimed: _claimed, ...kept } = last
  const { without, limits, average, sharers } = one
  return {
    ...kept,
    ...(limits && { limits, question: 'search' as const }),
    ...(without && { without: [...(last.without ?? []), ...without] }),
    ...(average && { average }),
    ...(sharers !== undefined && { sharers }),
  }
}

/** The entries that an answer rests on. */
const entriesOf = (last: LedgerInput): LedgerInput => ({
  ...last,
  ...(last.compare && { period: { from: last.compare[0], to: last.compare[1] } }),
  question: last.words.length > 0 || last.limits ? 'search' : 'top',
  top: last.words.length > 0 ? last.top : MOST_SHOWN,
})
const MOST_SHOWN = 20

const notUnderstood = ({ words: sought, month }: LedgerInput): Missing => {
  const known = [...sought, ...(month ? [month] : [])].join(', ')
  return {
    name: {
      en: `what else to look for in the ledger${known && ` (asked last: ${known})`}`,
      ar: `ما تريد معرفته بعد من الدفتر${known && ` (السؤال الأخير: ${known})`}`,
    },
    example: {
      en: 'another category, another month, the largest expenses or duplicates',
      ar: 'فئة أخرى أو شهر آخر أو أكبر المصروفات أو التكرار',
    },
  }
}
