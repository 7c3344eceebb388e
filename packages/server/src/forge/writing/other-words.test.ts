import type { catalogue } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { skillsAnswering, writeAgent } from '../../../testing/written-agent.ts'

type Case = [goal: string, audience: string, category: catalogue.StandardCategory, skill: string]

const ideas: Case[] = [
  ['Tell cafés what VAT to put on their menu prices', 'Café owners', 'business', 'vat-calculator'],
  ['Split VAT out of receipts', 'Freelancers', 'business', 'vat-calculator'],
  ['Is my invoice compliant with FTA rules?', 'Accountants', 'business', 'tax-invoice-checker'],
  [
    'People leaving their job do not know how much money they are owed',
    'Employees',
    'business',
    'end-of-service-gratuity',
  ],
  [
    'After each weekly meeting, list the decisions and who must do what',
    'Team leads',
    'business',
    'meeting-minutes',
  ],
  [
    'Review NDAs before signing',
    'Founders without a lawyer',
    'business',
    'contract-clause-scanner',
  ],
  ['Validate supplier TRNs', 'Procurement officers', 'business', 'trn-check'],
  [
    'Keep my Instagram active with a monthly plan',
    'Beauty salons',
    'marketing',
    'content-calendar',
  ],
  ['Tell me why nobody opens my emails', 'Newsletter writers', 'marketing', 'headline-analyst'],
  ['Make titles of my blog articles more attractive', 'Bloggers', 'marketing', 'headline-analyst'],
  ['Improve how my site shows up on Google', 'Dentists in Dubai', 'marketing', 'search-page-audit'],
  ['How much house can I afford', 'Expats buying property', 'finance', 'loan-planner'],
  ['Tell me when my company will run out of money', 'Founders', 'finance', 'runway-forecast'],
  [
    'Analyse our monthly expenses and find waste',
    'Restaurant managers',
    'finance',
    'ledger-analysis',
  ],
  ["Work out the 9% tax on my company's profits", 'SME owners', 'finance', 'corporate-tax'],
  [
    'Create practice questions from my lecture notes',
    'Medical students',
    'education',
    'quiz-maker',
  ],
  [
    'Prepare for the IELTS exam in six weeks',
    'Adults learning English',
    'education',
    'study-planner',
  ],
  [
    'What mark do I need on the final to pass the course',
    'College students',
    'education',
    'grade-calculator',
  ],
  ['Simplify textbooks for weak readers', 'Grade 4 teachers', 'education', 'readability-coach'],
  ['Am I overweight?', 'Adults over 40', 'health', 'body-measure-check'],
  ['Remind people how much to drink in summer', 'Delivery riders', 'health', 'hydration-planner'],
  [
    'Tell site managers when it is too hot to work outside',
    'Construction site managers',
    'health',
    'heat-planner',
  ],
  ['Meal planning for diabetics', 'Diabetics', 'health', 'energy-planner'],
  ['Decide what to do first each morning', 'Busy parents', 'productivity', 'priority-matrix'],
  ['Give me the gist of long articles', 'Executives', 'productivity', 'text-summariser'],
  [
    'Turn measurements in my recipes from cups to grams',
    'Home cooks',
    'productivity',
    'unit-converter',
  ],
  [
    'Find meeting times across Dubai, London and New York',
    'Global teams',
    'productivity',
    'time-zone-converter',
  ],
  [
    'Convert Hijri dates for official forms',
    'Government employees',
    'productivity',
    'hijri-converter',
  ],
  ['Dirham to riyal converter', 'Travellers', 'productivity', 'currency-converter'],
  ['كم يستحق الموظف عند ترك العمل', 'موظفي القطاع الخاص', 'business', 'end-of-service-gratuity'],
  ['مراجعة العقود قبل التوقيع', 'رواد الأعمال', 'business', 'contract-clause-scanner'],
  ['تحسين ظهور موقعي في جوجل', 'أصحاب المواقع', 'marketing', 'search-page-audit'],
  ['معرفة ضريبة الشركات المستحقة على أرباحي', 'أصحاب الشركات', 'finance', 'corporate-tax'],
  ['تلخيص المحاضرات', 'طلاب الجامعات', 'education', 'text-summariser'],
  ['كم كوب ماء يجب أن يشرب العامل في الصيف', 'عمال البناء', 'health', 'hydration-planner'],
  ['العطل الرسمية في الإمارات', 'الموظفين', 'productivity', 'date-calculator'],
]

test.each(ideas)(
  'said in other words, an idea gets its category and its skill: %s (%s)',
  async (goal, audience, category, skill) => {
    const agent = await writeAgent(goal, audience)

    expect([agent.category, agent.skills[0]]).toEqual([category, skill])
    expect(skillsAnswering(agent)).not.toContain(undefined)
  },
)

test.each([
  ['Book a table at a restaurant', 'Diners'],
  ['Excel macros and metrics dashboards in 5 minutes', 'CEOs'],
  ['Save time for landlords in Dubai', 'Landlords'],
  ['Sell housing units faster', 'Developers'],
  ['Help kids excel in football', 'Parents'],
  ['Predict crypto prices', 'Traders'],
  ['حجز مواعيد الأطباء', 'المرضى'],
  ['تعليم الطبخ', 'ربات البيوت'],
])('a word that sounds like a skill’s is not taken for it: %s', async (goal, audience) => {
  await expect(writeAgent(goal, audience)).rejects.toMatchObject({ code: 'forge.no_skill_fits' })
})
