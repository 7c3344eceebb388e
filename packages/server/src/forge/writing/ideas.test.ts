import { type catalogue, forge } from '@wakeel/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skillsAnswering, writeAgent } from '../../../testing/written-agent.ts'
import { STANDARD_NAME } from '../../brand.ts'
import { DomainError } from '../../errors.ts'
import { checkComplete } from '../checks/complete.ts'
import { checkContent } from '../checks/content.ts'
import { checkTexts } from '../checks/texts.ts'
import type { Idea } from './idea.ts'

type Case = [
  goal: string,
  audience: string,
  input: Idea['dataInputType'],
  category: catalogue.StandardCategory,
  name: string,
  skills: string[],
]

const ideas: Case[] = [
  [
    'Help landlords in Dubai work out VAT on service invoices',
    'Landlords in Dubai',
    'text_questions',
    'business',
    'VAT Helper for Landlords',
    ['vat-calculator'],
  ],
  [
    'Calculate what an employee gets when leaving after years of service',
    'HR managers of small companies',
    'text_questions',
    'business',
    'Gratuity Calculator for HR Managers of Small Companies',
    ['end-of-service-gratuity'],
  ],
  [
    'Find risky clauses in tenancy contracts before people sign',
    'Tenants who rent their first flat',
    'documents',
    'business',
    'Lease Clause Checker for Tenants',
    ['contract-clause-scanner'],
  ],
  [
    'Turn messy meeting notes into decisions with owners and dates',
    'Project managers',
    'documents',
    'business',
    'Meeting Minutes Writer for Project Managers',
    ['meeting-minutes'],
  ],
  [
    'Check that supplier invoices are valid UAE tax invoices',
    'Accountants',
    'documents',
    'business',
    'Tax Invoice Checker for Accountants',
    ['tax-invoice-checker'],
  ],
  [
    'Tell me the public holidays in the UAE and count working days for leave requests',
    'HR teams',
    'text_questions',
    'business',
    'UAE Holiday Guide for HR Teams',
    ['date-calculator'],
  ],
  [
    'Plan a month of Instagram posts for my café',
    'Small café owners',
    'text_questions',
    'marketing',
    'Content Calendar Planner for Small Café Owners',
    ['content-calendar'],
  ],
  [
    'Write better email subject lines so more people open our newsletter',
    'Marketing teams',
    'text_questions',
    'marketing',
    'Subject-Line Analyst for Marketing Teams',
    ['headline-analyst'],
  ],
  [
    'Check my website pages for SEO mistakes',
    'Online shops',
    'text_questions',
    'marketing',
    'Search-Page Auditor for Online Shops',
    ['search-page-audit'],
  ],
  [
    'Build campaign links with UTM tags nobody misspells',
    'marketers',
    'text_questions',
    'marketing',
    'Campaign Link Builder for Marketers',
    ['campaign-links'],
  ],
  [
    'Show what a mortgage really costs each month',
    'First-time home buyers in Abu Dhabi',
    'financial_info',
    'finance',
    'Mortgage Planner for First-Time Home Buyers',
    ['loan-planner'],
  ],
  [
    'How long will our cash last if revenue grows',
    'Startup founders',
    'financial_info',
    'finance',
    'Runway Forecaster for Startup Founders',
    ['runway-forecast'],
  ],
  [
    'Find out where our money goes from bank transactions',
    'Families',
    'financial_info',
    'finance',
    'Expense Analyst for Families',
    ['ledger-analysis'],
  ],
  [
    'Estimate corporate tax on a profit of AED 850,000',
    'Owners of free zone companies',
    'financial_info',
    'finance',
    'Corporate Tax Estimator for Owners of Free Zone Companies',
    ['corporate-tax'],
  ],
  [
    'Make quizzes from lesson texts',
    'Teachers of grade 6',
    'documents',
    'education',
    'Quiz Maker for Teachers of Grade 6',
    ['quiz-maker'],
  ],
  [
    'Plan my revision before final exams',
    'University students',
    'text_questions',
    'education',
    'Study Planner for University Students',
    ['study-planner'],
  ],
  [
    'Calculate my GPA and what I need in the final',
    'a student',
    'text_questions',
    'education',
    'Grade and GPA Calculator for Students',
    ['grade-calculator'],
  ],
  [
    'Tell if a text is too hard for a class to read',
    'Primary school teachers',
    'documents',
    'education',
    'Readability Coach for Primary School Teachers',
    ['readability-coach'],
  ],
  [
    'Help me lose weight by counting calories',
    'Busy office workers',
    'text_questions',
    'health',
    'Calorie Planner for Office Workers',
    ['energy-planner'],
  ],
  [
    'Check BMI and waist',
    'Adults',
    'text_questions',
    'health',
    'BMI and Waist Checker',
    ['body-measure-check'],
  ],
  [
    'Keep construction workers safe in the summer heat and tell them how much water to drink',
    'Site supervisors',
    'text_questions',
    'health',
    'Hydration Planner for Site Supervisors',
    ['hydration-planner', 'heat-planner'],
  ],
  [
    'Sort my to-do list by what is urgent',
    'everyone',
    'text_questions',
    'productivity',
    'Task Prioritiser',
    ['priority-matrix'],
  ],
  [
    'Answer questions about our sales spreadsheet',
    'Shop owners',
    'business_data',
    'productivity',
    'Table Analyst for Shop Owners',
    ['table-answerer'],
  ],
  [
    'Summarise long reports for me',
    'Busy managers',
    'documents',
    'productivity',
    'Text Summariser for Managers',
    ['text-summariser'],
  ],
  [
    'Convert time between Dubai and London for calls',
    'Remote teams',
    'text_questions',
    'productivity',
    'Time Zone Helper for Remote Teams',
    ['time-zone-converter'],
  ],
]

