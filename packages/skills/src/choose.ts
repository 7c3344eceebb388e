import type { Bilingual } from '@wakeel/contract'
import { withoutRunsOfBlanks } from './reading/blanks.ts'
import { mentions } from './reading/words.ts'
import type { Ask, Missing, Skill } from './skill.ts'

/** As much of a skill as it takes to choose it: also a tool that is used elsewhere. */
export type Choosable = Pick<Skill, 'name' | 'title' | 'description' | 'suits' | 'read'>

export type Choice<S extends Choosable> = { skill: S; input: unknown } | { question: string }

/** Below this a request is taken to be about something else. */
const WORTH_TRYING = 0.1
/** A skill that suits this much less than the best is another subject, however complete its input is. */
const NEARLY_AS_GOOD = 0.6

/**
 * What to do with a request: use one skill with the input found in it, or ask the person for what is missing.
 * Of skills that suit about equally, one that can answer at once goes before one that would have to ask; but a request that is
 * clearly for one skill is never answered by another.
 */
export function choose<S extends Choosable>(
  skills: readonly S[],
  asked: Ask,
  examples: readonly string[],
): Choice<S> {
  const ask = { ...asked, text: withoutRunsOfBlanks(asked.text) }
  if (asksForScope(ask)) return { question: scope(skills, ask, examples) }
  const only = skills.length === 1
  const ranked = skills
    .map((skill) => ({ skill, score: skill.suits(ask) }))
    .filter(({ score }) => only || score >= WORTH_TRYING)
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return { question: scope(skills, ask, examples) }
  const comparable = ranked.filter(({ score }) => score >= best.score * NEARLY_AS_GOOD)
  const readings = comparable.map(({ skill }) => ({ skill, reading: skill.read(ask) }))
  for (const { skill, reading } of readings)
    if ('input' in reading) return { skill, input: reading.input }
  const first = readings[0]
  if (!first || 'input' in first.reading) return { question: scope(skills, ask, examples) }
  const { missing } = first.reading
  // The agent's only skill is tried with whatever is asked; when it does not suit, the person has to be told what it is for.
  if (best.score < WORTH_TRYING)
    return { question: [scope(skills, ask, examples), needs(missing, ask)].join('\n\n') }
  return { question: questionFor(first.skill, missing, ask, examples) }
}

/** Whether a request asks what an agent is for. */
export const asksForScope = ({ text }: Ask): boolean =>
  text.length < 80 && mentions(text, WHAT_CAN_YOU_DO)

const WHAT_CAN_YOU_DO = [
  'what can you do',
  'what do you do',
  'how can you help',
  'how do you work',
  'who are you',
  'ماذا يمكنك أن تفعل',
  'ماذا تستطيع أن تفعل',
  'ماذا تفعل',
  'من أنت',
  'كيف تساعدني',
  'كيف يمكنك مساعدتي',
  'بماذا تساعدني',
]

const phrases = {
  need: { en: 'To answer this I need:', ar: 'للإجابة أحتاج إلى:' },
  example: { en: 'for example', ar: 'مثلًا' },
  whole: { en: 'A complete request looks like this:', ar: 'الطلب المكتمل يكون هكذا:' },
  scope: { en: 'I can help with this:', ar: 'أستطيع المساعدة في ما يلي:' },
  try: { en: 'Try one of these:', ar: 'جرّب أحد هذه الطلبات:' },
} satisfies Record<string, Bilingual>

function questionFor(
  skill: Choosable,
  missing: readonly Missing[],
  ask: Ask,
  examples: readonly string[],
): string {
  const [example] = examples
  const whole =
    example && !example.includes('\n') ? [`${phrases.whole[ask.language]} ${example}`] : []
  return [`**${skill.title[ask.language]}**`, needs(missing, ask), ...whole].join('\n\n')
}

function needs(missing: readonly Missing[], { language }: Ask): string {
  const lines = missing.map(
    ({ name, example }) =>
      `- **${name[language]}** (${phrases.example[language]}: ${example[language]})`,
  )
  return [phrases.need[language], lines.join('\n')].join('\n\n')
}

/** What an agent is for, in words. */
export function scope(
  skills: readonly Choosable[],
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
