import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Bilingual, widgets as contract } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { accentStyle, type Brand } from '../brand.ts'
import { PreparedReply } from '../http/context.ts'
import { sendPrepared } from '../http/send-prepared.ts'
import type { OpenedFrame } from '../widgets/open-frame.ts'
import type { Widgets } from '../widgets/widgets.ts'

interface WidgetOptions {
  /** The folder that the web build made. */
  directory: string
  widgets: Pick<Widgets, 'openFrame'>
  /** The operator's colours, for widgets that have none of their own. */
  accent: Brand['accent']
}

/** What a frame loads, as the web build names it. */
interface FrameAssets {
  script: string
  style: string
}

const Params = z.object({ id: z.uuid() })

/** The script that people put on their sites, and the frames that it opens there. */
export function serveWidgets(
  server: FastifyInstance,
  { directory, widgets, accent }: WidgetOptions,
): void {
  const read = (name: string) => readFileSync(resolve(directory, 'client', name), 'utf8')
  const loader = new PreparedReply(read('widget.js'))
  const assets: FrameAssets = JSON.parse(read('widget-assets.json'))
  const ownStyle = accent && accentStyle(accent)

  server.get('/widget.js', (request, reply) => {
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
    return sendPrepared(request, reply, loader)
  })

  server.get('/widget/:id', async (request, reply) => {
    const { success, data } = Params.safeParse(request.params)
    const opened = success
      ? await widgets.openFrame(data.id, request.headers['accept-language'] ?? '')
      : undefined
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    // Nothing says why: a frame of it stays closed.
    if (!opened) return reply.code(404).send('')
    return reply
      .code(opened.frame ? 200 : 404)
      .removeHeader('x-frame-options')
      .header('content-security-policy', policyOf(opened.origins, ownStyle))
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-language', opened.language)
      .send(documentOf(opened, assets, ownStyle))
  })
}

/** What a frame loads is taken by documents of no origin, as frames in a sandbox are. */
export function openToFrames(reply: FastifyReply, path: string): void {
  if (/[/\\]widget-[^/\\]+$/.test(path))
    reply.header('cross-origin-resource-policy', 'cross-origin')
}

/**
 * Only these sites, and the store for its preview, may show the frame. In the sandbox it has no origin, so it reaches no cookie and nothing
 * that the store keeps in the browser, also where somebody opens it by itself.
 */
const policyOf = (origins: readonly string[], ownStyle: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${ownStyle ? ` 'sha256-${hash('sha256', ownStyle, 'base64')}'` : ''}`,
    "connect-src 'self'",
    // Pictures that come with an answer.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${origins.join(' ')}`,
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  ].join('; ')

/** Whose agent is not in the store: the script never runs, so the line on a site leaves the frame unseen, and a frame that is seen can be read. */
const UNAVAILABLE: Bilingual<string> = {
  en: 'This assistant is not available at the moment.',
  ar: 'هذا المساعد غير متاح الآن.',
}

const documentOf = (
  { language, appearance, frame }: OpenedFrame,
  { script, style }: FrameAssets,
  ownStyle: string | undefined,
): string =>
  `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-scheme="${appearance}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${style}">${ownStyle ? `<style>${ownStyle}</style>` : ''}${frame ? scriptsOf(frame, script) : `\n<title>${UNAVAILABLE[language]}</title>`}
</head>
<body>${frame ? '' : `<p class="widget">${UNAVAILABLE[language]}</p>`}</body>
</html>
`

const scriptsOf = (frame: contract.WidgetFrame, script: string): string => `
<script type="application/json" id="frame">${JSON.stringify(frame).replaceAll('<', '\\u003c')}</script>
<script src="${script}" defer></script>`
