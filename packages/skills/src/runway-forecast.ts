import type { z } from 'zod'
import { explainRunway } from './runway/explanation.ts'
import { forecastRunway, type Runway, RunwayInput } from './runway/forecast.ts'
import { runwayFrame } from './runway/frame.ts'
import { interpretRunway } from './runway/interpret.ts'
import { isInvestmentAsked } from './runway/investment-asked.ts'
import { withMonthEnds } from './runway/month-ends.ts'
import { type Ask, defineSkill } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

const { frame, suits, read } = readBy({
  frame: runwayFrame,
  interpret: interpretRunway,
  resultsOf: (input, today) => {
    const { months } = forecastRunway(input, today)
    return months === undefined ? [] : [{ value: months, isInMonths: true }]
  },
})
const asMeant = (ask: Ask): Ask => ({ ...ask, text: withMonthEnds(ask.text) })

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
        'crypto, bitcoin, etf, fixed deposit, stock market, كريبتو, بتكوين, بورصة, عملات رقمية',
      isAsked: isInvestmentAsked,
      sentence: {
        en: 'I do not give investment advice and cannot tell which investment will earn more. What I can do is forecast how long the cash lasts.',
        ar: 'لا أقدم نصائح استثمارية ولا أستطيع أن أقول أي استثمار يربح أكثر. ما أستطيعه هو توقع كم يكفي النقد.',
      },
    },
    {
      asked:
        'connect to my bank, connect to our bank, connect my bank, connect our bank, connect my account, connect to my account, link my bank, link our bank, link my account, log into my bank, log in to my bank, access my bank, access our bank, pull my balance, pull our balance, read my bank, اربط حسابي, اربط حسابنا, اربط بالبنك, اربط البنك, تربط حسابي, تربط حسابنا, اتصل بالبنك, ادخل حسابي, ادخل على حسابي, ادخل على حسابنا, تدخل على حسابي, شوف حسابي البنكي',
      sentence: {
        en: 'I do not connect to a bank account: give me the cash at hand, and I work with that.',
        ar: 'لا أتصل بحسابك البنكي؛ أعطني النقد المتاح وأحسب على أساسه.',
      },
    },
  ],
  input: RunwayInput as z.ZodType<RunwayInput>,
  frame,
  suits: (ask) => suits(asMeant(ask)),
  read: (ask) => read(asMeant(ask)),
  run: (input, { today }) => forecastRunway(input, today),
  explain: explainRunway,
})
