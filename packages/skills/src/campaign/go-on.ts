import { asksWhy } from '../follow-up/asks-why.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { placeNamed } from '../follow-up/place-named.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { keys, required, type Tags, tidyValue } from './address.ts'
import { type CampaignRequest, readCampaignRequest, withNamesApart } from './campaign-request.ts'
import { questionOf } from './link-question.ts'
import { addressesOf, changed, distinct, type Link, linksOf, standing } from './links-before.ts'
import { movedPage } from './moved-page.ts'
import { addressesIn } from './read-links.ts'
import { tagsIn } from './read-tags.ts'
import { removedTags } from './removed-tags.ts'
import { saidPlainly } from './said-plainly.ts'
import type { ReadTags } from './tag-groups.ts'
import { wanted } from './wanted.ts'
import { isPlatform } from './with-places.ts'

const concepts = lexicon({
  every:
    'both, all of them, all links, all the links, each of them, every link, كلهم, كلها, الكل, الاثنين, الاتنين, كل الروابط, كل اللينكات',
  mended:
    'fix, fixed, correct, corrected, right one, right link, right url, good one, write it right, mend, clean, صحح, صححه, صححها, صححهم, صح, صحيح, صحيحه, المصحح, عدله, عدلهم, ظبطه, ظبطهم, زبطه, صلح, صلحه, صلحها, صلحهم, صلحلي, صلحوه, صلحهولي, صلحهالي, متصلح, متصلحه, مصلح',
})

const ASKS =
  /^[^\p{L}\d]{0,3}(?:and |و)?(?:what(?! (?:if|about))|how(?! about)|when|which|does|is|are|do|هل|شو|[إا]يش|وش|[إا]يه|كيف|متى)(?!\p{L})/iu
/** "Wrong page, it's https://…" */
const PAGE_IS =
  /(?<!\p{L})(?:wrong (?:page|link|url|address)|(?:page|link|url|address) (?:is )?wrong|(?:right|correct) (?:page|link|url|address) is|(?:الصفح[ةه]|الرابط|العنوان) (?:غلط|خط[أا]|الصح|الصحيح))(?!\p{L})/iu
const AGAIN =
  /(?<!\p{L})(?:again|together|all (?:the )?links|(?:final|full|whole|complete|the) (?:link|url)$|الرابط (?:النهائي|كامل)|مع بعض|both links|(?:give|show|send|list) (?:me )?(?:them|both|all)|مر[ةه] ثاني[ةه]|تاني|من جديد|(?:عطني|اعطني|ورني|ارسل) (?:كل|الاثنين|الكل))(?!\p{L})/iu

/** "Same for facebook", "add content video1", «نفسه بس المصدر tiktok», "ok fix it": the links of before with what the message changes. */
export function goOnWithLinks(
  before: Before<CampaignRequest>,
  { text: written }: Ask,
): Reading<CampaignRequest> | undefined {
  const [last] = before.at(-1)!.inputs
  const isMoved = last.task === 'build' && PAGE_IS.test(written)
  if (!isMoved && readCampaignRequest(written).request) return undefined
  const all = standing(before.map(({ inputs }) => linksOf(inputs[0])))
  const [first] = linksOf(last)
  const text = saidPlainly(written, first?.tags ?? {})
  const place = linkNamed(text, linksOf(last), all)
  const { links, only, message } = place ?? {
    links: isOf(text, 'every') ? all : linksOf(last),
    only: undefined,
    message: text,
  }
  const [named] = tagsIn(text).sets
  const alone = ONLY_ONE.test(text) ? all.filter((one) => isAt(one, named?.utm_source)) : []
  const meant = only ? [only] : alone.length > 0 ? alone : links
  if (only && changeIn(message)('remove') && isBareRemoval(message, links))
    return built(
      links.filter((one) => one !== only),
      saidOf('', links),
    )
  const among = (now: readonly Link[]) =>
    only ? distinct(links.flatMap((one) => (one === only ? now : [one]))) : now
  const moved = first && movedPage(message, first.address)
  if (moved) {
    const said = saidOf(moved.rest, links)
    const there = meant.map(({ tags }) => ({ address: moved.address, tags: { ...tags } }))
    return built(among(changed(there, said)), said)
  }
  const pages = addressesIn(message)
  const outside = withNamesApart(
    pages.reduceRight(
      (rest, { start, end }) => `${rest.slice(0, start)}\n${rest.slice(end)}`,
      message,
    ),
  )
  const said = saidOf(outside, links)
  if (pages.length > 0) {
    if (required.filter((key) => said.sets[0]?.[key]).length > 1) return undefined
    const there = pages.flatMap(({ address }) => meant.map(({ tags }) => ({ address, tags })))
    return built(distinct(changed(there, said)), said)
  }
  const without = withoutTags(meant, outside, said)
  if (without) return built(among(changed(without.links, without.said)), without.said)
  const isMarked = /[?؟]/.test(outside)
  const isNamed = said.sets.some((tags) => Object.keys(tags).length > 0)
  if (isNamed && !ASKS.test(outside)) {
    const now = changed(meant, said)
    const isBeside = all.length === 1 && isOf(outside, 'every')
    return built(isBeside ? distinct([...all, ...now]) : among(now), said)
  }
  if (last.task === 'check' && isOf(outside, 'mended') && !isMarked) return built(meant, said)
  const question = questionOf(outside, { links: links.length, isAsking: isMarked })
  if (question) return { input: { task: 'check', addresses: addressesOf(links), question } }
  if (AGAIN.test(outside)) return built(ALL.test(outside) ? all : meant, said)
  const isOfFaults =
    last.task === 'check' && (isMarked || ASKS.test(outside) || FAULTS.test(outside))
  return asksWhy(outside) || isOfFaults ? { input: last } : { missing: [whatToChange(links)] }
}
const ALL =
  /(?<!\p{L})(?:all|both|together|three|two|كل|كلها|كلهم|الكل|الثلاث[ةه]|الاثنين|مع بعض)(?!\p{L})/iu
