import { isStopword } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { asking, GENERAL } from '../sentences/units.ts'

/** So many words at the end may ask. */
const LONGEST = 12

/** "… by a native speaker summarise that in 3 points": where a request begins that dictation runs into at its end. */
export function startOfRunOn(
  text: string,
  find: (all: readonly Word[]) => readonly Hit<string>[],
): number | undefined {
  const last = text.slice(-WINDOW)
  const all = words(last)
  const hits = [...find(all), ...asking(all)]
  const order = hits.find(
    ({ concept, from }) =>
      concept === 'summary' &&
      from > 0 &&
      !NOUN_LEAD.test(all[from - 1]?.word ?? '') &&
      from >= all.length - LONGEST,
  )
  if (!order) return undefined
  const known = (at: number) =>
    isStopword(all[at]?.word ?? '') || hits.some(({ from, to }) => from <= at && at < to)
  if (!all.every((_, at) => at < order.from || known(at))) return undefined
  const isPointed = hits.some(
    ({ concept, from }) => from >= order.to && concept !== 'summary' && concept !== 'please',
  )
  if (!isPointed && order.to < all.length) return undefined
  const asked = (at: number) =>
    hits.some(
      ({ concept, from, to }) =>
        from <= at && at < to && GENERAL.has(concept) && concept !== 'pointer',
    )
  let first = order.from
  while (first > 0 && asked(first - 1)) first -= 1
  return text.length - last.length + (all[first] as Word).start
}
const WINDOW = 200
/** "The summary" is told of. */
const NOUN_LEAD = /^(?:the|a|an|my|our|his|her|their|your|this|that|of)$/
