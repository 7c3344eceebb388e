import { meetingWords } from '../meeting/words.ts'
import { type Word, words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { beginsTask, LEADS } from './without-lead.ts'
import { aroundTasks, priorityWords } from './words.ts'

/** «كلم المحامي», «ادفع الإيجار»: an order or what one does oneself, no third person and no noun with its article. */
const isOwnAct = (all: readonly Word[], at: number): boolean => {
  const word = all[at]
  return (
    word !== undefined &&
    /^(?!ال|لل|[يتبو]|ن\p{L}{3})[\u0621-\u064a]{3}/u.test(word.word) &&
    meetingWords([word]).some(({ concept }) => concept === 'act')
  )
}

const LEAST_WORDS = 2

/** «ادفع الإيجار كلم المحامي جدد الرخصة»: dictated without a mark or an "and", each begins with what is done. */
export function partedAtActs(text: string): string[] {
  const all = words(text)
  const small = new Set(grammar(all).map(({ to }) => to))
  const acts = all.flatMap((_, at) => (isOwnAct(all, at) ? [at] : []))
  const cuts: number[] = []
  for (const at of acts) {
    const from = cuts.at(-1) ?? acts[0] ?? at
    const isLong = at - from >= LEAST_WORDS && all.length - at >= LEAST_WORDS
    if (isLong && !small.has(at) && !LEADS.test(all[at - 1]?.word ?? '')) cuts.push(at)
  }
  const places = [0, ...cuts.map((at) => (all[at] as Word).start), text.length]
  return places.slice(1).map((to, at) => text.slice(places[at], to).trim())
}

/** «عندي شغل وايد اول شي اودي السيارة», «رتب اسبوعي امتحان يوم الأربعاء»: where the first task begins behind such talk. */
export function firstTaskBehind(text: string, hasTime: boolean): string | undefined {
  const all = words(text)
  const talk = aroundTasks(all).filter(({ concept }) => concept === 'order' || concept === 'list')
  const told = Math.max(0, ...talk.map(({ to }) => to))
  const ordinals = new Set(
    aroundTasks(all).flatMap(({ concept, from }) => (concept === 'ordinal' ? [from] : [])),
  )
  const weighty = new Set(
    priorityWords(all).flatMap(({ concept, from }) => (concept === 'weighty' ? [from] : [])),
  )
  const small = new Set(grammar(all).map(({ from }) => from))
  const at = all.findIndex(
    ({ word }, index) =>
      index >= told &&
      (!small.has(index) || /^(?:لازم|عايز|محتاج|بدي)$/.test(word)) &&
      /^[\u0621-\u064a]/.test(word) &&
      !ordinals.has(index) &&
      !/^(?:اول|اهم|اسبوعي|يومي)$/.test(word) &&
      (beginsTask(all, index) || (hasTime && weighty.has(index))),
  )
  const isLong = all.length - at >= LEAST_WORDS
  return told > 0 && at > 0 && isLong ? text.slice((all[at] as Word).start) : undefined
}