/** "Only the facebook one" */
const ONLY_ONE =
  /(?<!\p{L})(?:only|just) (?:the )?\p{L}{1,20} (?:one|link|url)(?!\p{L})|(?<!\p{L})(?:بس|فقط) (?:رابط|لينك|حق|تبع|بتاع)(?!\p{L})/iu
const isAt = ({ tags }: Link, place: string | undefined): boolean =>
  place !== undefined && tidyValue(tags.utm_source ?? '') === tidyValue(place)
const FAULTS = /(?<!\p{L})(?:wrong|problems?|issues?|faults?|غلط|مشكل[ةه]|[أا]خطاء)(?!\p{L})/iu

/** "Drop the first one": the link, and no tag of it. */
const isBareRemoval = (message: string, links: readonly Link[]): boolean =>
  removedTags(message, addressesOf(links)).length === 0 &&
  tagsIn(message).sets.every((tags) => Object.keys(tags).length === 0)

const isOf = (text: string, concept: 'every' | 'mended'): boolean =>
  concepts(words(text)).some((hit) => hit.concept === concept)

/** "The second one", "in the tiktok one": one of several links, and what is said of it. */
function linkNamed(
  text: string,
  last: readonly Link[],
  all: readonly Link[],
): { links: readonly Link[]; only: Link; message: string } | undefined {
  const links = last.length > 1 ? last : all
  const place = links.length > 1 ? placeNamed(text, links.length) : undefined
  const only = place && links[place.at]
  if (!place || !only) return undefined
  const message = `${text.slice(0, place.said.start)} ${text.slice(place.said.end)}`
  return tagsIn(message).sets.some(({ utm_source }) => utm_source)
    ? undefined
    : { links, only, message }
}

/** The links without the tags that a message takes off, and what it says besides. */
function withoutTags(
  links: readonly Link[],
  outside: string,
  said: ReadTags,
): { links: Link[]; said: ReadTags } | undefined {
  const removed = removedTags(outside, addressesOf(links))
  if (removed.length === 0) return undefined
  const none = Object.fromEntries(removed.map((key) => [key, '']))
  return {
    links: links.map(({ address, tags }) => ({ address, tags: { ...tags, ...none } })),
    said: { ...said, sets: said.sets.map((tags) => ({ ...tags, ...none })) },
  }
}

/** What a message says of the tags; "make it paid" says so of the place that the link is for. */
function saidOf(outside: string, [first]: readonly Link[]): ReadTags {
  const said = tagsIn(outside)
  const source = first?.tags.utm_source
  if (!source || said.sets.some((tags) => Object.keys(tags).length > 0)) return said
  const { utm_medium } = tagsIn(`source ${source}, ${outside}`).sets[0] ?? {}
  return utm_medium ? { sets: [{ utm_medium }], assumed: [] } : said
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
