import { choose } from './choose.ts'
import { type Ask, type Skill, SkillRefusal } from './skill.ts'

/** What comes of using a skill: its output and the words that explain it, or the sentence that says why there is none. */
export function use(
  skill: Skill,
  input: unknown,
  { language, today }: Pick<Ask, 'language' | 'today'>,
): { output: unknown; explanation: string } {
  try {
    const output = skill.run(skill.input.parse(input), { today })
    return { output, explanation: skill.explain(output, language) }
  } catch (error) {
    if (error instanceof SkillRefusal) return { output: { refused: error.sentence[language] }, explanation: error.sentence[language] }
    throw error
  }
}

/** The whole of the built-in engine's thinking for one request. The built-in runtime streams the same in steps. */
export function respond(skills: readonly Skill[], ask: Ask, examples: readonly string[] = []): { skill?: string; text: string } {
  const choice = choose(skills, ask, examples)
  if ('question' in choice) return { text: choice.question }
  return { skill: choice.skill.name, text: use(choice.skill, choice.input, ask).explanation }
}
