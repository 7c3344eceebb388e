import {
  type Ask,
  type Choice,
  choose,
  type NoPlan,
  type Plan,
  type Skill,
  skills,
  use,
} from '@wakeel/skills'
import { defineTask } from './task.ts'

const byName = new Map(skills.map((skill) => [skill.name, skill]))

function named(name: string): Skill {
  const skill = byName.get(name)
  if (!skill) throw new Error(`there is no skill ${name}`)
  return skill
}

export const chooseSkill = defineTask(
  'choose',
  ({
    skills,
    ask,
    examples,
  }: {
    skills: readonly string[]
    ask: Ask
    examples: readonly string[]
  }): Plan<string> | NoPlan => {
    const choice: Choice<Skill> = choose(skills.map(named), ask, examples)
    if (!('steps' in choice)) return choice
    const [first, ...more] = choice.steps
    const byName = (step: typeof first) => ({ ...step, skill: step.skill.name })
    return { ...choice, steps: [byName(first), ...more.map(byName)] }
  },
)

export const useSkill = defineTask(
  'use',
  ({
    skill,
    input,
    ask,
  }: {
    skill: string
    input: unknown
    ask: Pick<Ask, 'language' | 'today'>
  }) => use(named(skill), input, ask),
)
