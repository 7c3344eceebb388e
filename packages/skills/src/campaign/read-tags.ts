import { latinDigits } from '../reading/arabic.ts'
import { type Span, type Word, words } from '../reading/words.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { type Key, keys, type Tags, tidyValue } from './address.ts'
import { nameBefore } from './campaign-name.ts'
import { labels, type Medium, media, paid, type Source, sources, stops } from './tag-words.ts'

export interface ReadTags {
  /** One set for every link that each address gets: two sources make two. */
  sets: Tags[]
  /** Each address has its own set, said beside it. */
  isPaired?: boolean
  /** What was not said as a tag but follows from where the link will stand. */
  assumed: Key[]
}

interface Label {
  key: Key
  start: number
  end: number
}

/** Campaign tags said in a sentence: "source newsletter, medium email", "for our instagram story", «المصدر نشرة والوسيط email». */
export function tagsIn(sentence: string, cuts: readonly number[] = []): ReadTags {
  const text = latinDigits(sentence)
  const all = words(text)
  const platforms = longestOnly(sources(all))
  const kinds = longestOnly(media(all))
  // "Campaign: term 2 enrolment": what stands behind a colon is its value, though it may be called like a tag.
  const found = labelsIn(all).filter(
    ({ start, end }, index, labelled) =>
      !/^\s*[:=]\s*$/.test(text.slice(labelled[index - 1]?.end ?? start, start)) ||
      /^\s*[:=]/.test(text.slice(end)),
  )
  const values: Value[] = []
  const taken: Span[] = []
  let several: string[] = []
  for (const [index, label] of found.entries()) {
    const value =
      valueBefore(text, label) ??
      valueBehind(text, label, found[index + 1], platforms) ??
      (label.key === 'utm_campaign' ? nameBefore(text, label, [...platforms, ...kinds]) : undefined)
    if (!value) continue
    const said = text.slice(value.start, value.end)
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
            : said
    values.push({ key, written, start: label.start })
  }
  const groups = groupsOf(values)
  const isFree = ({ start, end }: Hit<string>) =>
    !taken.some((value) => start < value.end && value.start < end)
  if (groups.length > 1) {
    const partOf = ({ start }: Group) => cuts.filter((cut) => cut <= start).length
    const isPaired =
      cuts.length === groups.length && new Set(groups.map(partOf)).size === cuts.length
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
    return { sets: filled, assumed, ...(isPaired && { isPaired }) }
  }
  return withPlaces(groups[0]?.tags ?? {}, several, {
    platforms: platforms.filter(isFree),
    kinds: kinds.filter(isFree),
    isPaid: paid(all).some(isFree),
  })
}

interface Value {
  key: Key
  written: string
  start: number
}

interface Group {
  tags: Tags
  start: number
}

/** "The first with source a and medium b, the second with source c and medium d": what is said once holds for every link. */
function groupsOf(values: readonly Value[]): Group[] {
  const varying = new Set(
    keys.filter(
      (key) => new Set(values.flatMap((one) => (one.key === key ? [one.written] : []))).size > 1,
    ),
  )
  const shared: Tags = {}
  const groups: Group[] = []
  for (const { key, written, start } of values) {
    const last = groups.at(-1)
    if (!varying.has(key)) shared[key] ??= written
    else if (!last || last.tags[key] !== undefined) groups.push({ tags: { [key]: written }, start })
    else last.tags[key] = written
  }
  if (groups.length === 0) return [{ tags: shared, start: 0 }]
  return groups.map(({ tags, start }) => ({ tags: { ...shared, ...tags }, start }))
}

