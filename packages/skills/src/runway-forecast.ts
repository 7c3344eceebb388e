import type { z } from 'zod'
import { opening } from './reading/opening.ts'
import { mentions } from './reading/words.ts'
import { explainRunway } from './runway/explanation.ts'
import { forecastRunway, type Runway, RunwayInput } from './runway/forecast.ts'
import { readRunway } from './runway/request.ts'
import { defineSkill } from './skill.ts'

const LONGEST_REQUEST = 4000

export const runwayForecast = defineSkill<RunwayInput, Runway>({
  name: 'runway-forecast',
  title: { en: 'Cash-flow and runway forecast', ar: 'توقع التدفق النقدي ومدة كفاية النقد' },
  description: {
    en: 'Forecasts cash month by month from the cash at hand, monthly income and costs and their growth: how long it lasts, the month it runs out, the break-even month, and what is needed to reach a target.',
    ar: 'يتوقع النقد شهرًا بشهر من الرصيد المتاح والدخل والتكاليف الشهرية ونموهما: كم يكفي، وفي أي شهر ينفد، ومتى يتعادل الدخل والتكاليف، وما اللازم لبلوغ هدف معيّن.',
  },
  input: RunwayInput as z.ZodType<RunwayInput>,
  suits: ({ text }) =>
    mentions(opening(text, LONGEST_REQUEST), [
      'runway',
      'burn',
      'burn rate',
      'cash flow',
      'cashflow',
      'cash',
      'run out',
      'break even',
      'تدفق نقدي',
      'التدفق النقدي',
      'سيولة',
      'نقد',
      'نقدي',
      'حرق',
      'ينفد',
      'يكفي',
      'تكفي',
      'كفاية',
    ])
      ? 0.9
      : 0,
  read: ({ text }) => readRunway(opening(text, LONGEST_REQUEST)),
  run: (input, { today }) => forecastRunway(input, today),
  explain: explainRunway,
})
