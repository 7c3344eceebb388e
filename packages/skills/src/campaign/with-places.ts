import type { Span } from '../reading/words.ts'
import type { Hit } from '../sentences/lexicon.ts'
import type { Tags } from './address.ts'
import type { ReadTags } from './tag-groups.ts'
import type { Medium, Source } from './tag-words.ts'

/** Tags that follow from the places and kinds of channel that are named beside the labels. */
export function withPlaces(
  said: Tags,
  several: readonly string[],
  free: { platforms: Hit<Source>[]; kinds: Hit<Medium>[]; isPaid: boolean },
): ReadTags {
  const named = [...new Set(free.platforms.map(({ concept }) => concept))]
  const isOfOne = (kind: Span) =>
    named.length > 1 && free.platforms.some((hit) => isBeside(kind, hit))
  const owned = new Set(free.kinds.filter(isOfOne).map(({ concept }) => concept))
  const shared = free.kinds.map(({ concept }) => concept).filter((kind) => !owned.has(kind))
  const ownOf = (source: string) =>
    free.kinds.find(
      (kind) =>
        isOfOne(kind) &&
        free.platforms.some((hit) => hit.concept === source && isBeside(kind, hit)),
    )?.concept
  const from = several.length > 1 ? several : said.utm_source ? [said.utm_source] : named
  const medium = (source: string): string | undefined => {
    if (said.utm_medium) return said.utm_medium
    const own = ownOf(source)
    if (own) return own
    const kind = shared.find((one) => one !== 'video')
    if (kind && !(kind === 'social' && free.isPaid)) return kind
    return free.isPaid && isPlatform(source) ? 'paid-social' : undefined
  }
  const places = from.length > 0 ? from : [undefined]
  const sets = places.map((source): Tags => {
    const kind = source === undefined ? (said.utm_medium ?? shared[0]) : medium(source)
    return {
      ...said,
      ...(source === undefined ? {} : { utm_source: source }),
      ...(kind === undefined ? {} : { utm_medium: kind }),
    }
  })
  const assumed = (['utm_source', 'utm_medium'] as const).filter(
    (key) => !said[key] && sets[0]?.[key],
  )
  return { sets, assumed }
}

/** "Google ads", "email newsletter": the kind of one of several places. */
export const isBeside = (kind: Span, place: Span): boolean =>
  kind.start <= place.end + 1 && place.start <= kind.end + 1

const platformNames: ReadonlySet<string> = new Set([
  'instagram',
  'facebook',
  'tiktok',
  'snapchat',
  'linkedin',
  'x',
  'youtube',
  'whatsapp',
  'telegram',
])
export const isPlatform = (source: string) => platformNames.has(source.toLowerCase())
