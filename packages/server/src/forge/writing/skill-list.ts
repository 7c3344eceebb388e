import type { forge as contract, Language } from '@wakeel/contract'
import type { Skill } from '../../skills/skill.ts'

/** The skills an agent can be given, in the words of one language. */
export function createSkillList(skills: readonly Skill[]): (language: Language) => contract.SkillChoice[] {
  return (language) =>
    skills.map(({ name, title, description }) => ({ name, title: title[language], description: description[language], examples: [] }))
}
