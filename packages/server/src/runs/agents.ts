import type { Bilingual } from '@wakeel/contract'
import { eq, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import type { Skill } from '../skills/skill.ts'
import { agents } from './tables.ts'

/** How an app is to execute. */
export interface AgentPlan {
  /** The system text for a language model. */
  instructions: string
  /** Names of skills. */
  skills: readonly string[]
  /** Shown when a request is about something else. */
  examples: Bilingual<readonly string[]>
}

/** How an app executes. */
export interface Agent extends Omit<AgentPlan, 'skills'> {
  version: number
  skills: readonly Skill[]
}

/** It runs in this process with the store's own skills, by the built-in engine or the language model the store is set up with. */
const RUNTIME = 'skills'

export function createAgents(database: Database, catalogue: Catalogue, skills: readonly Skill[]) {
  const byName = new Map(skills.map((skill) => [skill.name, skill]))
  const agentOf = database
    .select()
    .from(agents)
    .where(eq(agents.appId, sql.placeholder('appId')))
    .prepare('agent_of_app')

  function find(name: string): Skill {
    const skill = byName.get(name)
    if (!skill) throw new Error(`there is no skill ${name}`)
    return skill
  }

  return {
    /** Says how an app executes; saying it again makes the next version. The store shows and finds an app by its skills. */
    async defineAgent(appId: string, { instructions, skills, examples }: AgentPlan): Promise<void> {
      const plan = {
        runtime: RUNTIME,
        instructions,
        skills: skills.map((name) => find(name).name),
        examples: { en: [...examples.en], ar: [...examples.ar] },
      }
      const show = await database.transaction(async (tx) => {
        await tx
          .insert(agents)
          .values({ appId, version: 1, ...plan })
          .onConflictDoUpdate({ target: agents.appId, set: { ...plan, version: sql`${agents.version} + 1` } })
        return catalogue.recordChange(tx, appId)
      })
      show()
    },

    async getAgent(appId: string): Promise<Agent> {
      const [row] = await agentOf.execute({ appId })
      if (!row) throw new Error(`the app ${appId} has no agent`)
      return { ...row, skills: row.skills.map(find) }
    },
  }
}
