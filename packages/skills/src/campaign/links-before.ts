import { keys, link, type Tags, tidyValue } from './address.ts'
import type { CampaignRequest } from './campaign-request.ts'
import { checkLink } from './check-link.ts'
import type { ReadTags } from './tag-groups.ts'

/** A link with the tags it has, an empty one where it is to lose what its address holds. */
export interface Link {
  address: string
  tags: Tags
}

/** The links that a request came to. */
export function linksOf(request: CampaignRequest): Link[] {
  return request.addresses.flatMap((address, index) => {
    const { tags } = checkLink(address)
    if (request.task === 'check') return [{ address, tags }]
    const own = request.isPaired ? request.sets.slice(index, index + 1) : request.sets
    return own.map((set) => ({ address, tags: { ...tags, ...set } }))
  })
}

/** The whole addresses; those that were only checked are as they were written. */
export const addressesOf = (links: readonly Link[]): string[] =>
  links.map(({ address, tags }) => {
    const own = checkLink(address)
    const isOwn = keys.every((key) => (own.tags[key] ?? '') === tidyValue(tags[key] ?? ''))
    const tidied = Object.entries(tags).map(([key, value]) => [key, tidyValue(value)])
    return isOwn ? address : link(own.address, Object.fromEntries(tidied))
  })

const written = ({ address, tags }: Link): string =>
  JSON.stringify([address, ...keys.map((key) => tidyValue(tags[key] ?? ''))])

/** The links of a conversation as they are now: one for the same page and place takes that one's place. */
export function standing(states: readonly (readonly Link[])[]): Link[] {
  const isSame = (one: Link, other: Link) =>
    one.address === other.address &&
    tidyValue(one.tags.utm_source ?? '') === tidyValue(other.tags.utm_source ?? '')
  const now = states.reduce<Link[]>(
    (left, links) => [...left.filter((one) => !links.some((link) => isSame(one, link))), ...links],
    [],
  )
  return distinct(now)
}

export const distinct = (links: readonly Link[]): Link[] =>
  links.filter(
    (one, index) => links.findIndex((other) => written(other) === written(one)) === index,
  )

/** Each link with what is said instead; where several stand, what is said of the place of one changes that alone. */
export function changed(links: readonly Link[], { sets }: ReadTags): Link[] {
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
