import type { Hit } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { type Channel, channels, type Told } from './told.ts'

/** The channels a text names, in its order; those it leaves out are not meant. */
export const channelsIn = (said: Told): Channel[] => [
  ...new Set(channelHits(said).map(({ concept }) => concept)),
]

export const channelHits = ({ text, all, isLeftOut }: Told): Hit<Channel>[] =>
  longestOnly(channels(all))
    .filter(
      (hit) =>
        // «خطة نشر» and «أنا بنشر» are no newsletter, and the x of "3x" no channel.
        !/^(?:ال|لل|بال|وال|[وبهحس]{0,2}[نايت]?)نشر$/.test(all[hit.from]?.word ?? '') &&
        !isLeftOut(hit) &&
        !(all[hit.from]?.word === 'x' && /[\d٠-٩]\s?$/.test(text.slice(0, hit.start))),
    )
    .sort((a, b) => a.start - b.start)
