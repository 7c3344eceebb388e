import { isRefusal, type Skill } from '@wakeel/skills'
import { DomainError } from '../../errors.ts'
import { BUILT_IN } from '../../models/built-in.ts'
import type { SkillEngine } from '../../workers/skill-engine.ts'
import type { Agent } from '../agents.ts'
import type { Runtime, SkillCall } from './runtime.ts'
import { callsTo } from './tools.ts'
import { tracedToolCall } from './traced.ts'
import { Transcript } from './transcript.ts'

/**
 * The skill that a call names and its agent has; throws `request.invalid` where there is none or its input is not of the skill's shape.
 * Agents that are executed elsewhere are asked, not called.
 */
export function requireSkill({ runtime, skills }: Agent, { skill: name, input }: SkillCall): Skill {
  const skill = runtime.kind === 'skills' ? skills.find((skill) => skill.name === name) : undefined
  if (!skill)
    throw new DomainError('request.invalid', { sentence: 'The agent has no skill of this name.' })
  const { error } = skill.input.safeParse(input)
  const [issue] = error?.issues ?? []
  if (issue)
    throw new DomainError('request.invalid', {
      sentence: `The input of the skill is not valid: ${[...issue.path.map(String), issue.message].join(': ')}.`,
    })
  return skill
}

/** One skill with the input that it was called with, and nobody who thinks. */
export function calledSkill({ skill: name, input }: SkillCall, engine: SkillEngine): Runtime {
  return {
    provider: BUILT_IN,

    async answer({ agent, ask, signal, emit }) {
      const skill = requireSkill(agent, { skill: name, input })
      emit({ type: 'skill', name, title: skill.title[ask.language] })
      const { output, explanation } = await tracedToolCall(name, 'function', () =>
        callsTo(engine, ask)(skill, input, { abortSignal: signal }),
      )
      const transcript = new Transcript(emit)
      transcript.say(explanation)
      return {
        text: transcript.whole(),
        skillCalls: [{ skill: name, input }],
        outcome: isRefusal(output) ? 'refusal' : 'answer',
      }
    },

    failure(error) {
      return error instanceof DomainError ? error : new DomainError('runs.failed', { cause: error })
    },
  }
}
