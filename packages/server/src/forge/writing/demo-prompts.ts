import type { Bilingual, Language } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { choose, languageOfRequest, quantities, use } from '@wakeel/skills'
import type { Fit } from './fitting-trades.ts'

const PROMPTS = 3
const DAY_MS = 86_400_000
/** A working day, a Friday or a weekend, other months and the next year. */
const CHECKED_DAYS = [0, 2, 5, 37, 222]
const languages: readonly Language[] = ['en', 'ar']

/** The skills that can be given to one agent together, with prompts that it answers with them on any day. */
export function equip(
  fits: readonly Fit[],
  text: string,
  today: string,
): { fits: Fit[]; prompts: Bilingual<string[]> } {
  const days = CHECKED_DAYS.map((ahead) =>
    new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10),
  )
  const amount = amountIn(text)
  let together: Fit[] = []
  let answered: Answered[] = []
  for (const fit of fits) {
    // A skill that another one outshouts, or is outshouted by it, is not given to the same agent.
    const tried = [...together, fit]
    const found = tried.map((member) => answeredPrompts(member, tried, amount, days))
    if (!found.every(({ en, ar }) => en.length > 0 && ar.length > 0)) continue
    together = tried
    answered = found
  }
  return {
    fits: together,
    prompts: { en: takeTurns(answered, 'en'), ar: takeTurns(answered, 'ar') },
  }
}

type Answered = Bilingual<string[]>

function answeredPrompts(
  { trade, calling }: Fit,
  members: readonly Fit[],
  amount: number | undefined,
  days: readonly string[],
): Answered {
  const skills = members.map((member) => member.trade.skill)
  const about = amount === undefined ? undefined : trade.promptAbout?.(amount)
  const answered: Answered = { en: [], ar: [] }
  for (const language of languages) {
    const prompts = [
      about?.[language],
      ...(calling.prompts?.[language] ?? []),
      ...trade.prompts[language],
    ]
    for (const prompt of new Set(prompts)) {
      if (answered[language].length === PROMPTS) break
      if (prompt !== undefined && days.every((day) => isAnswered(prompt, trade.skill, skills, day)))
        answered[language].push(prompt)
    }
  }
  return answered
}

/** Whether an agent with these skills answers with this one, in full. */
function isAnswered(prompt: string, by: Skill, skills: readonly Skill[], today: string): boolean {
  const ask = { text: prompt, language: languageOfRequest(prompt), today }
  const choice = choose(skills, ask, [])
  if (!('steps' in choice)) return false
  const [{ skill, input }] = choice.steps
  if (skill !== by) return false
  const { output } = use(skill, input, ask)
  return !(typeof output === 'object' && output !== null && 'refused' in output)
}

/** The first prompt of every skill, then the second, until there are enough. */
function takeTurns(answered: readonly Answered[], language: Language): string[] {
  const rounds = Array.from({ length: PROMPTS }, (_, round) =>
    answered.flatMap((prompts) => prompts[language][round] ?? []),
  )
  return rounds.flat().slice(0, PROMPTS)
}

/** The first amount of dirhams that is worth a question. */
function amountIn(text: string): number | undefined {
  const amount = quantities(text).find(
    (quantity) => quantity.kind === 'money' && quantity.currency === 'AED' && quantity.value >= 100,
  )
  return amount && 'value' in amount && amount.value <= 1_000_000_000 ? amount.value : undefined
}
