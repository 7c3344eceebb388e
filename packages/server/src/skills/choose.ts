import type { Bilingual } from '@wakeel/contract'
import type { Ask, Missing, Skill } from './skill.ts'

export type Choice = { skill: Skill; input: unknown } | { question: string }

/** Below this a request is taken to be about something else. */
const WORTH_TRYING = 0.1

/** What to do with a request: use one skill with the input found in it, or ask the person for what is missing. */
export function choose(skills: readonly Skill[], ask: Ask, examples: readonly string[]): Choice {
  const ranked = skills
    .map((skill) => ({ skill, score: skills.length === 1 ? 1 : skill.suits(ask) }))
    .filter(({ score }) => score >= WORTH_TRYING)
    .sort((a, b) => b.score - a.score)
  const readings = ranked.map(({ skill }) => ({ skill, reading: skill.read(ask) }))
  for (const { skill, reading } of readings.slice(0, 1)) if ('input' in reading) return { skill, input: reading.input }
  const best = readings[0]
  return { question: best && 'missing' in best.reading ? questionFor(best.skill, best.reading.missing, ask) : scope(skills, ask, examples) }
}

const phrases = {
  need: { en: 'To answer this I need:', ar: 'للإجابة أحتاج إلى:' },
  example: { en: 'for example', ar: 'مثلًا' },
  scope: { en: 'I can help with this:', ar: 'أستطيع المساعدة في ما يلي:' },
  try: { en: 'Try one of these:', ar: 'جرّب أحد هذه الطلبات:' },
} satisfies Record<string, Bilingual>

function questionFor(skill: Skill, missing: readonly Missing[], { language }: Ask): string {
  const lines = missing.map(({ name, example }) => `- **${name[language]}** (${phrases.example[language]}: ${example[language]})`)
  return [`**${skill.title[language]}**`, phrases.need[language], lines.join('\n')].join('\n\n')
}

function scope(skills: readonly Skill[], { language }: Ask, examples: readonly string[]): string {
  const abilities = skills.map((skill) => `- **${skill.title[language]}**: ${skill.description[language]}`).join('\n')
  const tries = examples.map((example) => `- ${example}`).join('\n')
  return [phrases.scope[language], abilities, phrases.try[language], tries].join('\n\n')
}
