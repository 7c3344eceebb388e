import { type Word, words } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { priorityWords } from './words.ts'

const STATUS =
  /^(?:it|it['’]s|its|they|she|he|honestly|actually|frankly|basically|really|only|just|already|still|late|so|at|all|know|بصراحه|والله|اصلا|الصراحه|صراحه|عندي|لدي|باقي|باقيلها|باقيله|متبقي|فاضل|فاضلها|لها|له|عليها|عليه|left|and|but|is|are|was|were|very|due|by|before|on|the|a|to|at|be|and|or|pm|am|و|في|يوم|جدا|قبل|موعد\S*|بس|لكن|مو|مب|مش)$/

/** What a task is about says nothing of how it stands. */
export const ABOUT = new Set(['weighty', 'paying', 'light', 'pastime', 'none'])

/** The words that say how a task stands, or when, by their index. */
export function statusIn(text: string, all: readonly Word[]): Set<number> {
  const found = new Set<number>()
  for (const { from, to } of grammar(all)) for (let at = from; at < to; at += 1) found.add(at)
  for (const { concept, from, to } of priorityWords(all))
    if (!ABOUT.has(concept)) for (let at = from; at < to; at += 1) found.add(at)
  const days = daysIn(text, '2026-01-01')
  let next = 0
  for (const [at, { word, start, end }] of all.entries()) {
    while (days[next] && (days[next] as { end: number }).end <= start) next += 1
    const day = days[next]
    if (STATUS.test(word) || (day && day.start <= start && end <= day.end)) found.add(at)
  }
  return found
}

export const saysMark = (text: string, beside = ''): boolean =>
  priorityWords(words(text)).some(({ concept }) => !ABOUT.has(concept) && concept !== beside)

export function isAllStatus(text: string): boolean {
  const all = words(text)
  return statusIn(text, all).size === all.length
}
