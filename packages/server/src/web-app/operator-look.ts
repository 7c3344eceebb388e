import { hash } from 'node:crypto'
import type { Bilingual } from '@wakeel/contract'
import type { FastifyInstance } from 'fastify'
import { accentStyle } from '../brand.ts'
import type { Operator } from '../operator.ts'

/** What the web app reads of the operator, from the document or, while the server writes a page, from `globalThis` (packages/web/src/shell/operator.ts). */
export interface OperatorLook {
  name: Bilingual
  logo: string | null
  /** The texts that are the operator's own. */
  legal: string[]
}

const LOGO = '/brand/logo'

/** How pages look that are the operator's; undefined: as they are built. */
export function lookOf(
  { brand, logo, legal }: Operator,
  standardName: Bilingual,
): OperatorLook | undefined {
  if (!brand && !legal) return undefined
  return {
    name: brand?.name ?? standardName,
    logo: logo ? LOGO : null,
    legal: Object.keys(legal ?? {}),
  }
}

/** The document of all pages with the operator's name, picture and colours in its head. */
export function dress(
  template: string,
  { brand }: Operator,
  look: OperatorLook | undefined,
): string {
  if (!look) return template
  const { name, logo, legal } = look
  const meta = `<meta name="application-name" content="${name.en}" data-ar="${name.ar}" data-logo="${logo ?? ''}" data-legal="${legal.join(' ')}">`
  const style = brand?.accent ? `<style>${accentStyle(brand.accent)}</style>` : ''
  const icon = /<link rel="icon" href="\/favicon\.svg" type="image\/svg\+xml" ?\/?>/
  return template
    .replace('</head>', () => `${meta}${style}</head>`)
    .replace(icon, (standard) => (logo ? `<link rel="icon" href="${logo}">` : standard))
}

/** The operator's picture. It is shown in `img` elements alone; opened by itself it can do nothing. */
export function serveLogo(server: FastifyInstance, { logo }: Operator): void {
  if (!logo) return
  const etag = `"${hash('sha1', logo.bytes, 'base64url')}"`
  server.get(LOGO, (request, reply) => {
    reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=3600')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      )
    return request.headers['if-none-match'] === etag
      ? reply.code(304).send()
      : reply.type(logo.type).send(logo.bytes)
  })
}
