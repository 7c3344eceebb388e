import type { forge } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database, Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentPins } from '../database/schema/connections.ts'
import { agents, isPinOfListed } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import { type AgentPlan, toPlan } from './agent-plan.ts'
import { findRunnable, versionNotFound } from './published-versions.ts'

/** How an app executes. */
export interface Agent extends Omit<AgentPlan, 'skills'> {
  version: number
  skills: readonly Skill[]
  /** Whether it costs nothing, where it is listed. */
  isFree?: boolean
  /** The app that lists it: then what executes it must be what was approved. Absent: it is being worked on. */
  listedAs?: string
}

/** It runs in this process with the store's own skills, by the built-in engine or the language model the store is set up with. */
const OWN: forge.AgentRuntime = { kind: 'skills' }

export type Agents = ReturnType<typeof createAgents>

export function createAgents(database: Database, catalogue: Catalogue, skills: readonly Skill[]) {
  const byName = new Map(skills.map((skill) => [skill.name, skill]))
  const agentOf = database
    .select({
      ...getTableColumns(agents),
      pausedAt: agentPins.pausedAt,
      pricingModel: apps.pricingModel,
    })
    .from(agents)
    .innerJoin(apps, eq(apps.id, agents.appId))
    .leftJoin(agentPins, isPinOfListed)
    .where(eq(agents.appId, sql.placeholder('appId')))
    .prepare('agent_of_app')

  function find(name: string): Skill {
    const skill = byName.get(name)
    if (!skill) throw new DomainError('forge.skill_unknown')
    return skill
  }

  /** A version that was listed before, or will be again. */
  async function getPublished(appId: string, number: number, live: number): Promise<Agent> {
    const published = { appId, skillNames: [...byName.keys()] }
    const version = await findRunnable(database, published, number)
    if (!version) throw await versionNotFound(database, published, { asked: number, live })
    if (version.pausedAt !== null) throw new DomainError('runs.agent_paused')
    return { ...toAgent(toPlan(version.content), number), listedAs: appId }
  }

  /** A plan with its skills found; throws `forge.skill_unknown`. */
  const toAgent = (plan: AgentPlan, version: number): Agent => ({
    ...plan,
    version,
    skills: plan.skills.map(find),
  })

  function toValues({ instructions, skills, examples, runtime }: AgentPlan) {
    return {
      runtime: runtime.kind,
      connectionId: runtime.kind === 'skills' ? null : runtime.connection_id,
      tools: runtime.kind === 'mcp' ? runtime.tools : null,
      vouchedTools: runtime.kind === 'mcp' ? (runtime.read_only ?? []) : null,
      instructions,
      skills: skills.map((name) => find(name).name),
      examples: { en: [...examples.en], ar: [...examples.ar] },
    }
  }

  return {
    /** Says how an app of the store's own executes; saying it again makes the next version. The store shows and finds an app by its skills. */
    async defineAgent(appId: string, plan: Omit<AgentPlan, 'runtime'>): Promise<void> {
      const values = toValues({ ...plan, runtime: OWN })
      const show = await database.transaction(async (tx) => {
        await tx
          .insert(agents)
          .values({ appId, version: 1, ...values })
          .onConflictDoUpdate({
            target: agents.appId,
            set: { ...values, version: sql`${agents.version} + 1` },
          })
        return catalogue.recordChanges(tx, [appId])
      })
      show()
    },

    /** Lets an app execute as that version of it says, in the transaction that lists it. */
    async installAgent(
      tx: Transaction,
      appId: string,
      version: number,
      plan: AgentPlan,
    ): Promise<void> {
      const values = { ...toValues(plan), version }
      await tx
        .insert(agents)
        .values({ appId, ...values })
        .onConflictDoUpdate({ target: agents.appId, set: values })
    },

    toAgent,

    /** The listed version, or the one that is asked for; throws `runs.agent_paused` while what executes it is not what was approved. */
    async getAgent(appId: string, asked?: number): Promise<Agent> {
      const [row] = await agentOf.execute({ appId })
      // It has just left the store for good.
      if (!row) throw new DomainError('catalogue.app_not_found')
      if (asked !== undefined && asked !== row.version)
        return getPublished(appId, asked, row.version)
      if (row.pausedAt !== null) throw new DomainError('runs.agent_paused')
      return {
        ...row,
        isFree: row.pricingModel === 'free',
        listedAs: appId,
        runtime: toRuntime(row),
        skills: row.skills.map(find),
      }
    },

    /** Whether an app still executes as this version of it says. */
    isCurrent: async (tx: Transaction, appId: string, version: number): Promise<boolean> =>
      (await tx.$count(agents, and(eq(agents.appId, appId), eq(agents.version, version)))) > 0,
  }
}

function toRuntime({
  runtime: kind,
  connectionId,
  tools,
  vouchedTools,
}: Pick<
  typeof agents.$inferSelect,
  'runtime' | 'connectionId' | 'tools' | 'vouchedTools'
>): forge.AgentRuntime {
  if (kind === 'skills' || connectionId === null) return OWN
  return kind === 'mcp'
    ? { kind, connection_id: connectionId, tools: tools ?? [], read_only: vouchedTools ?? [] }
    : { kind, connection_id: connectionId }
}
