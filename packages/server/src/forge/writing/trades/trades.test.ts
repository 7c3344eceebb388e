import { languageOfRequest, respond, skills } from '@wakeel/skills'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../testing/size.ts'
import { trades } from './all.ts'

/** A week, then a day in each of the months that follow. */
const days = sampleOf(
  Array.from({ length: 18 }, (_, day) => (day < 7 ? day : day * 31)),
  3,
).map((ahead) => new Date(Date.UTC(2026, 10, 20) + ahead * 86_400_000).toISOString().slice(0, 10))

const languages = ['en', 'ar'] as const

test('the writer knows every skill of the store', () => {
  const known = trades.map(({ skill }) => skill.name)

  expect(known.toSorted()).toEqual(skills.map(({ name }) => name).toSorted())
})

const prompts = trades.flatMap(({ skill, callings, prompts, promptAbout }) =>
  languages.flatMap((language) =>
    [
      ...prompts[language],
      ...callings.flatMap((calling) => calling.prompts?.[language] ?? []),
      ...(promptAbout ? [promptAbout(85_000)[language]] : []),
    ].map((prompt) => [prompt, skill, language] as const),
  ),
)

test.each(prompts)(
  'the writer’s prompt is answered in its own language on any day: %s',
  (prompt, skill, language) => {
    expect(languageOfRequest(prompt)).toBe(language)
    for (const today of days)
      expect(respond([skill], { text: prompt, language, today }).skill).toBe(skill.name)
  },
)

test.each(trades.map((trade) => [trade.skill.name, trade] as const))(
  'what %s does is said briefly, with three prompts in each language',
  (_, trade) => {
    for (const language of languages) {
      expect(trade.does[language].length).toBeLessThanOrEqual(60)
      expect(trade.prompts[language]).toHaveLength(3)
      expect(trade.needs[language].length).toBeGreaterThan(0)
      expect(trade.never[language].length).toBeGreaterThan(0)
    }
  },
)
