import { Language } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { DomainError } from '../errors.ts'
import type { PageParts } from './page-source.ts'

/** Each stands there in both languages: a file of them is made in some milliseconds, and far from the 50,000 addresses that sitemaps.org allows. */
const PAGES_A_FILE = 2000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface SitemapOptions {
  catalogue: Catalogue
  creatorPages: PageParts['creatorPages']
  /** Where the store is. */
  origin: string
  /** The paths of pages about no agent, without their language. */
  plainPaths: readonly string[]
}

/** Which public pages there are, for search engines (sitemaps.org): an index, the store's own pages, and files of agents and of creators. */
export function serveSitemap(
  server: FastifyInstance,
  { catalogue, creatorPages, origin, plainPaths }: SitemapOptions,
): void {
  server.get('/sitemap.xml', (_request, reply) => {
    const names = [
      'pages',
      ...filesOf('agents', catalogue.countListed()),
      ...filesOf('creators', creatorPages.listCreatorHandles().length),
    ]
    const entries = names.map(
      (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`,
    )
    return send(reply, `<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`)
  })

  server.get('/sitemaps/pages.xml', (_request, reply) => {
    const categories = catalogue.offeredCategories.map(({ id }) => `/apps?category=${id}`)
    return send(reply, pages(origin, ['', '/apps', ...categories, ...plainPaths]))
  })

  server.get<{ Params: { file: string } }>(
    '/sitemaps/agents-:file(^[0-9]{1,6}).xml',
    ({ params }, reply) => {
      const from = (Number(params.file) - 1) * PAGES_A_FILE
      const slugs = from < 0 ? [] : catalogue.listedSlugs({ from, count: PAGES_A_FILE })
      return sendFile(
        reply,
        slugs.map((slug) => `/apps/${slug}`),
      )
    },
  )

  server.get<{ Params: { file: string } }>(
    '/sitemaps/creators-:file(^[0-9]{1,6}).xml',
    ({ params }, reply) => {
      const from = (Number(params.file) - 1) * PAGES_A_FILE
      const handles =
        from < 0 ? [] : creatorPages.listCreatorHandles().slice(from, from + PAGES_A_FILE)
      return sendFile(
        reply,
        handles.map((handle) => `/creators/${handle}`),
      )
    },
  )

  function sendFile(reply: FastifyReply, paths: string[]) {
    if (paths.length === 0) throw new DomainError('request.not_found')
    return send(reply, pages(origin, paths))
  }
}

/** The files that so many pages of a kind take. */
const filesOf = (kind: string, count: number) =>
  Array.from({ length: Math.ceil(count / PAGES_A_FILE) }, (_, file) => `${kind}-${file + 1}`)

/** Each page in each language, with its other language beside it. */
function pages(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = Language.options
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}/${language}${path}"/>`,
      )
      .join('')
    return Language.options.map(
      (language) => `<url><loc>${origin}/${language}${path}</loc>${alternates}</url>\n`,
    )
  })
  return `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

const send = (reply: FastifyReply, xml: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(HEAD + xml)
