import { weekdayNames } from '../reading/weekday-names.ts'
import type { Span, Word } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { sentencesIn } from '../sentences/split.ts'
import type { Told } from './told.ts'
import { isInTopicName } from './topic-days.ts'

/** Sunday is 0. */
const weekdays = lexicon(Object.fromEntries(weekdayNames.entries()))
const weekends = lexicon({
  weekend: 'weekend, الويكند, ويكند, نهايه الاسبوع, عطله نهايه الاسبوع',
})
const regular = lexicon({ each: 'every, each, only, كل, ايام, فقط, بس', on: 'on, يوم' })
/** Behind a day it is kept free. */
const free = lexicon({
  free: 'off, free, closed, empty, فاضي, فاضيه, اجازه, راحه, عطله, مسكر, مغلق',
})
const included = lexicon({
  included:
    'include, included, including, incl, too, also, as well, count, شامل, ضمن, كمان, ايضا, حتي',
})

/** A day of the week, several in a row ("Monday to Friday"), or the weekend. */
interface NamedDays {
  from: number
  to: number
  days: readonly number[]
  isRow: boolean
  isAvoided: boolean
  /** It goes on with the day before it: "mon wed fri". */
  isListed?: boolean
}

const WEEKEND = [6, 0]
const ROW = /^\s*(?:-|–|to|till|until|through|thru|ال[يى]|إلى|لين|حت[يى])\s*$/u

/** The days of the week that a plan keeps to, and those that it keeps free: "only Mondays", "Sunday to Thursday", "never on Fridays". */
export function weekdaysIn(said: Told): { only: number[]; avoided: number[] } {
  const { all } = said
  const named = daysNamed(said)
  const returning = regular(all)
  const kept = named.filter(({ isAvoided }) => !isAvoided)
  // One day by itself needs a word that says it returns, and the day of a date does not.
  const isRegular = kept.some(
    ({ from, isRow, isListed, days }) =>
      isRow ||
      isListed ||
      days.length > 1 ||
      returning.some(({ to, concept }) => to === from && (concept === 'each' || kept.length > 1)) ||
      // «كل يوم ثلاثاء»
      (all[from - 1]?.word === 'يوم' && /^و?كل$/.test(all[from - 2]?.word ?? '')) ||
      /s$/.test(all[from]?.word ?? ''),
  )
  const listed = (some: readonly NamedDays[]) =>
    [...new Set(some.flatMap(({ days }) => days))].sort()
  return {
    only: isRegular ? listed(kept) : [],
    avoided: listed(named.filter(({ isAvoided }) => isAvoided)),
  }
}

/** "I don't mind weekends", «ما عندي مانع في الويكند» */
const ALLOWED =
  /(?<!\p{L})(?:(?:mind|forget|problem with|fine with|ok(?:ay)? with)(?: about| posting)?(?: on| at)?(?: the)?|(?:مانع|مشكل[ةه]|تنس[ىي]?)(?: (?:في|من|على|ننشر في|النشر في))?)\s$/iu

/** Weekends are posted on besides the other days. */
export const wantsWeekends = ({ text, all, isLeftOut }: Told): boolean =>
  weekendHits(text, all).some(
    (hit) =>
      !isLeftOut(hit) &&
      (ALLOWED.test(text.slice(Math.max(0, hit.start - 40), hit.start)) ||
        included(all).some(
          ({ from, to }) => Math.abs(from - hit.to) < 2 || Math.abs(to - hit.from) < 2,
        )),
  )

function daysNamed(said: Told): NamedDays[] {
  const { text, all, isLeftOut } = said
  const found: NamedDays[] = []
  const questions = questionsIn(said)
  for (const hit of hitsIn(text, all)) {
    if (questions.some(({ start, end }) => start <= hit.start && hit.end <= end)) continue
    const last = found.at(-1)
    const gap = last ? text.slice(all[last.to - 1]?.end, hit.start) : ''
    const isWeekend = hit.concept === 'weekend'
    if (isWeekend && wantsWeekends(said)) continue
    const days = isWeekend ? WEEKEND : [Number(hit.concept)]
    const [first] = last?.days ?? []
    const isRow =
      first !== undefined &&
      last?.days.length === 1 &&
      !isWeekend &&
      (ROW.test(gap) || (/^\s*$/.test(gap) && /^لل/.test(all[hit.from]?.word ?? '')))
    const isListed =
      last !== undefined && /^[\s,،&+]{0,5}(?:and|or|nor|و|او|أو|ولا)?\s{0,5}$/u.test(gap)
    const isAvoided =
      isLeftOut(hit) ||
      isRefused(text.slice(0, hit.start)) ||
      (isDenied(text.slice(0, hit.start)) && !LIMITED.test(text.slice(hit.end))) ||
      (isListed && last.isAvoided) ||
      free(all).some(({ from }) => from >= hit.to && from - hit.to < 2)
    if (isRow && last) {
      const length = ((days[0] as number) - first + 7) % 7
      last.days = Array.from({ length: length + 1 }, (_, at) => (first + at) % 7)
      last.to = hit.to
      last.isRow = true
    } else found.push({ from: hit.from, to: hit.to, days, isRow: false, isAvoided, isListed })
    // "Fridays and Saturdays off"
    if (isListed && isAvoided && last && !isLeftOut(hit)) last.isAvoided = true
  }
  return found
}

