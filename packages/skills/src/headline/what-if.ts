import type { Bilingual, Language } from '@wakeel/contract'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { words } from '../reading/words.ts'
import { type AskedCheck, checkHits } from './asked-checks.ts'
import { checkNames, signed } from './findings.ts'
import { type Check, costs, type LineReport, type Place, scoreLine } from './score.ts'

/** What would be so if a line had so many of what takes points, or lacked a word. */
export type WhatIf = { check: keyof typeof costs; count: number } | { without: string }

const CONDITION =
  /(?<!\p{L})(?:if|with (?:only|just)|[وف]?(?:لو|[إا]ذا)|[وف]?مع)\s(?<said>[^.?!؟\n]{2,70})/giu
const NONE =
  /\b(?:none|without (?:it|them|any)|no (?:exclamation|capitals|spam)|(?:remove|delete|drop|take out|dropped|removed) (?:it|them|all|both|the))\b|(?<!\p{L})(?:بدون\p{L}{0,3}|بلا|شلت\p{L}{0,3}|حذفت\p{L}{0,3}|[أا]حذف\p{L}{0,3}|[أا]شيل\p{L}{0,3})(?!\p{L})/iu
const ONE = /\b(?:a single|just a)\b|(?<!\p{L})(?:وا?حد[ةه]?)(?!\p{L})/iu

/** "What would it score without the word free?", «لو شلت كلمة مجانا كم بتصير النتيجة؟» */
const WITHOUT =
  /(?:\b(?:without|remove|removed|drop|dropped|delete|take out|took out) the word|(?<!\p{L})(?:بدون|من غير|شلت|[أا]شيل|حذفت|[أا]حذف) كلمة)\s["“«']?(?<word>[\p{L}\d%]{2,30})/iu

/** "How much does that cost, and how much if I keep one mark?" */
export function whatIfIn(request: string): WhatIf | undefined {
  const without = WITHOUT.exec(request)?.groups?.word
  if (without) return { without }
  const asked = [...new Set(checkHits(request).map(({ concept }) => concept))].filter(isCounted)
  for (const { groups } of request.matchAll(CONDITION)) {
    const said = groups?.said ?? ''
    const own = checkHits(said)
      .map(({ concept }) => concept)
      .find(isCounted)
    const check = own ?? (asked.length === 1 ? asked[0] : undefined)
    const count = countIn(said)
    if (check && count !== undefined) return { check, count }
  }
  return undefined
}

const isCounted = (check: AskedCheck): check is keyof typeof costs => Object.hasOwn(costs, check)

const countIn = (said: string): number | undefined =>
  numbers(fold(said).text)[0]?.value ?? (ONE.test(said) ? 1 : NONE.test(said) ? 0 : undefined)

const MOST_POINTS = 100

export function ifInWords(
  report: LineReport,
  place: Place,
  supposed: WhatIf,
  language: Language,
): string | undefined {
  if ('without' in supposed) return withoutWord(report, place, supposed.without, language)
  const { check, count } = supposed
  const now = pointsOf(report, check)
  const then = costs[check](count)
  const sum = report.points.reduce((total, { points }) => total + points, then - now)
  const score = Math.min(MOST_POINTS, Math.max(0, sum))
  const name: Bilingual = checkNames[check]
  return {
    en: `**With ${count} instead (${name.en.toLowerCase()}): ${signed(then, check)} points rather than ${signed(now, check)}, so ${score} of 100 instead of ${report.score}.**`,
    ar: `**لو كان العدد ${count} (${name.ar}): النقاط ${signed(then, check)} بدل ${signed(now, check)}، فتصير النتيجة ${score} من 100 بدل ${report.score}.**`,
  }[language]
}

function withoutWord(
  { line, score }: LineReport,
  place: Place,
  word: string,
  language: Language,
): string | undefined {
  const [found] = words(line).filter((one) => one.word === words(word)[0]?.word)
  if (!found) return undefined
  const rest = `${line.slice(0, found.start)}${line.slice(found.end)}`
    .replace(/\s{2,9}/, ' ')
    .trim()
  const then = scoreLine(rest, place).score
  return {
    en: `**Without “${word}”: “${rest}”, ${then} of 100 instead of ${score}.**`,
    ar: `**من دون «${word}»: «${rest}»، والنتيجة ${then} من 100 بدل ${score}.**`,
  }[language]
}

const pointsOf = ({ points }: LineReport, wanted: Check): number =>
  points.find(({ check }) => check === wanted)?.points ?? 0