/** Tags that follow from the places and kinds of channel that are named beside the labels. */
function withPlaces(
  said: Tags,
  several: readonly string[],
  free: { platforms: Hit<Source>[]; kinds: Hit<Medium>[]; isPaid: boolean },
): ReadTags {
  const named = [...new Set(free.platforms.map(({ concept }) => concept))]
  const isOfOne = (kind: Span) =>
    named.length > 1 && free.platforms.some((hit) => isBeside(kind, hit))
  const shared = free.kinds.filter((kind) => !isOfOne(kind)).map(({ concept }) => concept)
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
const isBeside = (kind: Span, place: Span): boolean =>
  kind.start <= place.end + 1 && place.start <= kind.end + 1
const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end
const isWhole = (inner: Span, outer: Span): boolean =>
  inner.start === outer.start && inner.end === outer.end

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
const isPlatform = (source: string) => platformNames.has(source.toLowerCase())

const labelsIn = (all: readonly Word[]): Label[] =>
  longestOnly(labels(all))
    .map(({ concept, start, end }) => ({ key: concept, start, end }))
    .sort((a, b) => a.start - b.start)

const LINK =
  /^\s*(?:[,،]\s*(?:keep|leave|use|it is|it['’]s|خلي?ها|خلي?ه|خلي?|اتركها)\s+)?(?:(?:[=:：]|(?:is|as|to|name|called|named|be|should|هو|هي|[يت]كون|إلى|الى|باسم|اسمها|اسمه|واحد[ةه]|نفسها)(?!\p{L}))\s*)*/iu
const PRONOUN = /^(?:we|i|it|you|us|me)$/
const ARTICLE = /^(?:the|our|a|an|my)\s+/i

/** "Facebook as source": the words before "as", back to what parts them from others. */
function valueBefore(text: string, { start }: Label): Span | undefined {
  const lead = text.slice(Math.max(0, start - 60), start)
  const role = /(?:\s(?:as|ك)|\s\((?:that['’]?s|this is))\s{1,3}(?:the\s{1,3})?$/iu.exec(lead)
  const value =
    role &&
    lead
      .slice(0, role.index)
      .split(/[,،;؛\n]/)
      .at(-1)
  const bare = value?.replace(/^.*?\s?(?:with|and|on|use|put|set|خل|حط)\s+/iu, '').trim()
  if (!role || !bare) return undefined
  const from = Math.max(0, start - 60) + lead.lastIndexOf(bare, role.index)
  return { start: from, end: from + bare.length }
}

/** A value ends at a mark, a line break, an address, the next label, or a word that begins something else. */
function valueBehind(
  text: string,
  { key, end }: Label,
  next: Label | undefined,
  platforms: readonly Hit<Source>[],
): Span | undefined {
  const lead = LINK.exec(text.slice(end, end + 60))?.[0] ?? ''
  const start = end + lead.length
  const quoted = /^(["“«'‘])([^"”»'’\n]{1,80})["”»'’]/.exec(text.slice(start, start + 83))?.[2]
  const bracketed = /^\(([^()\n:]{1,40})\)/.exec(text.slice(start, start + 43))?.[1]
  if (bracketed && labelsIn(words(bracketed)).length === 0)
    return { start: start + 1, end: start + 1 + bracketed.length }
  if (quoted) return { start: start + 1, end: start + 1 + quoted.length }
  const limit = Math.min(
    text.length,
    start + 100,
    next ? withoutJoint(text, next.start) : Number.POSITIVE_INFINITY,
  )
  const rest = text.slice(start, limit)
  const mark = rest.search(/[,،;؛|\n&()]|[:：](?=\s)|\.(?=\s|$)|[?؟!]|\s(?:https?:|www\.)|\s-\s/iu)
  const all = words(rest)
  // "New year, new you": nobody begins with his last word.
  const isLast = ({ to }: Hit<string>) =>
    to === all.length || (mark >= 0 && (all[to]?.start ?? 0) > mark)
  const stop = stops(all).find(
    (hit) =>
      (hit.concept === 'stop' || hit.from === 0) &&
      !/[-_]$/.test(rest.slice(0, hit.start)) &&
      !(hit.from > 0 && isLast(hit) && PRONOUN.test(all[hit.from]?.word ?? '')),
  )
  // "Campaign eid for instagram", «لحملة رمضان للانستقرام»: where the link will stand is no part of the name.
  const place =
    key === 'utm_campaign'
      ? platforms.find((hit) => hit.start >= start && isPlacedAt(text, hit, start))
      : undefined
  const ends = [rest.length, mark, stop?.start ?? -1, place ? place.start - start : -1].filter(
    (at) => at >= 0,
  )
  const value = withoutJoints(rest.slice(0, Math.min(...ends)))
  const bare = value.replace(ARTICLE, '').replace(/["”»'’]$/, '')
  if (!/[\p{L}\p{N}]/u.test(bare)) return undefined
  const from = start + value.length - value.replace(ARTICLE, '').length
  return { start: from, end: from + bare.length }
}

const JOINT = /^(?:and|with|for|on|to|in|via|from|و|في|على|ل|لـ|مع|using)$/iu

/** The words at the end that only lead to what follows belong to it. */
function withoutJoints(text: string): string {
  const rest = text.trimEnd()
  const last = rest.lastIndexOf(' ') + 1
  return JOINT.test(rest.slice(last)) ? withoutJoints(rest.slice(0, last)) : rest
}

/** "Eid for instagram", «رمضان للانستقرام»: a word of place before it, or written together with it. */
const isPlacedAt = (text: string, { start }: Span, from: number): boolean =>
  /^(?:لل|بال)/.test(text.slice(start, start + 3)) ||
  (start > from &&
    /\s(?:for|on|via|in|to|from|on our|على|في|عبر)\s$/iu.test(text.slice(from, start).slice(-9)))

const JOINTS: ReadonlySet<string> = new Set(['and', 'with', 'the', 'و', 'in', 'a'])
const LONGEST_JOINT = 16

/** «والوسيط», "and the medium": what joins a label to what stands before belongs to neither. */
function withoutJoint(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST_JOINT)
  const lead = words(text.slice(from, at))
  const joints = lead.length - 1 - lead.findLastIndex(({ word }) => !JOINTS.has(word))
  return joints > 0 ? from + (lead.at(-joints)?.start ?? 0) : at
}

const LISTING: ReadonlySet<string> = new Set(
  'and or the other second one another و او واحد والثاني والتاني الثاني التاني والاخر والثالث مره ومره'.split(
    ' ',
  ),
)

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
    return gap.length < LONGEST_JOINT && words(gap).every(({ word }) => LISTING.has(word))
  })
  return inList.length > 1 && gaps ? inList.map(({ concept }) => concept) : []
}

/** «فيسبوك» is written as reports know it. */
const sourceOf = (said: string, platforms: readonly Hit<Source>[], value: Span): string => {
  const hit = platforms.find((one) => isWhole(one, value))
  return hit && isPlatform(hit.concept) && /\p{Script=Arabic}/u.test(said) ? hit.concept : said
}

/** The usual word for a channel that was named in other words: "social media", «ايميل». */
const kindOf = (said: string, kinds: readonly Hit<Medium>[], value: Span): string => {
  const hit = kinds.find(({ start, end }) => start === value.start && end === value.end)
  return hit && tidyValue(said) !== hit.concept ? hit.concept : said
}
