import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
let customer: Person
let forge: ReturnType<typeof atForge>
beforeAll(async () => {
  system = await openSystem()
  customer = await system.user()
})
afterAll(() => system.close())
beforeEach(async () => {
  forge = atForge(system, await system.user())
})

describe('without a language model', () => {
  test.for([
    [
      'business',
      'Help landlords in Dubai work out VAT on service invoices',
      'Landlords in Dubai',
      'text_questions',
    ],
    ['business', 'حساب مكافأة نهاية الخدمة للموظفين', 'مدراء الموارد البشرية', 'text_questions'],
    ['marketing', 'Plan a month of social media posts', 'Small shops', 'text_questions'],
    ['marketing', 'Build and check campaign links with UTM tags', 'Marketing teams', 'mixed'],
    [
      'finance',
      'Work out the monthly payment of a mortgage',
      'First-time home buyers',
      'financial_info',
    ],
    ['finance', 'How long will our cash last', 'Startup founders', 'financial_info'],
    ['education', 'Make quizzes from lesson texts', 'Teachers of grade 6', 'documents'],
    ['education', 'خطة مذاكرة قبل الامتحانات', 'طلاب الجامعات', 'text_questions'],
    ['health', 'Check BMI and waist', 'Adults', 'text_questions'],
    ['health', 'كم أحتاج من الماء والسعرات كل يوم', 'الرياضيون', 'text_questions'],
    ['productivity', 'Sort my to-do list by what is urgent', 'everyone', 'text_questions'],
    ['productivity', 'Summarise long reports for me', 'Busy managers', 'documents'],
  ] as const)(
    'an idea for %s is in the store in two requests and answers others: %s',
    async ([category, goal, audience, input]) => {
      const generated = await forge.generate({
        problem_goal: goal,
        target_audience: audience,
        data_input_type: input,
      })
      const { id, demo_prompts } = generated.body.generated_app

      const published = await forge.publish(id)
      const demo = await system.request('POST', `/api/apps/${published.body.slug}/demo`, {
        token: customer.token,
        body: { input: demo_prompts[0] },
      })

      expect(
        published.body.checks.flatMap(({ reasons }: { reasons: object[] }) => reasons),
      ).toEqual([])
      expect(published.body.status).toBe('published')
      expect(
        (await system.request('GET', `/api/apps/${published.body.slug}`)).body.app,
      ).toMatchObject({ category, is_verified: true })
      expect(demo.body.skills_used).not.toEqual([])
    },
  )
})
