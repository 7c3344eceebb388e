import type { Hit } from '../sentences/lexicon.ts'
import { type Key, type Tags, tidyValue } from './address.ts'
import type { Medium, Source } from './tag-words.ts'

/** A tag that is said for one of several places. */
export interface OwnValue {
  key: Key
  written: string
  place: Source | Medium
}

const FOR_ONE =
  /^\s*(?:(?:and|but|also|then|و|بس)\s*)*(?:(?:for|on|in|with)\s|و?(?:لل|ل|ال|في |على |مع ))/iu

/** "For the email add content = top-banner", «وللانستا بس المحتوى video1»: of the link for that place alone. */
export function placeOfOwn(
  text: string,
  { key, start }: { key: Key; start: number },
  places: readonly Hit<Source | Medium>[],
): Source | Medium | undefined {
  if (key === 'utm_source' || key === 'utm_medium') return undefined
  const clause =
    text
      .slice(0, start)
      .split(/[,،.;؛\n](?=\s|$)|\n/)
      .at(-1) ?? ''
  const inside = new Set(
    places.filter((hit) => hit.start >= start - clause.length && hit.end <= start),
  )
  const [only, ...others] = new Set([...inside].map(({ concept }) => concept))
  return FOR_ONE.test(clause) && others.length === 0 ? only : undefined
}

/** What is said of one place stands in its link; where no link is for it, in all. */
export function withOwn(sets: readonly Tags[], own: readonly OwnValue[]): Tags[] {
  const isOf = (tags: Tags, { place }: OwnValue) =>
    tidyValue(tags.utm_source ?? '') === place || tidyValue(tags.utm_medium ?? '') === place
  return sets.map((tags) => ({
    ...tags,
    ...Object.fromEntries(
      own
        .filter((value) => isOf(tags, value) || !sets.some((other) => isOf(other, value)))
        .map(({ key, written }) => [key, written]),
    ),
  }))
}
