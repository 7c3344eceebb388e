import { type Bilingual, type catalogue, creatorPages, Language } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { and, desc, eq, getTableColumns, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { priceRises } from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentPins, connections } from '../database/schema/connections.ts'
import { evaluations } from '../database/schema/evaluations.ts'
import { agents, isPinOfListed, runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import type { PreparedReply } from '../http/context.ts'
import { createKeptReplies } from '../http/kept-replies.ts'
import { prices, toCard } from './card.ts'
import { providerName } from './provider-name.ts'
import type { ListedApp } from './read-model.ts'
import { type EndedEvaluation, toEvaluation } from './shown-evaluation.ts'
import { verifiedAt } from './stored-app.ts'

/** An app's metrics are taken from its newest finished runs, so that they cost the same however often it ran. */
const RUNS_CONSIDERED = 200

/** Failed runs and evaluations change what stands on the page without changing the catalogue. */
const KEPT_MS = 30_000

const KEPT_PAGES = 2000

type PageRow = Awaited<ReturnType<ReturnType<typeof prepareSelect>['execute']>>[number]

interface AppPageOptions {
  database: Database
  clock: Clock
  skills: readonly Skill[]
  /** Who provides the agents that the store brings. */
  storeName: Bilingual
}

/** Makes the reply with everything about an app: one select, kept until the app changes. */
export function createAppPage({ database, clock, skills, storeName }: AppPageOptions) {
  const select = prepareSelect(database)
  const skillOf = new Map(skills.map((skill) => [skill.name, skill]))
  const keep = createKeptReplies({ clock, max: KEPT_PAGES, keptMs: KEPT_MS })

  return ({ id, revision }: ListedApp, language: Language): Promise<PreparedReply> =>
    keep(`${language} ${id}`, revision, async () => {
      const [row] = await select.execute({ id })
      if (!row) throw new DomainError('catalogue.app_not_found')
      return { success: true, app: toApp(row, skillOf, language, storeName) }
    })
}

function prepareSelect(database: Database) {
  const newest = database
    .select({ status: runs.status, elapsedMs: runs.elapsedMs })
    .from(runs)
    .where(
      and(
        eq(runs.appId, sql.placeholder('id')),
        inArray(runs.status, ['succeeded', 'failed']),
        notInArray(runs.kind, ['rehearsal', 'test']),
      ),
    )
    .orderBy(desc(runs.startedAt))
    .limit(RUNS_CONSIDERED)
    .as('newest')
  const metrics = database
    .select({
      medianMs: sql<number | null>`
        round(percentile_cont(0.5) within group (order by ${newest.elapsedMs}) filter (where ${newest.status} = 'succeeded'))::int
      `.as('median_ms'),
      successRate: sql<
        number | null
      >`avg(case when ${newest.status} = 'succeeded' then 1.0 else 0.0 end)::float8`.as(
        'success_rate',
      ),
    })
    .from(newest)
    .as('metrics')
  const evaluation = database
    .select()
    .from(evaluations)
    .where(
      and(
        eq(evaluations.appId, agents.appId),
        eq(evaluations.version, agents.version),
        isNotNull(evaluations.endedAt),
      ),
    )
    .orderBy(desc(evaluations.endedAt), desc(evaluations.id))
    .limit(1)
    .as('evaluation')
  return database
    .select({
      app: { ...getTableColumns(apps), verifiedAt: verifiedAt.as('shown_verified_at') },
      agent: { skills: agents.skills, runtime: agents.runtime, version: agents.version },
      pausedAt: agentPins.pausedAt,
      description: connections.description,
      creatorName: users.name,
      rise: {
        model: priceRises.toModel,
        fils: priceRises.toFils,
        takesEffectAt: priceRises.takesEffectAt,
      },
      medianMs: metrics.medianMs,
      successRate: metrics.successRate,
      evaluation: {
        version: evaluation.version,
        endedAt: evaluation.endedAt,
        enQuestions: evaluation.enQuestions,
        enPassed: evaluation.enPassed,
        arQuestions: evaluation.arQuestions,
        arPassed: evaluation.arPassed,
        providers: evaluation.providers,
      },
    })
    .from(apps)
    .leftJoin(agents, eq(agents.appId, apps.id))
    .leftJoin(connections, eq(connections.id, agents.connectionId))
    .leftJoin(agentPins, isPinOfListed)
    .leftJoin(users, eq(users.id, apps.creatorId))
    .leftJoin(priceRises, and(eq(priceRises.appId, apps.id), eq(priceRises.status, 'announced')))
    .leftJoin(metrics, sql`true`)
    .leftJoinLateral(evaluation, sql`true`)
    .where(and(eq(apps.id, sql.placeholder('id')), apps.isActive))
    .prepare('catalogue_app_page')
}

function toApp(
  {
    app,
    agent,
    pausedAt,
    description,
    creatorName,
    rise,
    medianMs,
    successRate,
    evaluation,
  }: PageRow,
  skillOf: Map<string, Skill>,
  language: Language,
  storeName: Bilingual,
): catalogue.App {
  const card = toCard(
    {
      ...app,
      isVerified: app.verifiedAt !== null,
      isUnderMaintenance: app.maintenanceSince !== null,
      isPaused: pausedAt !== null,
    },
    language,
  )
  const sample = app.sample
  return {
    ...card,
    rating: app.ratingTenths / 10,
    reviews_count: app.reviewsCount,
    execution_count: app.executionCount,
    full_description: app.fullDescription[language],
    metadata: { demo_prompts: card.demo_prompts },
    provider: {
      name: app.creatorId === null ? storeName[language] : providerName(creatorName, storeName),
      kind: app.creatorId === null ? 'store' : 'creator',
      handle: app.creatorId ?? creatorPages.STORE_HANDLE,
    },
    verification:
      app.verification && app.verifiedAt
        ? {
            statement: app.verification.statement[language],
            verified_at: app.verifiedAt.toISOString(),
            prompts_checked: app.verification.promptsChecked,
          }
        : null,
    needs: app.needs[language],
    never: app.never[language],
    sample: sample ? sample[language] : null,
    skills: (agent?.skills ?? []).flatMap((name) => {
      const skill = skillOf.get(name)
      return skill
        ? [{ name, title: skill.title[language], source: skill.source?.title[language] ?? null }]
        : []
    }),
    runtime: agent?.runtime ?? 'skills',
    version: agent?.version ?? 1,
    evaluation: hasEnded(evaluation) ? toEvaluation(evaluation) : null,
    signed_by: description?.signature?.state === 'verified' ? description.signature.keys_at : null,
    file_types: description?.file_types ?? [],
    price_rise: rise && {
      model: rise.model,
      ...prices(rise.fils),
      takes_effect_at: rise.takesEffectAt.toISOString(),
    },
    languages: [...Language.options],
    median_time_ms: medianMs,
    success_rate: successRate,
    updated_at: app.updatedAt.toISOString(),
  }
}

const hasEnded = (row: PageRow['evaluation']): row is EndedEvaluation => row?.endedAt != null
