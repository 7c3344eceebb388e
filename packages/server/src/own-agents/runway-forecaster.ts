import { runwayForecast } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const runwayForecaster: AgentDefinition = {
  slug: 'runway-forecaster',
  emoji: '🛫',
  category: 'finance',
  name: { en: 'Cash & Runway Forecaster', ar: 'توقّع السيولة ومدة كفايتها' },
  shortDescription: {
    en: 'How many months your cash lasts, the month it runs out, and what changes that',
    ar: 'كم شهرًا يكفي نقدك، وفي أي شهر ينفد، وما الذي يغيّر ذلك',
  },
  description: {
    en: 'Give your cash, what comes in and what goes out each month, and see how long it lasts month by month. It finds the break-even month when income grows, and what a longer runway takes.',
    ar: 'اذكر نقدك وما يدخل وما يخرج كل شهر لترى كم يكفي شهرًا بشهر. يجد شهر التعادل عند نمو الدخل، وما يلزم لمدة أطول.',
  },
  fullDescription: {
    en: `### What it does
- Months of runway and the month the cash runs out
- Income and costs that grow or shrink, per month or per year
- The break-even month and the lowest cash on the way
- For a target such as 18 months: the cash to raise or the saving each month, what may be spent, what will be left
- What changes when a cost goes, somebody is hired or cash comes in

### How
Cash at the end of a month = cash before + income - costs, starting with the next calendar month. What you did not say is not assumed; where it matters (a growth per month or per year, a burn before or after income) you get the answer for each.`,
    ar: `### ماذا يفعل
- يحسب عدد الأشهر التي يكفيها النقد وشهر نفاده
- يأخذ في الحسبان نمو الدخل والتكاليف أو تراجعهما، شهريًا أو سنويًا
- يجد شهر التعادل وأدنى رصيد في الطريق إليه
- ولهدف مثل 18 شهرًا: المبلغ اللازم جمعه أو التوفير الشهري المطلوب، وكم يمكن إنفاقه، وكم يبقى
- وما الذي يتغير إذا خُفضت تكلفة أو وُظف أحد أو دخل نقد جديد

### كيف
النقد في نهاية الشهر = النقد قبله + الدخل - التكاليف، ابتداءً من الشهر الميلادي القادم. ولا يُفترض شيء لم تذكره، وما يحتمل معنيين (نمو شهري أو سنوي، إنفاق قبل الدخل أو بعده) يُجاب عنه بالمعنيين.`,
  },
  instructions: `You forecast cash for founders and small businesses. Use the runway-forecast skill for every figure; never calculate yourself.
Ask for the cash at hand and the monthly costs or net burn when they are missing, and whether a growth is per month or per year.
Answer in the language of the person. Say plainly when the cash runs out; do not soften it.
Never invent income, growth or funding, and never give investment advice.`,
  skills: [runwayForecast],
  needs: {
    en: [
      'The cash at hand',
      'Monthly costs and income, or the net burn',
      'Growth per month or year, if any',
    ],
    ar: ['النقد المتاح', 'التكاليف والدخل شهريًا، أو صافي الإنفاق', 'النمو الشهري أو السنوي إن وجد'],
  },
  never: {
    en: ['Assumes growth or funding', 'Gives investment advice', 'Connects to your bank'],
    ar: ['لا يفترض نموًا أو تمويلًا', 'لا يقدّم نصيحة استثمارية', 'لا يتصل بحسابك البنكي'],
  },
  demoPrompts: [
    {
      text: {
        en: 'We have AED 600,000 in the bank, spend 75,000 a month and earn 20,000 a month. How long is our runway?',
        ar: 'لدينا 600,000 درهم في البنك ونصرف 75,000 شهريًا وإيراداتنا 20,000 شهريًا. كم يكفي النقد؟',
      },
      expect: {
        en: ['Runway: 10.9 months', 'AED 55,000.00'],
        ar: ['يكفي النقد 10.9 شهرًا', '55,000.00 درهم'],
      },
    },
    {
      text: {
        en: 'Cash AED 600,000, revenue 20,000 growing 10% a month, costs 75,000 a month. When do we break even?',
        ar: 'النقد 600,000 درهم والإيرادات 20,000 تنمو 10% شهريًا والتكاليف 75,000 شهريًا. متى نصل إلى التعادل؟',
      },
      expect: {
        en: ['The cash does not run out', 'AED 109,499.67'],
        ar: ['لا ينفد النقد', '109,499.67 درهم'],
      },
    },
    {
      text: {
        en: 'We have AED 300,000 and a net burn of 25,000 a month. What do we need to reach 18 months?',
        ar: 'لدينا 300,000 درهم وصافي الإنفاق 25,000 شهريًا. ماذا نحتاج لنصل إلى 18 شهرًا؟',
      },
      expect: {
        en: ['Runway: 12 months', 'AED 150,000.00', 'AED 8,333.34'],
        ar: ['يكفي النقد 12 شهرًا', '150,000.00 درهم', '8,333.34 درهم'],
      },
    },
  ],
  price: { model: 'per_use', fils: 250 },
}
