import { latinDigits } from '../reading/arabic.ts'
import { isWithin } from '../reading/span.ts'
import { type Span, words } from '../reading/words.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { type Key, type Tags, tidyValue } from './address.ts'
import { nameBefore } from './campaign-name.ts'
import { insteadOf, putInstead } from './instead.ts'
import { listedValues } from './listed-values.ts'
import { type OwnValue, placeOfOwn, withOwn } from './own-values.ts'
import { withPutRight } from './put-right.ts'
import { setsOfPairs, slashedPairs } from './slashed-pairs.ts'
import { type Group, groupsOf, type ReadTags, standingValues, type Value } from './tag-groups.ts'
import {
  denies,
  isRefused,
  type Label,
  labelsIn,
  standing,
  takesBack,
  valueBefore,
  valueBehind,
  withoutDoubles,
} from './tag-value.ts'
import { type Medium, media, paid, type Source, sources } from './tag-words.ts'
import { isBeside, isPlatform, withPlaces } from './with-places.ts'

/** Campaign tags said in a sentence: "source newsletter, medium email", "for our instagram story", «المصدر نشرة والوسيط email». */
export function tagsIn(sentence: string, cuts: readonly number[] = []): ReadTags {
  const { pairs, rest } = slashedPairs(latinDigits(sentence))
  const { read: said, own } = allTagsIn(rest, cuts)
  const read =
    pairs.length > 0 ? { ...said, sets: setsOfPairs(pairs, said.sets), assumed: [] } : said
  const sets = withPutRight(
    read.sets,
    rest,
    (key, value) => allTagsIn(`${key}: ${value}`, []).read.sets[0]?.[key],
  )
  return { ...read, sets: own.length > 0 ? withOwn(sets, own) : sets }
}

