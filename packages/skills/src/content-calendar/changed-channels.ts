import { changeIn } from '../follow-up/change-words.ts'
import { opensOn } from '../follow-up/opening-on.ts'
import { words } from '../reading/words.ts'
import { longestOnly } from '../sentences/negation.ts'
import type { CalendarPlan } from './changed-rhythm.ts'
import { channelsIn } from './channel-hits.ts'
import { wantsEachChannel } from './read-plan.ts'
import { channels, type Told } from './told.ts'

/** Channels that are named are added where the message adds, left out where it takes away, and else meant instead of all or of one. */
export function channelsAfter(
  last: CalendarPlan,
  said: Told,
  former: string | undefined,
): Partial<CalendarPlan> | undefined {
  const each = wantsEachChannel(said) ? { onEachChannel: true } : undefined
  const named: string[] = channelsIn(said)
  const gone = namesIn(former ?? '')
  if (gone.some((channel) => last.channels.includes(channel)) && named.length > 0)
    return { channels: distinct([...last.channels.filter((one) => !gone.includes(one)), ...named]) }
  const does = changeIn(said.text)
  const mentioned = namesIn(said.text)
  const left = last.channels.filter((channel) => !mentioned.includes(channel))
  const isLeftOut = does('remove') || (mentioned.length > 0 && named.length === 0)
  if (isLeftOut && left.length > 0 && left.length < last.channels.length)
    return { channels: left, ...each }
  const isSame = named.length === last.channels.length && left.length === 0
  if (named.length === 0 || isSame) return each
  const isAdded =
    !does('same') &&
    (does('add') || each !== undefined || (opensOn(said.text) && !INSTEAD.test(said.text)))
  return { channels: isAdded ? distinct([...last.channels, ...named]) : named, ...each }
}
const INSTEAD =
  /(?<!\p{L})(?:instead|only|just|but|what about|how about|what if|بس|فقط|بدل|ماذا عن|شو عن|طب|طيب)(?!\p{L})/iu

const namesIn = (text: string): string[] =>
  longestOnly(channels(words(text))).map(({ concept }) => concept)

const distinct = (all: readonly string[]): string[] => [...new Set(all)]