/** "Holidays and weekends": what is said of the one goes for the other. */
const HOLIDAYS_AND =
  /(?:holidays?|(?:ال)?(?:عطل|عطلات|[إا]جازات|[أا]عياد)(?: الرسمي[ةه])?)\s?(?:,|،|and|or|nor|&|و|[أا]و|ولا)\s?(?:on |at |the |في |ب){0,3}$/iu
const DENIES =
  /(?<![\p{L}'’])(?:no|not|none|never|nothing|without|\p{L}{2,6}n['’]?t|و?لا|و?ما|و?لن|و?مو|و?مب|و?مش|و?بدون|و?بلا)(?=\s(?!ال|هو|هي))/giu
/** Behind these the negation says nothing of the day: "no more than one at weekends", "I don't mind weekends", «كل ما ننشر». */
const UNDENIED =
  /(?<!\p{L})(?:and|but|just|only|so|more|less|mind|care|problem|matter|forget|skip|avoid|miss|بس|لكن|فقط|[أا]كثر|[أا]قل|مانع|مشكل[ةه]|ب[أا]س|[يت]هم|تنس\p{L}{0,3}|و\p{L}{3,})(?!\p{L})/iu
const RELATIVE = /(?:كل|بعد|قبل|مثل|زي|عند|حسب)\s?$/u
const AWAY = /(?<!\p{L})(?:off|closed|away) (?:on|at|over|during|for) (?:the )?$/iu
const LIMITED = /^\s?(?:only|فقط|بس)(?!\p{L})/iu

/** A day whose clause denies it, however many words stand between: "nothing should go out on the weekend", «لا تحط أي منشور في الويكند». */
function isDenied(before: string): boolean {
  const clause =
    before
      .slice(-120)
      .replace(HOLIDAYS_AND, '')
      .split(/[.,،;؛:!?؟\n]/u)
      .at(-1) ?? ''
  if (AWAY.test(before.slice(-30))) return true
  const denial = [...clause.matchAll(DENIES)]
    .filter(({ index }) => !RELATIVE.test(clause.slice(0, index)))
    .at(-1)
  if (!denial) return false
  return !UNDENIED.test(clause.slice(denial.index + denial[0].length))
}

/** «ما نبي ننشر يوم الجمعة», "we don't want to post on Fridays" */
const isRefused = (before: string) =>
  /(?:^|[\s,،.])(?:و?ما|و?لا|و?مو|و?مش|don'?t|do not|won'?t|not|cannot|can'?t) (?:want to |wanna |like to )?(?:\p{L}+ )?(?:post|publish|share|[أانتي]نشر|ننشر|انشر|ننزل|انزل|تنزل|نشر)\p{L}* (?:anything |شي )?(?:on |in |يوم |ايام |أيام |في |ب)?(?:the )?$/iu.test(
    before.slice(-60),
  )

/** "Anything special on the Fridays?": a question behind the plan asks about days and names none for it. */
const questionsIn = ({ text, found }: Told): Span[] =>
  sentencesIn(text).filter(
    ({ start, end, isQuestion }) =>
      isQuestion && start > 0 && !found.some((hit) => hit.start >= start && hit.end <= end),
  )

/** The days of the week that stand by themselves: not "Monday 30 November", and «واحد» is no Sunday. */
const hitsIn = (text: string, all: readonly Word[]): Hit<string>[] =>
  [...weekdayHits(text, all), ...weekendHits(text, all)].sort((a, b) => a.start - b.start)

const weekendHits = (text: string, all: readonly Word[]) =>
  longestOnly(weekends(all)).filter((hit) => !isInTopicName(text, all, hit))

/** "Sat" and "sun" are days beside others: "fri sat off". */
const isBesideDay = (all: readonly Word[], index: number): boolean =>
  [all[index - 1], all[index + 1]].some((word) =>
    /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)(?:days?)?$/.test(word?.word ?? ''),
  )

export const weekdayHits = (text: string, all: readonly Word[]) =>
  longestOnly(weekdays(all)).filter(
    ({ from, to, start, end }) =>
      // «الجمعية» is no slip of «الجمعة».
      !/^(?:واحد|wedding|(?:اربعه?|ثلاثه?)$|[وبل]{0,2}(?:ال)?جمعي)/.test(all[from]?.word ?? '') &&
      !(/^(?:sat|sun)$/.test(all[from]?.word ?? '') && !isBesideDay(all, from)) &&
      (!/^(?:اتنين|تنين|تلات)$/.test(all[from]?.word ?? '') ||
        /^(?:كل|يوم|ايام)$/.test(all[from - 1]?.word ?? '')) &&
      !/^[\s,،]{0,3}[\d٠-٩]/.test(text.slice(end)) &&
      !isInTopicName(text, all, { from, to, start, end }),
  )

/** A text in which no day of the week is mistaken for a date: neither one that returns nor the name beside a date. */
export const withoutWeekdays = ({ text, all }: Told, isReturning: boolean): string => {
  const own = new Set(weekdayHits(text, all).map(({ from }) => from))
  let plain = text
  for (const { start, end, from } of longestOnly(weekdays(all)).reverse())
    if (/^واحد/.test(all[from]?.word ?? '')) continue
    else if (!own.has(from))
      plain = plain.slice(0, start) + plain.slice(end).replace(/^[\s,،]+/, '')
    else if (isReturning) plain = plain.slice(0, start) + ';'.repeat(end - start) + plain.slice(end)
  return plain
}
