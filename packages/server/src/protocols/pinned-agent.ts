import { runs, Slug } from '@wakeel/contract'

/** An agent as programs name it where there is only room for a name: `vat-invoice-desk`, or `vat-invoice-desk@3` for its third version. */
export interface PinnedAgent {
  slug: string
  version?: number
}

export const pinnedName = (slug: string, version?: number): string =>
  version === undefined ? slug : `${slug}@${version}`

/** Undefined: it can be the name of no agent. */
export function readPinned(name: string): PinnedAgent | undefined {
  const [, slug, number] = /^([^@]*)(?:@([1-9]\d{0,6}))?$/.exec(name) ?? []
  if (!Slug.safeParse(slug).success) return undefined
  if (number === undefined) return { slug: slug! }
  const version = runs.AgentVersion.safeParse(Number(number))
  return version.success ? { slug: slug!, version: version.data } : undefined
}
