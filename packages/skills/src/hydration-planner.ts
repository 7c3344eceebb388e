import type { z } from 'zod'
import { HydrationInput, type HydrationOutput, planHydration } from './heat/hydration.ts'
import { drunkBy, explainHydration } from './heat/hydration-answer.ts'
import { hydrationFrame } from './heat/hydration-frame.ts'
import { interpretHydration } from './heat/hydration-interpret.ts'
import { leavesWaterAside } from './heat/left-aside.ts'
import { onWater, withUsesOfWater } from './heat/uses.ts'
import { defineSkill } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

const NAMED = 0.9
const LESS_THAN_HEAT = 0.4

const reader = readBy({
  frame: hydrationFrame,
  interpret: interpretHydration,
  resultsOf: (input) => drunkBy(planHydration(input)),
})

export const hydrationPlanner = defineSkill<HydrationInput, HydrationOutput>({
  name: 'hydration-planner',
  title: { en: 'Daily water plan', ar: 'خطة الماء اليومية' },
  description: {
    en: 'How much water a day by sex and age (EFSA), with what exercise or work in the heat adds.',
    ar: 'كمية الماء اليومية بحسب الجنس والعمر (EFSA) مع ما تضيفه الرياضة أو العمل في الحر.',
  },
  source: {
    title: {
      en: 'EFSA, Scientific opinion on dietary reference values for water, EFSA Journal 8(3):1459',
      ar: 'الهيئة الأوروبية لسلامة الأغذية، القيم المرجعية للماء، EFSA Journal 8(3):1459',
    },
    url: 'https://doi.org/10.2903/j.efsa.2010.1459',
    date: '2010-03-25',
  },
  input: HydrationInput as z.ZodType<HydrationInput>,
  ...reader,
  // Without a word of water, temperature and humidity ask how hot it feels.
  suits: (ask) => {
    if (leavesWaterAside(ask.text)) return 0
    const score = reader.suits(ask)
    return score < NAMED ? Math.min(score, LESS_THAN_HEAT) : score
  },
  read: (ask) => withUsesOfWater(reader.read(onWater(ask)), ask),
  run: planHydration,
  explain: explainHydration,
})
