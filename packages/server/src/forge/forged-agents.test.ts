import { forge as contract } from '@wakeel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

test.each([
  [
    'Check that supplier invoices are valid UAE tax invoices',
    'Accountants',
    'documents',
    'business',
  ],
  [
    'مساعدة الموظفين على معرفة مكافأة نهاية الخدمة',
    'الموظفون في القطاع الخاص',
    'text_questions',
    'business',
  ],
  [
    'Write better email subject lines so more people open our newsletter',
    'Marketing teams',
    'text_questions',
    'marketing',
  ],
  [
    'Build campaign links with UTM tags nobody misspells',
    'Marketers',
    'text_questions',
    'marketing',
  ],
  [
    'Show what a mortgage really costs each month',
    'First-time home buyers in Abu Dhabi',
    'financial_info',
    'finance',
  ],
  ['تحليل مصروفات الشركة الشهرية', 'المحاسبين', 'financial_info', 'finance'],
  ['Make quizzes from lesson texts', 'Teachers of grade 6', 'documents', 'education'],
  ['خطة مذاكرة قبل الامتحانات', 'طلاب الجامعات', 'text_questions', 'education'],
  ['Help me lose weight by counting calories', 'Busy office workers', 'text_questions', 'health'],
  [
    'Keep construction workers safe in the heat and tell them how much water to drink',
    'Site supervisors',
    'text_questions',
    'health',
  ],
  ['Sort my to-do list by what is urgent', 'Everyone', 'text_questions', 'productivity'],
  ['Answer questions about our sales spreadsheet', 'Shop owners', 'business_data', 'productivity'],
])(
  'from idea to store without a language model: %s (%s)',
  async (problem_goal, target_audience, data_input_type, category) => {
    const forge = atForge(system, await system.user())

    const { generated_app: app } = (
      await forge.generate({ problem_goal, target_audience, data_input_type })
    ).body
    const published = (await forge.publish(app.id)).body

    expect(app).toMatchObject({ category, written_by: 'built-in' })
    expect(app.demo_prompts).toHaveLength(3)
    expect(published).toMatchObject({
      status: 'published',
      checks: contract.checkNames.map((name) => ({ name, passed: true, reasons: [] })),
    })
    const listed = await system.request('GET', `/api/apps/${published.slug}`)
    expect(listed.status).toBe(200)
  },
)
