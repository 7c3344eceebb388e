import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Language } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { issueVisitor } from '../accounts/visitor-cookie.ts'
import { STANDARD_ACCENT, STANDARD_NAME } from '../brand.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import { sendPrepared } from '../http/send-prepared.ts'
import type { Operator } from '../operator.ts'
import type { Widgets } from '../widgets/widgets.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { serveBadges } from './badges.ts'
import { categoriesOf, type StoreCategories, withCategories } from './categories-head.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { serveLinkPreviews } from './link-previews.ts'
import { dress, lookOf, type OperatorLook, serveLogo } from './operator-look.ts'
import type { PageParts } from './page-source.ts'
import { createPublicPages } from './public-pages.ts'
import { openToFrames, serveWidgets } from './serve-widgets.ts'
import { serveTextPages } from './text-pages.ts'
import { openWebBuild, type Place } from './web-build.ts'

declare global {
  /** Read by what the web build exports: the look as it is loaded, the categories also later. */
  var wakeelOperator: OperatorLook | undefined
  var wakeelCategories: StoreCategories | undefined
}

interface WebOptions {
  /** The folder that the web build made. */
  directory: string
  catalogue: Catalogue
  parts: PageParts
  widgets: Pick<Widgets, 'openFrame'>
  operator: Operator
  clock: Clock
  newId(): string
  publicUrl: string
  workers: Pick<WorkerPool, 'run'>
}

/** Serves the web app: its files for ever, and documents with the page already in them at `/` and at the paths of public pages. */
export async function serveWeb(server: FastifyInstance, options: WebOptions): Promise<void> {
  const { directory, operator, catalogue, publicUrl } = options
  const documents = await openDocuments(options)

  await server.register(fastifyStatic, {
    root: resolve(directory, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: openToFrames,
  })
  serveWidgets(server, { directory, widgets: options.widgets, accent: operator.brand?.accent })
  serveLogo(server, operator)
  server.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', resolve(directory, 'client'), { maxAge: '1d' }),
  )
  // The client for programs, as npm installs it: `npm install <store>/wakeel-client.tgz`.
  server.get('/wakeel-client.tgz', (_request, reply) =>
    reply.sendFile('wakeel-client.tgz', resolve(directory, 'client'), { maxAge: 0 }),
  )

  server.get('/', (request, reply) => {
    const language = documents.languageFrom(
      request.headers.cookie ?? '',
      request.headers['accept-language'] ?? '',
    )
    return documents.send(request, reply, { language, route: '/' }, { isAtPath: false })
  })
  for (const language of Language.options) serveLanguage(server, language, documents)
  server.decorate('sendMissingPage', (request: FastifyRequest, reply: FastifyReply) =>
    sendMissing(request, reply, documents),
  )
  const { web } = documents
  serveTextPages(server, {
    web,
    catalogue,
    creatorPages: options.parts.creatorPages,
    origin: publicUrl,
  })
  const accent = operator.brand?.accent?.light ?? STANDARD_ACCENT
  serveBadges(server, { web, catalogue, accent })
  serveLinkPreviews(server, { web, catalogue, workers: options.workers, accent })
}

type Documents = Awaited<ReturnType<typeof openDocuments>>

/** The public pages in one language, whatever the reader's cookie or browser says. */
function serveLanguage(
  server: FastifyInstance,
  language: Language,
  { web, send }: Documents,
): void {
  for (const path of [`/${language}`, `/${language}/apps`])
    server.get(`${path}/`, (_request, reply) => reply.redirect(path, 301))
  server.get(`/${language}`, (request, reply) => send(request, reply, { language, route: '/' }))
  server.get(`/${language}/apps`, (request, reply) =>
    send(request, reply, { language, route: '/app-store', search: searchOf(request) }),
  )
  for (const route of web.plainRoutes)
    server.get(`/${language}${route}`, (request, reply) =>
      send(request, reply, { language, route, search: searchOf(request) }),
    )
  for (const part of ['', '/demo'])
    server.get<{ Params: { slug: string } }>(`/${language}/apps/:slug${part}`, (request, reply) => {
      const { slug } = request.params
      const place = { language, route: `/app-store/${slug}${part}`, search: searchOf(request) }
      return send(request, reply, place, { slug })
    })
  server.get<{ Params: { handle: string } }>(`/${language}/creators/:handle`, (request, reply) => {
    const { handle } = request.params
    const place = { language, route: `/creators/${handle}`, search: searchOf(request) }
    return send(request, reply, place, { creator: handle })
  })
}

/** At a path with a language, where the web app reads it, says that there is no such page (and goes to the first, as the specification has it). */
function sendMissing(request: FastifyRequest, reply: FastifyReply, documents: Documents) {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers
  const language = Language.options.find((one) => request.url.startsWith(`/${one}/`))
  if (!language) {
    const path = request.url.replace(/^\/app-store(?=[/?]|$)/, '/apps')
    return reply.redirect(`/${documents.languageFrom(cookie, accepted)}${path}`)
  }
  return documents.send(request, reply.code(404), { language, route: '/' })
}

const searchOf = ({ url }: FastifyRequest) => url.replace(/^[^?]*/, '')

async function openDocuments({
  directory,
  catalogue,
  parts,
  operator,
  clock,
  newId,
  publicUrl,
}: WebOptions) {
  const look = lookOf(operator, STANDARD_NAME)
  const categories = categoriesOf(operator)
  globalThis.wakeelOperator = look
  globalThis.wakeelCategories = categories
  const { web, template: built, assets } = await openWebBuild(directory)
  const template = dress(built, operator, look)
  const policy = contentSecurityPolicy(
    web.scriptHashes(template),
    web.styleHashes(template, assets),
  )
  const find = createPublicPages({
    web,
    template() {
      globalThis.wakeelCategories = { ...categories, former: catalogue.formerCategories() }
      return withCategories(template, categories, catalogue)
    },
    assets,
    origin: publicUrl,
    catalogue,
    parts,
    clock,
  })
  const isSecure = publicUrl.startsWith('https:')

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    place: Place,
    about: Parameters<typeof find>[1] = {},
  ) {
    issueVisitor(request, reply, { newId, isSecure })
    const page = await find(place, about)
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('content-language', place.language)
      // With the visitor's cookie, and at `/` one address for both languages: browsers may keep it but must ask.
      .header('cache-control', 'private, no-cache')
    // What is missing has no tag: it may be there the next time.
    return page.isMissing
      ? reply.code(404).send(page.reply.body)
      : sendPrepared(request, reply, page.reply)
  }

  return { web, send, languageFrom: web.languageFrom }
}
