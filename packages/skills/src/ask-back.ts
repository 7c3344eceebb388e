import type { Bilingual } from '@wakeel/contract'
import type { Ask, Missing, Skill } from './skill.ts'

// What is said when a request cannot be answered yet: what is missing, and what the agent is for.

type Named = Pick<Skill, 'title' | 'description'>

const phrases = {
  need: { en: 'To answer this I need:', ar: 'للإجابة أحتاج إلى:' },
  example: { en: 'for example', ar: 'مثلًا' },
  whole: { en: 'A complete request looks like this:', ar: 'الطلب المكتمل يكون هكذا:' },
  scope: { en: 'I can help with this:', ar: 'أستطيع المساعدة في ما يلي:' },
  try: { en: 'Try one of these:', ar: 'جرّب أحد هذه الطلبات:' },
} satisfies Record<string, Bilingual>

/** What is asked back for what is missing. */
export function questionFor(
  skill: Named,
  missing: readonly Missing[],
  ask: Ask,
  examples: readonly string[],
): string {
  const [example] = examples
  const whole =
    example && !example.includes('\n') ? [`${phrases.whole[ask.language]} ${example}`] : []
  return [`**${skill.title[ask.language]}**`, needs(missing, ask), ...whole].join('\n\n')
}

/** The list of what is missing, each with an example. */
export function needs(missing: readonly Missing[], { language }: Ask): string {
  const lines = missing.map(
    ({ name, example }) =>
      `- **${name[language]}** (${phrases.example[language]}: ${example[language]})`,
  )
  return [phrases.need[language], lines.join('\n')].join('\n\n')
}

/** What an agent is for, in words. */
export function scope(
  skills: readonly Named[],
  { language }: Ask,
  examples: readonly string[],
): string {
  const abilities = skills
    .map((skill) => `- **${skill.title[language]}**: ${skill.description[language]}`)
    .join('\n')
  const tries = examples
    .map((example) => `- ${example.replace(/(?<!\s)\s*\n[\s\S]*/, ' …')}`)
    .join('\n')
  return [
    phrases.scope[language],
    abilities,
    ...(tries ? [phrases.try[language], tries] : []),
  ].join('\n\n')
}
