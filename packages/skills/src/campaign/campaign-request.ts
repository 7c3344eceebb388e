import { withoutCourtesy } from '../reading/passage.ts'
import { type Span, words } from '../reading/words.ts'
import { withoutSenders } from '../sentences/chat.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { type Key, keyOf, keys, parseAddress, required, type Tags } from './address.ts'
import { checkLink } from './check-link.ts'
import { type LinkQuestion, questionOf } from './link-question.ts'
import { addressesIn } from './read-links.ts'
import { tagsIn } from './read-tags.ts'
import { removedTags } from './removed-tags.ts'
import type { ReadTags } from './tag-groups.ts'
import { tagTable } from './tag-table.ts'
import { media, sources } from './tag-words.ts'

const concepts = lexicon({
  link: 'utm, utm link, campaign link, tracking link, يوتم, يو تي ام, رابط, روابط, رابطين, لينك',
  check:
    'check, audit, validate, review, inspect, verify, wrong, fix, correct, mistake, error, is this ok, ok, افحص, فحص, تحقق, راجع, صحح, دقق, خطا, غلط, سليم, صحيح',
  question:
    'is, does, do, are, what, whats, which, has, why, how come, anything off, هل, شو, ايش, وش, ليش, ليه, لماذا, في, ما, كم',
  /** A tag that stands in a link is changed only when that is said. */
  change:
    'change, replace, update, switch, same link, same url, same one, instead, غير, يغير, بدل, استبدل, عدل, نفس الرابط, نفس اللينك',
  put: 'make, set, use, add, put, خل, خلي, حط, ضع, اضف, ضيف, اضيف, زيد, سوي',
})
/** Whether a message speaks of links at all. */
export const speaksOfLinks = (text: string): boolean =>
  addressesIn(text).length > 0 ||
  concepts(words(text.slice(0, 1000))).some(({ concept }) => concept === 'link')

export type CampaignRequest =
  | { task: 'build'; addresses: string[]; sets: Tags[]; assumed: Key[]; isPaired?: boolean }
  | { task: 'check'; addresses: string[]; question?: LinkQuestion }

/** What people say around their links takes no more. */
const LONGEST_REQUEST = 2000

type Lacking = 'address' | (typeof required)[number]

/** «instagram وtiktok»: the "and" is no part of a name in other letters. */
export const withNamesApart = (message: string): string =>
  message.replace(/(?<![\p{L}\p{N}])و(?=[a-z]{2})/giu, 'و ')

/** What is to be done with which links; names what is missing. Links in a signature are nobody's campaign. */
export function readCampaignRequest(written: string): {
  request?: CampaignRequest
  missing: Lacking[]
} {
  const message = withNamesApart(withoutSenders(written))
  const { greeting, rest } = withoutCourtesy(message)
  const rows = requestOfTable(message)
  if (rows) return rows
  const text = `${greeting}\n${rest}`
  const found = addressesIn(text)
  const addresses = found.map(({ address }) => address)
  const pieces = found
    .map(({ start }, index) => text.slice(found[index - 1]?.end ?? 0, start))
    .concat(text.slice(found.at(-1)?.end ?? 0))
  const outside = pieces.join('\n').slice(0, LONGEST_REQUEST)
  const cuts = pieces.slice(0, -1).map((_, index) => pieces.slice(0, index + 1).join('\n').length)
  const isTagged = addresses.some((address) =>
    parseAddress(address).parameters.some(({ name }) => keyOf(name)),
  )
  const all = words(outside)
  const hits = concepts(all)
  const has = (concept: (typeof hits)[number]['concept']) =>
    hits.some((hit) => hit.concept === concept)
  const removed = isTagged ? removedTags(outside, addresses) : []
  if (removed.length > 0) return { request: withoutTags(removed, addresses), missing: [] }
  const asks =
    /[?؟]/.test(outside) || hits.some(({ concept, from }) => concept === 'question' && from < 2)
  const { isPaired, ...said } = tagsIn(outside, cuts)
  const asksOther =
    has('change') || hits.some((hit) => hit.concept === 'put' && isPlaced(outside, hit))
  const read = isTagged && !asksOther ? withoutGuesses(said, addresses) : said
  const isNamed = read.sets.some((tags) => Object.keys(tags).length > 0)
  const isFilled = !asks && !has('check') && fillsAll(read, addresses)
  const isChanged = ((has('change') || has('put')) && isNamed) || isFilled
  if (
    addresses.length > 0 &&
    ((isTagged && (asks || !isChanged)) || (!isNamed && (isTagged || has('check'))))
  ) {
    const question = questionOf(outside, { links: addresses.length, isAsking: asks })
    return {
      request: {
        task: 'check',
        addresses,
        ...(question && { question }),
      },
      missing: [],
    }
  }
  const missing: Lacking[] = addresses.length === 0 ? ['address'] : []
  for (const key of required)
    if (
      !read.sets.every((tags) => tags[key]) &&
      !(isTagged && addresses.every((address) => checkLink(address).tags[key]))
    )
      missing.push(key)
  return missing.length > 0
    ? { missing }
    : { request: { task: 'build', addresses, ...read, ...(isPaired && { isPaired }) }, missing }
}

