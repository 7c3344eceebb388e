import { Language } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { PreparedReply } from '../http/context.ts'
import { drawPngTask } from '../pictures/tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { agentSource } from './page-source.ts'
import type { WebBuild } from './web-build.ts'

/** Some 40 kB each. */
const KEPT_PICTURES = 200
/** Those who show previews ask seldom, and keep what they were given for days. */
const MAX_AGE_SECONDS = 86_400

interface LinkPreviewOptions {
  web: WebBuild
  catalogue: Catalogue
  workers: Pick<WorkerPool, 'run'>
  /** The store's colour. */
  accent: string
}

/** Pictures for previews of links to the store and to each agent, in both languages: drawn in a thread, and once for what they show. */
export function serveLinkPreviews(
  server: FastifyInstance,
  { web, catalogue, workers, accent }: LinkPreviewOptions,
): void {
  const source = agentSource(catalogue)
  const kept = new LRUCache<string, Promise<PreparedReply>>({ max: KEPT_PICTURES })

  function draw(svg: string): Promise<PreparedReply> {
    const known = kept.get(svg)
    if (known) return known
    const drawn = workers.run(drawPngTask, svg).then((png) => new PreparedReply(Buffer.from(png)))
    kept.set(svg, drawn)
    // What could not be drawn is not kept: the next request tries again.
    drawn.catch(() => kept.delete(svg))
    return drawn
  }

  async function send(request: FastifyRequest, reply: FastifyReply, svg: string) {
    const { etag, body } = await draw(svg)
    reply
      .type('image/png')
      .header('etag', etag)
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
  }

  for (const lang of Language.options) {
    server.get(`/${lang}/preview.png`, (request, reply) =>
      send(request, reply, web.linkPreview(undefined, lang, accent)),
    )
    server.get<{ Params: { slug: string } }>(
      `/${lang}/apps/:slug(^[a-z0-9-]+)/preview.png`,
      async (request, reply) => {
        const { app } = await source.getApp({ slug: request.params.slug, lang })
        return send(request, reply, web.linkPreview(app, lang, accent))
      },
    )
  }
}
