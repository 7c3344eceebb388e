import { expect, test } from 'vitest'
import { skills } from '../all.ts'
import { choose, type Plan } from '../choose.ts'
import type { Skill } from '../skill.ts'

/** A request that each skill with suggestions answers. */
const requests = {
  'loan-planner': {
    en: 'loan of 1m at 4.5% over 25 years',
    ar: 'قرض مليون بفائدة 4.5% على 25 سنة',
  },
  'runway-forecast': {
    en: 'cash 600,000, revenue 20,000 and costs 75,000 a month',
    ar: 'النقد 600,000 والدخل 20,000 والمصاريف 75,000 شهريا',
  },
  'end-of-service-gratuity': {
    en: 'gratuity with basic 10,000 after 7 years',
    ar: 'مكافأة نهاية الخدمة براتب أساسي 10,000 بعد 7 سنوات',
  },
  'corporate-tax': {
    en: 'corporate tax on a profit of 500,000',
    ar: 'ضريبة الشركات على ربح 500,000',
  },
  'body-measure-check': { en: 'bmi of 180 cm and 85 kg', ar: 'كتلة الجسم طولي 180 سم ووزني 85 كغ' },
  'energy-planner': {
    en: 'calories for a man, 30 years old, 180 cm, 85 kg, moderately active',
    ar: 'سعرات رجل عمره 30 سنة طوله 180 سم ووزنه 85 كغ نشاط متوسط',
  },
  'savings-planner': {
    en: 'save 60,000 in 3 years, how much a month?',
    ar: 'أريد توفير 60,000 خلال 3 سنوات، كم شهريًا؟',
  },
} as const

const suggesting = skills.filter(({ frame }) => frame?.followUps)

test('every skill with suggestions is tried', () => {
  expect(suggesting.map(({ name }) => name).sort()).toEqual(Object.keys(requests).sort())
})

test.each(
  suggesting.flatMap((skill) =>
    (['en', 'ar'] as const).flatMap((language) =>
      (skill.frame?.followUps ?? []).map((text) => [text[language], skill, language] as const),
    ),
  ),
)('“%s” gives another answer than the request before it', (text, skill, language) => {
  const message = requests[skill.name as keyof typeof requests][language]
  const first = planFor(skill, message, language)
  const turn = { message, answer: '', outcome: 'answer' as const }
  const next = planFor(skill, text, language, [turn])

  expect(first.suggestions).toContain(text)
  expect(next.steps[0].input).not.toEqual(first.steps[0].input)
})

function planFor(
  skill: Skill,
  text: string,
  language: 'en' | 'ar',
  earlier: { message: string; answer: string; outcome: 'answer' }[] = [],
): Plan<Skill> {
  const choice = choose([skill], { text, language, today: '2026-11-20', earlier }, [])
  if (!('steps' in choice)) throw new Error(JSON.stringify(choice))
  return choice
}
