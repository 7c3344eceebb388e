import type { catalogue as contract, evaluations } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { readApp } from '../../catalogue/parsed-replies.ts'
import { DomainError } from '../../errors.ts'
import { openToEverySite } from '../../http/cors.ts'

/** Each is read out of memory: a file of them is made in some milliseconds. */
const AGENTS_A_FILE = 100
const MAX_QUERIES = 5

const PATH = '/.well-known/ai-catalog'
const types = {
  catalog: 'application/ai-catalog+json',
  card: 'application/a2a-agent-card+json',
  server: 'application/mcp-server-card+json',
} as const

interface AiCatalogParts {
  catalogue: Catalogue
  /** Where the store is. */
  publicUrl: string
  storeName: string
}

/**
 * What programs can call here, for crawlers and registries (AI Catalog 1.0, and the drafts of Agentic Resource Discovery over it, which name
 * entries by `urn:air:` and their kind by `type`): the store's own server, and files of its agents.
 */
export function serveAiCatalog(
  server: FastifyInstance,
  { catalogue, publicUrl, storeName }: AiCatalogParts,
): void {
  const { hostname } = new URL(publicUrl)
  const entry = (kind: string, type: keyof typeof types, path: string, said: object) => ({
    identifier: `urn:air:${hostname}:${kind}`,
    ...said,
    mediaType: types[type],
    type: types[type],
    url: publicUrl + path,
  })

  server.get(`${PATH}.json`, (_request, reply) => {
    const files = Math.ceil(catalogue.countListed() / AGENTS_A_FILE)
    return send(reply, {
      specVersion: '1.0',
      host: {
        displayName: storeName,
        identifier: hostname,
        documentationUrl: `${publicUrl}/en/developers`,
      },
      entries: [
        entry('server:store', 'server', '/mcp/server.json', {
          displayName: storeName,
          description: 'Finds, reads about and runs every agent of the store.',
        }),
        ...Array.from({ length: files }, (_, file) =>
          entry(`catalog:agents-${file + 1}`, 'catalog', `${PATH}/agents-${file + 1}.json`, {
            displayName: `Agents, part ${file + 1} of ${files}`,
          }),
        ),
      ],
    })
  })

  server.get<{ Params: { file: string } }>(
    `${PATH}/agents-:file(^[0-9]{1,6}).json`,
    async ({ params }, reply) => {
      const from = (Number(params.file) - 1) * AGENTS_A_FILE
      const slugs = from < 0 ? [] : catalogue.listedSlugs({ from, count: AGENTS_A_FILE })
      if (slugs.length === 0) throw new DomainError('request.not_found')
      const agents = await Promise.all(slugs.map((slug) => readApp(catalogue, slug, 'en')))
      const entries = agents.flatMap((app) => [
        entry(
          `agent:${app.slug}`,
          'card',
          `/a2a/${app.slug}/.well-known/agent-card.json`,
          about(app),
        ),
        entry(`server:${app.slug}`, 'server', `/mcp/${app.slug}/server.json`, about(app)),
      ])
      return send(reply, { specVersion: '1.0', entries })
    },
  )
}

const about = (app: contract.App) => ({
  displayName: app.name,
  description: app.short_description,
  tags: [app.category],
  capabilities: app.skills.map(({ title }) => title),
  representativeQueries: app.demo_prompts.slice(0, MAX_QUERIES),
  version: String(app.version),
  updatedAt: app.updated_at,
  ...(app.evaluation && { metadata: evaluationOf(app.evaluation) }),
})

/** Flat, as the drafts have it for what they have no word for. */
const evaluationOf = ({
  version,
  evaluated_at,
  total,
  scores: { en, ar },
}: evaluations.Evaluation) => ({
  evaluation_version: version,
  evaluation_at: evaluated_at,
  evaluation_questions: total.questions,
  evaluation_passed: total.passed,
  ...(en && { evaluation_questions_en: en.questions, evaluation_passed_en: en.passed }),
  ...(ar && { evaluation_questions_ar: ar.questions, evaluation_passed_ar: ar.passed }),
})

const send = (reply: FastifyReply, catalog: object) =>
  openToEverySite(reply)
    .type(types.catalog)
    .header('cache-control', 'public, max-age=3600')
    .send(catalog)