const arabicIdeas: Case[] = [
  [
    'أريد حساب ضريبة القيمة المضافة على فواتير المطعم',
    'أصحاب المطاعم الصغيرة',
    'text_questions',
    'business',
    'مساعد ضريبة القيمة المضافة لأصحاب المطاعم الصغيرة',
    ['vat-calculator'],
  ],
  [
    'مساعدة الموظفين على معرفة مكافأة نهاية الخدمة',
    'الموظفون في القطاع الخاص',
    'text_questions',
    'business',
    'حاسبة مكافأة نهاية الخدمة للموظفين',
    ['end-of-service-gratuity'],
  ],
  [
    'تخطيط منشورات إنستغرام لشهر رمضان',
    'صناع المحتوى',
    'text_questions',
    'marketing',
    'منظّم تقويم المحتوى لصناع المحتوى',
    ['content-calendar'],
  ],
  [
    'كم القسط الشهري لقرض شراء شقة بقيمة 1,200,000 درهم',
    'المقبلين على الشراء',
    'financial_info',
    'finance',
    'حاسبة التمويل العقاري',
    ['loan-planner'],
  ],
  [
    'خطة مذاكرة قبل الامتحانات',
    'طلاب الجامعات',
    'text_questions',
    'education',
    'منظّم المذاكرة لطلاب الجامعات',
    ['study-planner'],
  ],
  [
    'حساب السعرات اليومية لإنقاص الوزن',
    'رواد الصالات الرياضية',
    'text_questions',
    'health',
    'منظّم السعرات لرواد الصالات الرياضية',
    ['energy-planner'],
  ],
  [
    'تلخيص التقارير الطويلة في نقاط',
    'المديرين المشغولين',
    'documents',
    'productivity',
    'ملخّص النصوص للمديرين المشغولين',
    ['text-summariser'],
  ],
]

const known = new Map<string, ReturnType<typeof writeAgent>>()

/** Written once for all that is looked at. */
function written(goal: string, audience: string, input: Idea['dataInputType']) {
  const name = `${goal} ${audience}`
  const agent = known.get(name) ?? writeAgent(goal, audience, input)
  known.set(name, agent)
  return agent
}

test.each([...ideas, ...arabicIdeas])(
  'what is written of it passes the checks before publishing: %s (%s)',
  async (goal, audience, input) => {
    const agent = await written(goal, audience, input)

    expect(
      [checkComplete(agent), checkTexts(agent), checkContent(agent, [STANDARD_NAME])].flatMap(
        ({ reasons }) => reasons,
      ),
    ).toEqual([])
  },
)

test.each(ideas)(
  'an idea becomes an agent that works: %s (%s)',
  async (goal, audience, input, category, name, given) => {
    const agent = await written(goal, audience, input)

    expect(agent.name.en).toBe(name)
    expect([agent.category, agent.skills]).toEqual([category, given])
    expect(agent.demo_prompts.en).toHaveLength(3)
    expect(
      skillsAnswering(agent).every((skill) => skill !== undefined && given.includes(skill)),
    ).toBe(true)
  },
)

test.each(arabicIdeas)(
  'an Arabic idea becomes an agent that works: %s (%s)',
  async (goal, audience, input, category, name, given) => {
    const agent = await written(goal, audience, input)

    expect(agent.name.ar).toBe(name)
    expect([agent.category, agent.skills]).toEqual([category, given])
    expect(agent.demo_prompts.ar).toHaveLength(3)
    expect(
      skillsAnswering(agent).every((skill) => skill !== undefined && given.includes(skill)),
    ).toBe(true)
  },
)

const said = [...ideas, ...arabicIdeas].flatMap(([goal, audience]) =>
  `${goal} ${audience}`.split(' '),
)
const pieces = fc.oneof(
  fc.constantFrom(...said),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.integer().map(String),
)
const text = (max: number) =>
  fc.array(pieces, { minLength: 1, maxLength: 30 }).map((words) => words.join(' ').slice(0, max))

test('whatever is written becomes an agent that holds to the contract and answers, or is refused', async () => {
  const anyIdea = fc.record({
    goal: text(2000),
    audience: text(500),
    input: fc.constantFrom(...forge.dataInputTypes),
  })

  await fc.assert(
    fc.asyncProperty(anyIdea, async ({ goal, audience, input }) => {
      const agent = await writeAgent(goal.toWellFormed(), audience.toWellFormed(), input).catch(
        (error: unknown) => error,
      )
      if (agent instanceof DomainError) {
        expect(agent.code).toBe('forge.no_skill_fits')
        return
      }
      const checked = forge.AgentContent.parse(agent)
      expect(checked).toEqual(agent)
      expect(skillsAnswering(checked)).not.toContain(undefined)
    }),
    { numRuns: 40 },
  )
}, 60_000)
