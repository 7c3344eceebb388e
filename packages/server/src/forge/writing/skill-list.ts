import type { forge as contract, Language } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { trades } from './trades/all.ts'

/** The skills an agent can be given, in the words of one language. */
export function createSkillList(
  skills: readonly Skill[],
): (language: Language) => contract.SkillChoice[] {
  return (language) =>
    skills.map((skill) => ({
      name: skill.name,
      title: skill.title[language],
      description: skill.description[language],
      examples: [...(trades.find((trade) => trade.skill === skill)?.prompts[language] ?? [])],
    }))
}
