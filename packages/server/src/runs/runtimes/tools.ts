import type { Ask, Skill } from '@wakeel/skills'
import {
  type FlexibleSchema,
  jsonSchema,
  type ToolExecutionOptions,
  type ToolSet,
  tool,
  zodSchema,
} from 'ai'
import { z } from 'zod'
import { DomainError } from '../../errors.ts'
import type { SkillEngine } from '../../workers/skill-engine.ts'

/** A defect in a skill, told apart from a call that the model got wrong. */
export class SkillFailure extends Error {}

/** What a tool of either kind gives back. */
export interface Used {
  output: unknown
  /** Markdown. */
  explanation: string
}

/** An agent's skills as tools of a language model, whose calls are checked before a skill sees them. */
export function toolsForModel(skills: readonly Skill[], ask: Ask, engine: SkillEngine): ToolSet {
  const call = callsTo(engine, ask)
  return toolsOf(skills, (skill) => ({
    inputSchema: inputSchemaOf(skill),
    execute: (input: unknown, options: Called) =>
      call(skill, hasObject(skill) ? input : (input as { input: unknown }).input, options),
  }))
}

const hasObject = ({ input }: Skill): boolean => input instanceof z.ZodObject

const inputSchemas = new WeakMap<Skill, FlexibleSchema<unknown>>()

/** Made once for each skill: to write a schema as JSON takes longer than to find out who pays for a run. */
function inputSchemaOf(skill: Skill): FlexibleSchema<unknown> {
  const known = inputSchemas.get(skill)
  // Endpoints refuse a tool whose input is not an object at the top.
  const schema =
    known ?? zodSchema(hasObject(skill) ? skill.input : z.object({ input: skill.input }))
  inputSchemas.set(skill, schema)
  return schema
}

/** The same for the built-in engine, which reads its input by the skill itself: what cannot be worked on is refused in the skill's own words. */
export function toolsForEngine(skills: readonly Skill[], ask: Ask, engine: SkillEngine): ToolSet {
  const call = callsTo(engine, ask)
  return toolsOf(skills, (skill) => ({
    inputSchema: ANY_OBJECT,
    execute: (input: unknown, options: Called) => call(skill, input, options),
  }))
}

const ANY_OBJECT = jsonSchema<unknown>({ type: 'object' })

function toolsOf(skills: readonly Skill[], parts: (skill: Skill) => object): ToolSet {
  return Object.fromEntries(
    skills.map((skill) => [
      skill.name,
      tool({ description: skill.description.en, ...parts(skill) } as ToolSet[string]),
    ]),
  )
}

type Called = Pick<ToolExecutionOptions<unknown>, 'abortSignal'>

/** Calls of an agent’s skills; what a skill throws is a `SkillFailure`. */
export const callsTo =
  (engine: SkillEngine, ask: Ask) =>
  async (skill: Skill, input: unknown, { abortSignal }: Called): Promise<Used> => {
    try {
      return await engine.use(skill, input, ask, abortSignal)
    } catch (error) {
      if (error instanceof DomainError || abortSignal?.aborted) throw error
      throw new SkillFailure(`the skill ${skill.name} failed`, { cause: error })
    }
  }
