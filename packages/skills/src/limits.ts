import { onceFor } from './once-for.ts'
import { type Word, words } from './reading/words.ts'
import { type Hit, lexicon } from './sentences/lexicon.ts'
import { leftOutIn } from './sentences/negation.ts'
import type { Limit } from './skill.ts'

const SENTENCE_END = /(?<=[.!?؟])\s/
/** No first cell of a row is as long as this. */
const WORDS_OF_REQUEST = 8
/** "6,000" is one cell. */
function isNoRow(sentence: string): boolean {
  if (/[|;\t]/.test(sentence)) return false
  const cells = sentence.split(/[,،](?!\d{3})/)
  return cells.length < 4 || (cells[0]?.split(' ').length ?? 0) >= WORDS_OF_REQUEST
}

/** What stands in an address or in a row of a table is no request. */
export const withoutData = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split(SENTENCE_END).filter(isNoRow).join(' '))
    .map((line) =>
      line
        .split(' ')
        .map((word) => (/[/@=]/.test(word) ? ';' : word))
        .join(' '),
    )
    .join('\n')

const OWN = new Set('i we he she they انا احنا نحن حنا'.split(' '))
const ASKING = new Set('should shall can could may must do would will هل'.split(' '))
const HABIT = new Set('usually always normally already often just also only'.split(' '))
/** «بنزل», «هنشر», «ننزل»: by its letters of the speaker; «قم بنشرها» is asked of another. */
const FIRST_PERSON = /^و?(?:[بهحس]ن|[بهحس]ا|نن)\p{L}{2,}$/u
const ASKS_DOING = /^(?:قم|قوم|تقوم|تقومون|تقوموا|القيام|وقم)$/

/** "We publish two posts a week", «أنا بنزل بوست كل خميس»: what somebody does is told, and not asked for. */
function isOwnHabit(all: readonly Word[], { from }: Hit<string>): boolean {
  let lead = from - 1
  while (HABIT.has(all[lead]?.word ?? '')) lead -= 1
  const before = all[lead]?.word ?? ''
  // "Should I sue him?" asks.
  if (ASKING.has(all[lead - 1]?.word ?? '')) return false
  return OWN.has(before) || (FIRST_PERSON.test(all[from]?.word ?? '') && !ASKS_DOING.test(before))
}

const LONGEST_REQUEST = 1000

const finderOf = onceFor((limits: readonly Limit[]) =>
  lexicon(Object.fromEntries(limits.map(({ asked }, index) => [String(index), asked]))),
)

/** Those of a skill's limits that a request asks beyond: what the skill does not do. */
export function limitsAskedFor(limits: readonly Limit[], asked: string): Limit[] {
  const request = withoutData(asked.slice(0, LONGEST_REQUEST))
  const all = words(request)
  const isLeftOut = leftOutIn(request, all)
  const hits = finderOf(limits)(all).filter((hit) => !isLeftOut(hit) && !isOwnHabit(all, hit))
  const found = new Set(hits.map(({ concept }) => concept))
  return limits.filter(({ isAsked }, index) => found.has(String(index)) || isAsked?.(request))
}
