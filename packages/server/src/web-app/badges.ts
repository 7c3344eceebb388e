import { Language } from '@wakeel/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { readApp } from '../catalogue/parsed-replies.ts'
import { PreparedReply } from '../http/context.ts'
import { sendPrepared } from '../http/send-prepared.ts'
import type { WebBuild } from './web-build.ts'

const Query = z.object({ scheme: z.enum(['light', 'dark']).default('light') })

interface BadgeOptions {
  web: WebBuild
  catalogue: Catalogue
  /** The store's colour. */
  accent: string
}

/** A picture of each agent for its creator's own site. Opened by itself it can do nothing. */
export function serveBadges(
  server: FastifyInstance,
  { web, catalogue, accent }: BadgeOptions,
): void {
  for (const language of Language.options)
    server.get<{ Params: { slug: string } }>(
      `/${language}/apps/:slug(^[a-z0-9-]+)/badge.svg`,
      async (request, reply) => {
        const { scheme } = Query.parse(request.query)
        const app = await readApp(catalogue, request.params.slug, language)
        reply
          .type('image/svg+xml')
          .header('cache-control', 'public, max-age=3600')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        const svg = web.badge(app, { language, scheme, accent })
        return sendPrepared(request, reply, new PreparedReply(svg))
      },
    )
}
