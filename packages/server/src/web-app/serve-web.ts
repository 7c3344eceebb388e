import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { catalogue as contract, type Language } from '@wakeel/contract'
import type { FastifyInstance } from 'fastify'
import { issueVisitor } from '../accounts/visitor-cookie.ts'
import { STANDARD_NAME } from '../brand.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { PreparedReply } from '../http/context.ts'
import { sendPrepared } from '../http/send-prepared.ts'
import type { Operator } from '../operator.ts'
import { categoriesOf, type StoreCategories, withCategories } from './categories-head.ts'
import { dress, lookOf, type OperatorLook, serveLogo } from './operator-look.ts'

declare global {
  /** Read by what the web build exports, as it is loaded. */
  var wakeelOperator: OperatorLook | undefined
  var wakeelCategories: StoreCategories | undefined
}

/** What the web build exports for the server (packages/web/src/today-server.tsx). */
interface WebBuild {
  languageFrom(cookies: string, accepted: string): Language
  loadFirstView(
    source: Record<'listApps' | 'getApp' | 'getStore', (request: never) => Promise<unknown>>,
    language: Language,
  ): Promise<unknown>
  renderDocument(template: string, language: Language, firstView: unknown): Promise<string>
  scriptHashes(template: string): string[]
  styleHashes(template: string): string[]
}

interface WebOptions {
  /** The folder that the web build made. */
  directory: string
  catalogue: Catalogue
  operator: Operator
  newId(): string
  isSecure: boolean
}

/** Serves the web app: its files for ever, and at `/` a document with Today already in it. */
export async function serveWeb(
  server: FastifyInstance,
  { directory, catalogue, operator, newId, isSecure }: WebOptions,
): Promise<void> {
  const look = lookOf(operator, STANDARD_NAME)
  const categories = categoriesOf(operator)
  globalThis.wakeelOperator = look
  globalThis.wakeelCategories = categories
  const web: WebBuild = await import(
    pathToFileURL(resolve(directory, 'server/today-server.js')).href
  )
  const template = dress(
    readFileSync(resolve(directory, 'client/index.html'), 'utf8'),
    operator,
    look,
  )
  const policy = contentSecurityPolicy(web.scriptHashes(template), web.styleHashes(template))
  const document = documents(web, () => withCategories(template, categories, catalogue), catalogue)

  await server.register(fastifyStatic, {
    root: resolve(directory, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  serveLogo(server, operator)
  server.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', resolve(directory, 'client'), { maxAge: '1d' }),
  )

  server.get('/', async (request, reply) => {
    issueVisitor(request, reply, { newId, isSecure })
    const language = web.languageFrom(
      request.headers.cookie ?? '',
      request.headers['accept-language'] ?? '',
    )
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('content-language', language)
      // The address is one and the document depends on the reader: browsers may keep it but must ask.
      .header('cache-control', 'private, no-cache')
    return sendPrepared(request, reply, await document(language))
  })
}

/** The document in each language, made again only after the catalogue has changed. */
function documents(
  web: WebBuild,
  template: () => string,
  catalogue: Catalogue,
): (language: Language) => Promise<PreparedReply> {
  const read = ({ body }: PreparedReply) => JSON.parse(body.toString())
  const source = {
    listApps: async (request: object) =>
      read(await catalogue.listApps(contract.routes.listApps.query.parse(request))),
    getApp: async (request: Parameters<Catalogue['getApp']>[0]) =>
      read(await catalogue.getApp(request)),
    getStore: () => catalogue.getStore(),
  }
  const made = new Map<Language, { revision: number; reply: Promise<PreparedReply> }>()
  return (language) => {
    const revision = catalogue.revision()
    const known = made.get(language)
    if (known?.revision === revision) return known.reply
    const reply = web
      .loadFirstView(source as never, language)
      .then((firstView) => web.renderDocument(template(), language, firstView))
      .then((html) => new PreparedReply(html))
    // A document that could not be made is not kept: the next reader's request tries again.
    reply.catch(() => made.delete(language))
    made.set(language, { revision, reply })
    return reply
  }
}

/** Nothing runs or loads but what the store itself serves; what is inline is named by its hash. */
function contentSecurityPolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
