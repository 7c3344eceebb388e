import type { forge as contract, InputOf, ReplyOf } from '@wakeel/contract'
import type { ForgeDependencies } from '../dependencies.ts'
import { trades } from './trades/all.ts'

type Route = typeof contract.routes.listSkills

/** The skills an agent can be given, in the words of one language. */
export async function listSkills(
  { skills }: Pick<ForgeDependencies, 'skills'>,
  { lang }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  return {
    success: true,
    skills: skills.map((skill) => ({
      name: skill.name,
      title: skill.title[lang],
      description: skill.description[lang],
      examples: [...(trades.find((trade) => trade.skill === skill)?.prompts[lang] ?? [])],
    })),
  }
}
