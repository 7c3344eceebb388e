import type { z } from 'zod'
import { explainRunway } from './runway/explanation.ts'
import { forecastRunway, type Runway, RunwayInput } from './runway/forecast.ts'
import { runwayFrame } from './runway/frame.ts'
import { interpretRunway } from './runway/interpret.ts'
import { defineSkill } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

export const runwayForecast = defineSkill<RunwayInput, Runway>({
  name: 'runway-forecast',
  title: { en: 'Cash-flow and runway forecast', ar: 'توقع التدفق النقدي ومدة كفاية النقد' },
  description: {
    en: 'Forecasts cash month by month from the cash at hand, monthly income and costs and their growth: how long it lasts, the month it runs out, the break-even month, and what is needed to reach a target.',
    ar: 'يتوقع النقد شهرًا بشهر من الرصيد المتاح والدخل والتكاليف الشهرية ونموهما: كم يكفي، وفي أي شهر ينفد، ومتى يتعادل الدخل والتكاليف، وما اللازم لبلوغ هدف معيّن.',
  },
  limits: [
    {
      asked:
        'gold, stocks, shares, crypto, bitcoin, etf, fixed deposit, stock market, ذهب, أسهم, كريبتو, بتكوين, بورصة, عملات رقمية',
      sentence: {
        en: 'I do not give investment advice and cannot tell which investment will earn more. What I can do is forecast how long the cash lasts.',
        ar: 'لا أقدم نصائح استثمارية ولا أستطيع أن أقول أي استثمار يربح أكثر. ما أستطيعه هو توقع كم يكفي النقد.',
      },
    },
  ],
  input: RunwayInput as z.ZodType<RunwayInput>,
  ...readBy({
    frame: runwayFrame,
    interpret: interpretRunway,
    resultsOf: (input, today) => {
      const { months } = forecastRunway(input, today)
      return months === undefined ? [] : [{ value: months, isInMonths: true }]
    },
  }),
  run: (input, { today }) => forecastRunway(input, today),
  explain: explainRunway,
})
