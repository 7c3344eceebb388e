import { type Word, words } from '../reading/words.ts'
import type { Effort, Topic } from './schedule.ts'
import { studyWords } from './words.ts'

// How hard a topic is called, beside its name or anywhere else.

export interface SaidClause {
  clause: string
  all: readonly Word[]
}

/** "(hard)" beside it, or "writing is my weakest" elsewhere. */
export function topicFrom(item: string, clauses: readonly SaidClause[]): Topic {
  const mark = /\s?[([][^()[\]]{0,80}[)\]]?$|\s[-–:]\s.{0,80}$/.exec(item)
  const name = (mark ? item.slice(0, mark.index) : item).trim()
  const own = effortOf(words(mark ? mark[0] : item))
  const bare = own !== 'normal' && !mark ? withoutMark(item) : name.replace(MIDDLING, '')
  // «والتحدث عادي» says of itself how hard it is.
  const said = MIDDLING.test(name) ? 'normal' : saidOf(name, clauses)
  return { name: bare || item, effort: own !== 'normal' ? own : said }
}

const MIDDLING =
  /\s(?:(?:is|are)\s)?(?:medium|normal|average|ok|okay|so so|moderate|fine|متوسط[هة]?|عادي[هة]?)$/iu

const withoutMark = (item: string) => {
  const marks = studyWords(words(item)).filter(
    ({ concept }) => concept === 'hard' || concept === 'easy',
  )
  const first = marks[0]
  return first
    ? item
        .slice(0, first.start)
        .replace(/\s(?:very|really|جدا)?\s?[-:]?\s?$/i, '')
        .trim()
    : item
}

export function effortOf(all: readonly Word[]): Effort {
  const found = studyWords(all).find(({ concept }) => concept === 'hard' || concept === 'easy')
  return found ? (found.concept as Effort) : 'normal'
}

/** «أضعف شي عندي الكتابة»: an item of the list that only says how hard another one is. */
export function withoutRatings(items: readonly string[]): string[] {
  const stemsOf = (item: string) => words(item).map(({ stem }) => stem)
  return items.filter((item, at) => {
    if (/[([]/.test(item) || effortOf(words(item)) === 'normal') return true
    const said = stemsOf(item)
    return !items.slice(0, at).some((other) => stemsOf(other).every((stem) => said.includes(stem)))
  })
}

/** What a clause of its own says of a topic: «والتكامل صعب علي», "that one is really hard" behind it, "my weakest is writing". */
function saidOf(name: string, clauses: readonly SaidClause[]): Effort {
  const stems = words(name).map(({ stem }) => stem)
  for (const { clause, all } of clauses) {
    const at = all.findIndex((_, index) =>
      stems.every(
        (stem, offset) =>
          all[index + offset]?.stem === stem || all[index + offset]?.unattached === stem,
      ),
    )
    if (at < 0 || /[([]/.test(clause.slice(all[at]?.start))) continue
    const effort = effortOf(all.slice(at, at + stems.length + 5))
    if (effort !== 'normal') return effort
    const isLast = at + stems.length === all.length
    const before = isOfThoseBefore(all) ? 'normal' : effortOf(all.slice(0, at))
    if (isLast && before !== 'normal' && !/[([]/.test(clause)) return before
  }
  return 'normal'
}

/** «التشريح صعب والفارما والباثو»: what others are joined to was said of what stands before it. */
function isOfThoseBefore(all: readonly Word[]): boolean {
  const mark = studyWords(all).find(({ concept }) => concept === 'hard' || concept === 'easy')
  const next = mark && mark.from > 0 ? all[mark.to] : undefined
  return next !== undefined && /^(?:and$|و\p{L}{3})/u.test(next.word)
}