function allTagsIn(text: string, cuts: readonly number[]): { read: ReadTags; own: OwnValue[] } {
  const all = words(text)
  // "A link in the bio" is no "linked in".
  const platforms = longestOnly(sources(all)).filter(
    ({ start, end }) => !/^links? in$/i.test(text.slice(start, end)),
  )
  const kinds = longestOnly(media(all))
  // "Campaign: term 2 enrolment": what stands behind a colon is its value, though it may be called like a tag.
  const found = withoutDoubles(text, labelsIn(all)).filter(
    ({ start, end }, index, labelled) =>
      !/^\s*[:=]\s*$/.test(text.slice(labelled[index - 1]?.end ?? start, start)) ||
      /^\s*[:=]/.test(text.slice(end)),
  )
  const values: Value[] = []
  const own: OwnValue[] = []
  const taken: Span[] = []
  let several: string[] = []
  let isListed = false
  for (const [index, label] of found.entries()) {
    const listed = LISTED.has(label.key)
      ? listedValues(text, {
          from: label.end,
          limit: found[index + 1]?.start ?? text.length,
          // "Black and white, two links, for tiktok and for facebook"
          pages:
            label.key !== 'utm_campaign' &&
            found.filter(({ key }) => key === label.key).length === 1 &&
            new Set(platforms.map(({ concept }) => concept)).size < 2
              ? cuts.length
              : undefined,
        })
      : []
    if (listed.length > 1) {
      isListed ||= listed.length === cuts.length
      taken.push(...listed)
      for (const { start, end } of listed)
        values.push({ key: label.key, written: text.slice(start, end), start, isPast: false })
      continue
    }
    const direct = valueBefore(text, label) ?? valueBehind(text, label, found[index + 1], platforms)
    const whole =
      direct ??
      (label.key === 'utm_campaign' ? nameBefore(text, label, [...platforms, ...kinds]) : undefined)
    if (!whole || isRefused(text, label)) continue
    const instead = insteadOf(text, whole, found[index + 1]?.start)
    const value = instead ?? standing(text, whole)
    const said = text.slice(value.start, value.end)
    if (STAYS.test(said) || LETTER_CASE.test(said) || OPEN.test(said)) continue
    taken.push(value)
    const { key } = label
    if (key === 'utm_source' && several.length === 0)
      several = listOf(text, value, platforms, found[index + 1]?.start)
    // "Channel: paid ad on LinkedIn": where the link will stand, and what kind of place that is.
    const told = key === 'utm_medium' ? platforms.filter((hit) => isWithin(hit, value)) : []
    const [only] = told
    if (only && told.length === 1 && !isWhole(only, value)) {
      taken.pop()
      continue
    }
    const written =
      key === 'utm_medium'
        ? kindOf(said, kinds, value)
        : key === 'utm_source' && several.length > 1
          ? (several[0] as string)
          : key === 'utm_source'
            ? sourceOf(said, platforms, value)
            : instead
              ? putInstead(instead, said)
              : said
    const place = placeOfOwn(text, label, [...platforms, ...kinds])
    const before = values.findLast((other) => other.key === key)
    // "No wait, the source is TikTok"
    const isInstead =
      before !== undefined &&
      (takesBack(text.slice(before.start, label.start)) || denies(text, value, before.written))
    if (place) own.push({ key, written, place })
    else if (isInstead) before.written = written
    else
      values.push({
        key,
        written,
        start: label.start,
        isPast: isOfPast(text, label),
        isLoose: !direct,
      })
  }
  const groups = groupsOf(standingValues(values, cuts))
  const isFree = ({ start, end }: Hit<string>) =>
    !taken.some((value) => start < value.end && value.start < end)
  if (groups.length > 1) {
    const partOf = ({ start }: Group) => cuts.filter((cut) => cut <= start).length
    const isPaired =
      cuts.length === groups.length &&
      (isListed ||
        new Set(groups.map(partOf)).size === cuts.length ||
        groups.every(({ start }, index) => ORDINALS[index]?.test(text.slice(0, start))))
    const sets = groups.map(({ tags, start }, index) => {
      // "For google (medium cpc) and newsletter (medium email)"
      const beside = platforms.findLast(
        (hit) => isFree(hit) && hit.end <= start && hit.start >= (groups[index - 1]?.start ?? 0),
      )
      return tags.utm_source || !beside ? tags : { utm_source: beside.concept, ...tags }
    })
    // "Two versions of the newsletter by email": the only channel is that of each.
    const onlyOf = (hits: readonly Hit<string>[]) => {
      const [only, ...others] = new Set(hits.filter(isFree).map(({ concept }) => concept))
      return others.length === 0 ? only : undefined
    }
    const [source, medium] = [onlyOf(platforms), onlyOf(kinds)]
    const filled = sets.map(
      (tags): Tags => ({
        ...(source && { utm_source: source }),
        ...(medium && { utm_medium: medium }),
        ...tags,
      }),
    )
    const assumed = (['utm_source', 'utm_medium'] as const).filter((key) =>
      groups.some(({ tags }, index) => !tags[key] && filled[index]?.[key]),
    )
    return { read: { sets: filled, assumed, ...(isPaired && { isPaired }) }, own }
  }
  const said = groups[0]?.tags ?? {}
  const free = { platforms: platforms.filter(isFree), kinds: kinds.filter(isFree) }
  const alone =
    said.utm_source || said.utm_medium
      ? []
      : free.kinds.filter(
          (kind) =>
            free.platforms.some((place) => isJoined(text, kind, place)) &&
            !free.platforms.some((place) => isBeside(kind, place)),
        )
  const read = withPlaces(said, several, {
    platforms: free.platforms,
    kinds: free.kinds.filter((kind) => !alone.some(({ concept }) => concept === kind.concept)),
    isPaid: paid(all).some(isFree),
  })
  const others = [...new Set(alone.map(({ concept }) => concept))].map(
    (medium): Tags => ({ ...said, utm_medium: medium }),
  )
  return { read: { ...read, sets: [...read.sets, ...others] }, own }
}

/** "The campaign stays the same": a value that was said before. */
const STAYS =
  /^(?:(?:the )?same(?: one)?|unchanged|نفسها|نفسه|(?:كما|(?:زي|مثل) ?ما) ه[وي])(?!\p{L})/iu

/** "Make the source lowercase": how a value is to be written, and no value. */
const LETTER_CASE =
  /^(?:(?:all|in|with|to) )*(?:lower|upper|small)[ -]?(?:case|letters?)(?!\p{L})|^ب?(?:ال)?[أا]?حرف (?:ال)?صغير[ةه]?/iu

/** "Medium: Hamad will tell me after Eid": whoever says so does not know it yet. */
const OPEN =
  /(?<!\p{L})(?:(?:will|['’]ll) (?:tell|say|decide|confirm|let)|not (?:sure|decided|known|yet)|no idea|do(?:n['’]?t| not) know|tbd|tba|to be (?:decided|confirmed)|(?:راح|رح|ب|هـ?|س)?ي?قول ?لي|ما [أا]دري|مش عارف\p{L}?|مو متأكد\p{L}?|لسه ما|لسا ما)(?!\p{L})/iu

/** Tags of which somebody may want one link for each value. */
const LISTED: ReadonlySet<Key> = new Set(['utm_content', 'utm_term', 'utm_campaign'])