/** An empty value takes the tag from the link. */
const withoutTags = (removed: readonly Key[], addresses: string[]): CampaignRequest => ({
  task: 'build',
  addresses,
  sets: [Object.fromEntries(removed.map((key) => [key, '']))],
  assumed: [],
})

/** "One link for each row": what is said beside the table holds for the rows that leave it open. */
function requestOfTable(message: string): ReturnType<typeof readCampaignRequest> | undefined {
  const found = tagTable(message)
  if (!found) return undefined
  const beside = addressesIn(found.around)
  const shared = tagsIn(
    beside.reduceRight(
      (text, { start, end }) => `${text.slice(0, start)}\n${text.slice(end)}`,
      found.around,
    ),
  )
  const [common = {}] = shared.sets.length === 1 && shared.assumed.length === 0 ? shared.sets : []
  const sets = found.rows.map(({ tags }): Tags => ({ ...common, ...tags }))
  const own = found.rows.flatMap(({ address }) => address ?? [])
  const isPaired = own.length === sets.length
  const addresses = isPaired ? own : beside.map(({ address }) => address)
  const missing: Lacking[] = [
    ...(addresses.length === 0 ? (['address'] as const) : []),
    ...required.filter((key) => !sets.every((tags) => tags[key])),
  ]
  if (missing.length > 0) return { missing }
  return {
    request: { task: 'build', addresses, sets, assumed: [], ...(isPaired && { isPaired }) },
    missing,
  }
}

/** "https://…&utm_campaign= campaign ramadan": all that the links lack is said beside them. */
function fillsAll({ sets, assumed }: ReadTags, addresses: readonly string[]): boolean {
  const lacking = required.filter(
    (key) => !addresses.every((address) => checkLink(address).tags[key]),
  )
  return (
    lacking.length > 0 &&
    lacking.every((key) => !assumed.includes(key) && sets.every((tags) => tags[key]))
  )
}

/** "Make it for TikTok", "use instagram": the place stands right behind the verb, and not where the link is put. */
const isPlaced = (text: string, { end }: Span): boolean => {
  const behind = text.slice(end, end + NEAR)
  const all = words(behind)
  const [place] = [...sources(all), ...media(all)].toSorted((a, b) => a.start - b.start)
  return (
    place !== undefined &&
    /^\s?(?:(?:it|this|this one|the link)\s)?(?:(?:to|for|an?|the)\s)?$/i.test(
      behind.slice(0, place.start),
    )
  )
}
const NEAR = 40

/** "I'll put it in my story": where a link will stand changes no tag that it has. */
function withoutGuesses({ sets, assumed }: ReadTags, addresses: readonly string[]): ReadTags {
  const written = addresses.map((address) => checkLink(address).tags)
  const guessed = assumed.filter((key) => written.every((tags) => tags[key]))
  return {
    sets: sets.map(
      (tags): Tags =>
        Object.fromEntries(
          keys.filter((key) => tags[key] && !guessed.includes(key)).map((key) => [key, tags[key]]),
        ),
    ),
    assumed: assumed.filter((key) => !guessed.includes(key)),
  }
}
