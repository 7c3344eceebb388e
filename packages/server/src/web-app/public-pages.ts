import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import { DomainError } from '../errors.ts'
import { PreparedReply } from '../http/context.ts'
import { type PageParts, pageSource } from './page-source.ts'
import type { PageAssets, Place, WebBuild } from './web-build.ts'

/** Some of what a page shows changes without the catalogue, as the share of runs that succeed. */
const KEPT_MS = 1000

/** Some 100 kB each, with what was compressed. */
const KEPT_PAGES = 300

interface Page {
  reply: PreparedReply
  /** There is no such agent or creator. */
  isMissing: boolean
  /** Tells what it was rendered from. */
  source: string
}

interface PublicPagesOptions {
  web: WebBuild
  template: () => string
  assets: PageAssets
  /** Where the store is. */
  origin: string
  catalogue: Catalogue
  parts: PageParts
  clock: Clock
}

/** What a page is about, where that is not the store; `isAtPath`: its own address is a path, and not behind the #. */
interface About {
  slug?: string
  creator?: string
  isAtPath?: boolean
}

/** Documents of public pages, the same for every visitor: made again once the store, or the agent that they are about, has changed. */
export function createPublicPages({
  web,
  template,
  assets,
  origin,
  catalogue,
  parts,
  clock,
}: PublicPagesOptions) {
  const source = pageSource(catalogue, parts, origin)
  const kept = new LRUCache<string, { revision: number; until: number; page: Promise<Page> }>({
    max: KEPT_PAGES,
  })

  async function load(place: Place, isListed: boolean) {
    const loaded = isListed && (await web.loadFirstView(source, place).catch(passIfMissing))
    const firstView = loaded || (await web.loadMissing(source, place))
    return { firstView, isMissing: !loaded }
  }

  async function make(
    place: Place,
    { isAtPath, isListed, before }: { isAtPath: boolean; isListed: boolean; before?: Page },
  ): Promise<Page> {
    const { firstView, isMissing } = await load(place, isListed)
    const document = template()
    const madeFrom = hash('sha1', document + JSON.stringify(firstView))
    if (before?.source === madeFrom) return before
    const html = await web.renderDocument(document, place, firstView, { origin, isAtPath, assets })
    return { reply: new PreparedReply(html), isMissing, source: madeFrom }
  }

  return function find(
    place: Place,
    { slug, creator, isAtPath = true }: About = {},
  ): Promise<Page> {
    const listed = slug === undefined ? undefined : catalogue.findListed(slug)
    const isListed =
      creator === undefined
        ? slug === undefined || listed !== undefined
        : parts.creatorPages.hasCreator(creator)
    const revision = listed ? listed.revision : catalogue.revision()
    // There is one page for all agents that are missing, and one for all creators, so that nobody fills the memory with names.
    const missing = creator === undefined ? 'missing' : 'missing creator'
    const name = isListed ? `${isAtPath} ${place.route}${web.normalSearch(place)}` : missing
    const key = `${place.language} ${name}`
    const now = clock.now().getTime()
    const known = kept.get(key)
    if (known?.revision === revision && now < known.until) return known.page
    const page = Promise.resolve(known?.page)
      .catch(() => undefined)
      .then((before) => make(place, { isAtPath, isListed, before }))
    kept.set(key, { revision, until: now + KEPT_MS, page })
    // A document that could not be made is not kept: the next reader's request tries again.
    page.catch(() => {
      if (kept.peek(key)?.page === page) kept.delete(key)
    })
    return page
  }
}

/** An agent, or the last one of a creator, may leave the store while its page is made. */
function passIfMissing(error: unknown): undefined {
  if (error instanceof DomainError && MISSING.includes(error.code)) return
  throw error
}

const MISSING: readonly string[] = ['catalogue.app_not_found', 'creators.creator_not_found']
