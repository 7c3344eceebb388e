import type { Bilingual } from '@wakeel/contract'
import type { z } from 'zod'
import { choose, wordsOf } from './choose.ts'
import { type Ask, type Skill, SkillRefusal, type Turn } from './skill.ts'

/**
 * What comes of using a skill: its output and the words that explain it, or the sentence that says why there is none.
 * Input may come from a language model or hold what no rule allows (minus five years), so it is checked here for both engines.
 */
export function use(
  skill: Skill,
  input: unknown,
  { language, today }: Pick<Ask, 'language' | 'today'>,
): { output: unknown; explanation: string } {
  const checked = skill.input.safeParse(input)
  if (!checked.success) return refusal(unusable(checked.error)[language])
  try {
    const output = skill.run(checked.data, { today })
    return { output, explanation: skill.explain(output, language) }
  } catch (error) {
    if (error instanceof SkillRefusal) return refusal(error.sentence[language])
    throw error
  }
}

export const refusal = (sentence: string) => ({
  output: { refused: sentence },
  explanation: sentence,
})

export const isRefusal = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'refused' in output

function unusable(error: z.ZodError): Bilingual {
  const said = error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ')
  return {
    en: `I cannot work with this input (${said}). Please check it and ask again.`,
    ar: `لا يمكن استخدام هذه المدخلات (${said}). يُرجى مراجعتها وإعادة الطلب.`,
  }
}

/** The whole of the built-in engine's thinking for one request. The built-in runtime streams the same in steps. */
export function respond(
  skills: readonly Skill[],
  ask: Ask,
  examples: readonly string[] = [],
): { skill?: string; text: string; outcome: Turn['outcome'] } {
  const choice = choose(skills, ask, examples)
  if (!('steps' in choice))
    return { text: wordsOf(choice), outcome: 'question' in choice ? 'question' : 'refusal' }
  const parts = choice.steps.map(({ skill, input, title }) => ({
    title,
    explanation: use(skill, input, ask).explanation,
  }))
  const text = answerOf(choice.preface, parts)
  return { skill: choice.steps[0].skill.name, text, outcome: 'answer' }
}

/** What was understood, and what each step of a plan came to, as one Markdown text. */
export function answerOf(
  preface: string | undefined,
  parts: readonly { title?: string | undefined; explanation: string }[],
): string {
  const said = new Set<string>()
  const texts = parts.map(({ title, explanation }) =>
    title ? `### ${title}\n\n${explanation}` : withoutSaid(explanation, said),
  )
  return [preface, ...texts].filter(Boolean).join('\n\n')
}

/** Two questions about the same figures share a sentence, which is said once. */
function withoutSaid(explanation: string, said: Set<string>): string {
  const paragraphs = explanation.split('\n\n').filter((paragraph) => !said.has(paragraph))
  for (const paragraph of paragraphs) said.add(paragraph)
  return paragraphs.join('\n\n')
}
