import { catalogue as contract, Language } from '@wakeel/contract'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { PreparedReply } from '../http/context.ts'
import { sendPrepared } from '../http/send-prepared.ts'
import { agentSource, type PageParts } from './page-source.ts'
import { serveSitemap } from './sitemap.ts'
import type { WebBuild } from './web-build.ts'

interface TextPageOptions {
  web: WebBuild
  catalogue: Catalogue
  creatorPages: PageParts['creatorPages']
  /** Where the store is. */
  origin: string
}

/** What programs read of the store: where its pages are (robots.txt, sitemaps), and what stands on them as text (llms.txt, Markdown). */
export function serveTextPages(
  server: FastifyInstance,
  { web, catalogue, creatorPages, origin }: TextPageOptions,
): void {
  const source = agentSource(catalogue)
  // The map of agents is a comment: a directive that search engines do not know counts as a fault of the file.
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/auth/\n\nSitemap: ${origin}/sitemap.xml\n# Agentmap: ${origin}/.well-known/ai-catalog.json\n`,
      ),
  )
  serveSitemap(server, { catalogue, creatorPages, origin, plainPaths: web.plainRoutes })

  server.get('/llms.txt', async (request, reply) => {
    const { apps } = await source.listApps({ sort: 'popular', limit: contract.PAGE_LIMIT.max })
    return sendText(request, reply, web.storeMarkdown(apps, origin))
  })

  for (const lang of Language.options)
    server.get<{ Params: { slug: string } }>(
      `/${lang}/apps/:slug(^[a-z0-9-]+).md`,
      async (request, reply) => {
        const { app } = await source.getApp({ slug: request.params.slug, lang })
        reply.header('content-language', lang)
        return sendText(request, reply, web.agentMarkdown(app, lang, origin))
      },
    )
}

type Sent = Parameters<typeof sendPrepared>

function sendText(request: Sent[0], reply: Sent[1], markdown: string) {
  reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache')
  return sendPrepared(request, reply, new PreparedReply(markdown))
}
