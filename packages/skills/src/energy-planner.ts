import type { Language } from '@wakeel/contract'
import type { z } from 'zod'
import { explainEnergy } from './energy/energy-answer.ts'
import { EnergyInput, type EnergyOutput, planEnergy } from './energy/energy-plan.ts'
import { energyFrame } from './energy/frame.ts'
import { interpretEnergy } from './energy/interpret.ts'
import { formatNumber } from './reading/format.ts'
import { defineSkill } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

export const energyPlanner = defineSkill<EnergyInput, EnergyOutput>({
  name: 'energy-planner',
  title: { en: 'Energy and macro plan', ar: 'خطة السعرات والعناصر الغذائية' },
  description: {
    en: 'Daily calories to lose, keep or gain weight, with protein, fat and carbohydrate in grams, from sex, age, height and weight (adults).',
    ar: 'السعرات اليومية لإنقاص الوزن أو ثباته أو زيادته، مع غرامات البروتين والدهون والكربوهيدرات، حسب الجنس والعمر والطول والوزن (للبالغين).',
  },
  source: {
    title: {
      en: 'Mifflin, St Jeor et al., A new predictive equation for resting energy expenditure, Am J Clin Nutr 51:241–247',
      ar: 'معادلة ميفلين–سانت جيور، المجلة الأمريكية للتغذية السريرية 51:241–247',
    },
    url: 'https://doi.org/10.1093/ajcn/51.2.241',
    date: '1990-02-01',
  },
  input: EnergyInput as z.ZodType<EnergyInput>,
  ...readBy({ frame: energyFrame, interpret: interpretEnergy, resultsOf: targetOf }),
  run: planEnergy,
  explain: explainEnergy,
})

/** What is to be eaten a day, where how active somebody is has been told. */
function targetOf(input: EnergyInput) {
  const [only, ...others] = planEnergy(input).plans
  return only && others.length === 0 ? [{ value: only.targetKcal, written: saidInKcal }] : []
}

const saidInKcal = (value: number, language: Language): string =>
  `${formatNumber(value, language)} ${language === 'ar' ? 'سعرة' : 'kcal'}`
