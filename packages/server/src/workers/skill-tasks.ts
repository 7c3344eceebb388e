import { type Ask, type Choice, choose, type Skill, skills, use } from '@wakeel/skills'
import { defineTask } from './task.ts'

const byName = new Map(skills.map((skill) => [skill.name, skill]))

function named(name: string): Skill {
  const skill = byName.get(name)
  if (!skill) throw new Error(`there is no skill ${name}`)
  return skill
}

type NamedChoice = { skill: string; input: unknown } | { question: string }

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
  }): NamedChoice => {
    const choice: Choice<Skill> = choose(skills.map(named), ask, examples)
    return 'question' in choice ? choice : { skill: choice.skill.name, input: choice.input }
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