/** "For sms and for whatsapp": two places, each with a link of its own. */
const isJoined = (text: string, kind: Hit<Medium>, place: Hit<Source>): boolean => {
  const [first, second] = kind.start < place.start ? [kind, place] : [place, kind]
  return (
    (kind.concept === 'sms' || kind.concept === 'email') &&
    isPlatform(place.concept) &&
    (ANOTHER.test(text.slice(0, second.start)) ||
      /^\s*(?:,|،|&|\+|and|و)\s*(?:(?:for|on|in|by|via|one for|واحد)\s+)?(?:the |our |an? )?(?:لل|ل|بال|ب|ال)?$/iu.test(
        text.slice(first.end, second.start),
      ))
  )
}

/** "… and another one for sms", «وواحد للواتساب»: a link of its own, however far from the first. */
const ANOTHER =
  /(?:\b(?:another|one more)(?: (?:one|link|url))?|(?<!\p{L})وواحد(?: [ثت]اني)?|(?<!\p{L})و?رابط [ثت]اني)\s(?:(?:for|on|in|by|via|على)\s)?(?:the |our )?$/iu

/** "First campaign is launch, second campaign is reminder": that of the first page and of the second. */
const ORDINALS = [
  /(?:\bfirst|\b1st|(?<!\p{L})(?:لل|ال)?[أا]ول[ىي]?)(?: (?:one|page|link|صفحة|رابط))?(?:['’]s)?\s$/iu,
  /(?:\bsecond|\b2nd|\bother|(?<!\p{L})(?:لل|ال)?[ثت]اني[ةه]?)(?: (?:one|page|link))?(?:['’]s)?\s$/iu,
  /(?:\bthird|\b3rd|\blast|(?<!\p{L})(?:لل|ال)?ثالث[ةه]?)(?: (?:one|page|link))?(?:['’]s)?\s$/iu,
] as const

const WANTED_ONCE =
  /(?:\b(?:had (?:wanted|asked)|wanted|was going to|used to be|at first)\b|(?<!\p{L})(?:كان(?:ت)? (?:عا[يو]ز[ةه]?|[يت]ب[يا]|بد[هو]|بدها|ناوي[ةه]?)|في البداية))/iu
const isOfPast = (text: string, { start }: Label): boolean =>
  WANTED_ONCE.test(
    text
      .slice(0, start)
      .split(/[.،؛;\n]/)
      .at(-1) ?? '',
  )

const isWhole = (inner: Span, outer: Span): boolean =>
  inner.start === outer.start && inner.end === outer.end

const AS_SAID = /^(?!mails?$)[a-z][\w-]*$/i
const LISTING: ReadonlySet<string> = new Set(
  'and or for the other first second one another و او واحد للاول والاول للثاني وللثاني للتاني وللتاني والثاني والتاني الثاني التاني والاخر والثالث مره ومره'.split(
    ' ',
  ),
)

/** "Facebook for the first one and Google for the second" */
const LONGEST_LISTING = 28

/** The platforms that stand in a list with the first: "newsletter and instagram". */
function listOf(
  text: string,
  value: Span,
  platforms: readonly Hit<Source>[],
  limit = text.length,
): string[] {
  const inList = platforms.filter(({ start }) => start >= value.start && start < limit)
  const gaps = inList.slice(1).every((hit, index) => {
    const gap = text.slice((inList[index] as Hit<Source>).end, hit.start)
    return gap.length < LONGEST_LISTING && words(gap).every(({ word }) => LISTING.has(word))
  })
  return inList.length > 1 && gaps ? inList.map(({ concept }) => concept) : []
}

/** A source as it stands alone, in the cell of a table. */
export const sourceNamed = (said: string): string =>
  sourceOf(said, longestOnly(sources(words(said))), { start: 0, end: said.length })

/** «فيسبوك» is written as reports know it. */
const sourceOf = (said: string, platforms: readonly Hit<Source>[], value: Span): string => {
  const hit = platforms.find((one) => isWhole(one, value))
  return hit &&
    (isPlatform(hit.concept) || hit.concept === 'google') &&
    /\p{Script=Arabic}/u.test(said)
    ? hit.concept
    : said
}

/** The usual word for a channel that was named in other words: "social media", «ايميل»; "medium story" is what it says. */
const kindOf = (said: string, kinds: readonly Hit<Medium>[], value: Span): string => {
  if (AS_SAID.test(said)) return said
  const hit = kinds.find(({ start, end }) => start === value.start && end === value.end)
  return hit && tidyValue(said) !== hit.concept ? hit.concept : said
}
