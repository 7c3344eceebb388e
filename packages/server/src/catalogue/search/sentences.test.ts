import { expect, test } from 'vitest'
import { search } from '../../../testing/search.ts'
import { agentDefinitions } from '../../own-agents/all.ts'
import { Categories } from '../categories.ts'
import { SearchIndex } from './search-index.ts'
import { searchTexts } from './search-texts.ts'

const index = new SearchIndex()
const categories = new Categories()
for (const [
  slot,
  { name, category, shortDescription, description, demoPrompts, skills: own },
] of agentDefinitions.entries()) {
  const prompts = (language: 'en' | 'ar') => demoPrompts.map(({ text }) => text[language])
  const skillTitles = own.map(({ title }) => `${title.en} ${title.ar}`).join(' ')
  index.add(
    slot,
    searchTexts(
      {
        name,
        shortDescription,
        description,
        demoPrompts: { en: prompts('en'), ar: prompts('ar') },
      },
      categories.wordsOf(category),
      skillTitles,
    ),
  )
}

function find(sentence: string): string[] {
  return search(index, sentence).slots.map((slot) => agentDefinitions[slot]!.slug)
}

test.for([
  ['calculate VAT on my invoice', 'vat-invoice-desk'],
  ['how much will I get when I leave my job', 'end-of-service-gratuity'],
  ['home loan', 'mortgage-and-loan-planner'],
  ['رهن عقاري', 'mortgage-and-loan-planner'],
  ['كم مكافأة نهاية الخدمة لو استقلت', 'end-of-service-gratuity'],
  ['I want to lose weight', 'energy-macro-planner'],
  ['help me study for my exams', 'study-planner'],
  ['make my article easier to read', 'readability-coach'],
  ['what did we decide in the meeting', 'meeting-minutes'],
  ['is this lease safe to sign', 'contract-clause-scanner'],
  ['how long will our money last', 'runway-forecaster'],
  ['كم لازم اشرب ماء في الحر', 'hydration-heat-planner'],
  ['اختصر لي هذا النص', 'text-summary-desk'],
  ['حول ١٠٠ دولار الى درهم', 'converter-calendar-desk'],
  ['questions from my lecture notes', 'quiz-maker'],
] as const)('“%s” finds the agent that does it among the first three', ([sentence, slug]) => {
  expect(find(sentence).slice(0, 3)).toContain(slug)
})
