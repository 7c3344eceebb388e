import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { keys, link, required, type Tags, tidyValue } from './address.ts'
import { type CampaignRequest, readCampaignRequest, withNamesApart } from './campaign-request.ts'
import { checkLink } from './check-link.ts'
import { questionOf } from './link-question.ts'
import { addressesIn } from './read-links.ts'
import { tagsIn } from './read-tags.ts'
import { removedTags } from './removed-tags.ts'
import type { ReadTags } from './tag-groups.ts'
import { wanted } from './wanted.ts'
import { isPlatform } from './with-places.ts'

/** A link with the tags it has, an empty one where it is to lose what its address holds. */
interface Link {
  address: string
  tags: Tags
}

const concepts = lexicon({
  every:
    'both, all of them, all links, all the links, each of them, every link, كلهم, كلها, الكل, الاثنين, الاتنين, كل الروابط, كل اللينكات',
  mended:
    'fix, fixed, correct, corrected, right one, write it right, mend, clean, صحح, صححه, صححها, صححهم, صح, صحيح, صحيحه, المصحح, عدله, عدلهم, ظبطه, ظبطهم, زبطه',
})

/** "Same for facebook", "add content video1", «نفسه بس المصدر tiktok», "ok fix it": the links of before with what the message changes. */
export function goOnWithLinks(
  before: Before<CampaignRequest>,
  { text }: Ask,
): Reading<CampaignRequest> | undefined {
  if (readCampaignRequest(text).request) return undefined
  const message = withNamesApart(text)
  const pages = addressesIn(message)
  const outside = pages.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}\n${rest.slice(end)}`,
    message,
  )
  const [last] = before.at(-1)!.inputs
  const has = (concept: 'every' | 'mended') =>
    concepts(words(outside)).some((hit) => hit.concept === concept)
  const links = has('every')
    ? distinct(before.flatMap(({ inputs }) => linksOf(inputs[0])))
    : linksOf(last)
  const said = saidOf(outside, links)
  const isNamed = said.sets.some((tags) => Object.keys(tags).length > 0)
  const isWhole = required.filter((key) => said.sets[0]?.[key]).length > 1
  if (pages.length > 0) {
    if (isWhole) return undefined
    const moved = pages.flatMap(({ address }) => links.map(({ tags }) => ({ address, tags })))
    return built(distinct(changed(moved, said)), said)
  }
  const removed = removedTags(outside, addressesOf(links))
  if (removed.length > 0) {
    const none = Object.fromEntries(removed.map((key) => [key, '']))
    const without = links.map(({ address, tags }) => ({ address, tags: { ...tags, ...none } }))
    const others = { ...said, sets: said.sets.map((tags) => ({ ...tags, ...none })) }
    return built(changed(without, others), others)
  }
  if (isNamed) return built(changed(links, said), said)
  const isAsking = /[?؟]/.test(outside)
  if (last.task === 'check' && has('mended') && !isAsking) return built(links, said)
  const question = questionOf(outside, { links: links.length, isAsking })
  if (question) return { input: { task: 'check', addresses: addressesOf(links), question } }
  return { missing: [whatToChange(links)] }
}

/** What a message says of the tags; "make it paid" says so of the place that the link is for. */
function saidOf(outside: string, [first]: readonly Link[]): ReadTags {
  const said = tagsIn(outside)
  const source = first?.tags.utm_source
  if (!source || said.sets.some((tags) => Object.keys(tags).length > 0)) return said
  const { utm_medium } = tagsIn(`source ${source}, ${outside}`).sets[0] ?? {}
  return utm_medium ? { sets: [{ utm_medium }], assumed: [] } : said
}

/** The links that a request came to. */
function linksOf(request: CampaignRequest): Link[] {
  return request.addresses.flatMap((address, index) => {
    const { tags } = checkLink(address)
    if (request.task === 'check') return [{ address, tags }]
    const own = request.isPaired ? request.sets.slice(index, index + 1) : request.sets
    return own.map((set) => ({ address, tags: { ...tags, ...set } }))
  })
}

/** The whole addresses; those that were only checked are as they were written. */
const addressesOf = (links: readonly Link[]): string[] =>
  links.map(({ address, tags }) => {
    const own = checkLink(address)
    const isOwn = keys.every((key) => (own.tags[key] ?? '') === tidyValue(tags[key] ?? ''))
    const tidied = Object.entries(tags).map(([key, value]) => [key, tidyValue(value)])
    return isOwn ? address : link(own.address, Object.fromEntries(tidied))
  })

const written = ({ address, tags }: Link): string =>
  JSON.stringify([address, ...keys.map((key) => tidyValue(tags[key] ?? ''))])

const distinct = (links: readonly Link[]): Link[] =>
  links.filter(
    (one, index) => links.findIndex((other) => written(other) === written(one)) === index,
  )

/** Each link with what is said instead; where several stand, what is said of the place of one changes that alone. */
function changed(links: readonly Link[], { sets }: ReadTags): Link[] {
  const [only = {}, ...others] = sets
  const { utm_source: place, ...rest } = only
  const named = links.filter(
    ({ tags }) => place && tidyValue(tags.utm_source ?? '') === tidyValue(place),
  )
  const isOfOne = others.length === 0 && Object.keys(rest).length > 0 && named.length > 0
  return distinct(
    links.flatMap((one) =>
      isOfOne && !named.includes(one)
        ? [one]
        : sets.map((set) => ({ address: one.address, tags: { ...one.tags, ...set } })),
    ),
  )
}

/** The request for these links, or what they lack. */
function built(links: readonly Link[], { sets, assumed }: ReadTags): Reading<CampaignRequest> {
  const lacking = required.filter((key) => !links.every(({ tags }) => tags[key]))
  const unfit = lacking.length > 0 ? [] : unfitBy(links, sets, assumed)
  const missing = [...lacking, ...unfit]
  if (missing.length > 0) return { missing: missing.map((key) => wanted[key]) }
  const addresses = links.map(({ address }) => address)
  const tags = links.map((one) => one.tags)
  const [address] = addresses
  const isOnePage = address !== undefined && addresses.every((other) => other === address)
  return {
    input: {
      task: 'build',
      assumed,
      ...(isOnePage
        ? { addresses: [address], sets: tags }
        : { addresses, sets: tags, isPaired: true }),
    },
  }
}

/** A newsletter is no social network, and an e-mail comes from none: what the new place leaves open is asked. */
function unfitBy(
  links: readonly Link[],
  sets: readonly Tags[],
  assumed: ReadTags['assumed'],
): (typeof required)[number][] {
  const isSocial = (medium = '') => /^(?:paid-)?social$/.test(medium)
  const isMailed = (medium = '') => /^(?:email|sms)$/.test(medium)
  const isPlace = sets.some((tags) => tags.utm_source) && sets.every((tags) => !tags.utm_medium)
  const isUnfit = ({ utm_source: place = '', utm_medium: kind }: Tags) =>
    isPlatform(place) ? isMailed(kind) : isSocial(kind)
  if (isPlace) return links.some(({ tags }) => isUnfit(tags)) ? ['utm_medium'] : []
  const isKindOnly = assumed.includes('utm_medium') && sets.every((tags) => !tags.utm_source)
  return isKindOnly &&
    links.some(
      ({ tags }) =>
        !/social|cpc|video|display/.test(tags.utm_medium ?? '') &&
        isPlatform(tags.utm_source ?? ''),
    )
    ? ['utm_source']
    : []
}

const whatToChange = (links: readonly Link[]): Missing => {
  const [first] = links
  const known = keys
    .flatMap((key) => (first?.tags[key] ? [`${key} ${tidyValue(first.tags[key])}`] : []))
    .concat(first ? [first.address] : [])
    .join(', ')
  return {
    name: {
      en: `what is to change in the link (now: ${known})`,
      ar: `ما الذي يتغير في الرابط (الآن: ${known})`,
    },
    example: {
      en: 'same for facebook, or: add content video1',
      ar: 'نفسه لفيسبوك، أو: أضف المحتوى video1',
    },
  }
}
