import { lexicon } from '../sentences/lexicon.ts'
import { channelHits } from './channel-hits.ts'
import { postCounts } from './post-counts.ts'
import type { Told } from './told.ts'

const comparing = lexicon(
  {
    it: 'compare, comparing, comparison, versus, vs, or, which, better, difference, قارن, قارني, قارنوا, مقارنه, بين, او, ولا, مقابل, ايهما, الفرق',
  },
  { isExact: true },
)

/** "Compare 3 a week and 5 a week", «3 بالأسبوع ولا 5 بالأسبوع»: the rates between which somebody chooses; none where they go together. */
export function alternativesIn(said: Told): { perWeek: number }[] {
  const counts = postCounts(said)
  const isWeekly = counts.every(({ start, end }, at) => {
    const next = counts[at + 1]?.start ?? said.text.length
    return said.found.some(
      (hit) => hit.concept === 'week' && hit.end > start && hit.start >= end && hit.start < next,
    )
  })
  const [first, last] = [counts[0], counts.at(-1)]
  if (!first || !last || counts.length < 2 || !isWeekly) return []
  // "3 a week on Instagram or 2 a week on X" names a channel for each.
  const channels = channelHits(said)
  const isOfChannels =
    channels.length > 1 && channels.some(({ start }) => start > first.end && start < last.start)
  const values = [...new Set(counts.map(({ value }) => value))]
  return comparing(said.all).length > 0 && !isOfChannels && values.length > 1
    ? values.map((perWeek) => ({ perWeek }))
    : []
}
