import type { Bilingual, founder } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

type Provider = founder.ModelProvider | 'unknown'

const en = {
  title: 'Language models',
  days: 'Language models by day',
  notSetUp: 'No language model is set up. The built-in engine answers, and costs nothing.',
  cost: 'Cost',
  costInDollars: 'Cost in US dollars',
  tokensIn: 'Tokens in',
  tokensOut: 'Tokens out',
  tokens: 'Tokens',
  answers: 'Who answered',
  byModel: 'Answered by a model',
  fellBack: 'Fell back to the built-in engine',
  costSummary: (range: string, total: string) =>
    `Cost of language models by day, ${range}: ${total} in all.`,
  tokensSummary: (range: string, input: string, output: string) =>
    `Tokens by day, ${range}: ${input} in, ${output} out.`,
  answersSummary: (range: string, model: string, engine: string) =>
    `Runs by day, ${range}: ${model} answered by a model, ${engine} by the built-in engine in its place.`,
  costs: 'What they cost',
  costsLine: (range: string) => `In US dollars, by the prices in AI_PRICES, ${range}.`,
  by: 'Show by',
  views: { model: 'Model', provider: 'Provider', agent: 'Agent' },
  requests: 'Requests',
  providers: {
    'openai-compatible': 'OpenAI-compatible endpoint',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    unknown: 'Not recorded',
  } satisfies Record<Provider, string>,
  forge: 'Agents written in the forge',
  others: 'Other agents',
  none: 'No model was asked in this period.',
  csv: 'Export CSV',
  csvOf: (view: string) => `Export CSV: Cost by ${view.toLowerCase()}`,
  untold: (count: number, cost: string) =>
    count === 1
      ? `1 request did not say what it used; it counts as the most it can have cost, ${cost}.`
      : `${count} requests did not say what they used; they count as the most they can have cost, ${cost}.`,
  unpriced: (count: number) =>
    count === 1
      ? '1 request went to a model without a price in AI_PRICES; its cost is not known.'
      : `${count} requests went to a model without a price in AI_PRICES; their cost is not known.`,
  facts: 'Budget and margin',
  factsLine: (range: string) => `The budget is today’s; the rest is ${range}.`,
  budget: 'Budget used today',
  used: (spent: string, limit: string) => `${spent} of ${limit}`,
  noBudget: 'No budget is set',
  held: 'Held today for requests at work',
  fallbackShare: 'Runs that fell back to the built-in engine',
  noAnswer: 'No run was for a model',
  revenue: 'Platform revenue',
  costInDirhams: 'Cost of language models, at AED 3.6725 to the dollar',
  margin: 'Gross margin after language models',
  marginPercent: 'Gross margin, of platform revenue',
  noRevenue: 'No revenue in this period',
}

const ar: typeof en = {
  title: 'النماذج اللغوية',
  days: 'النماذج اللغوية يومًا بيوم',
  notSetUp: 'لم يُضبط أي نموذج لغوي. المحرّك المدمج هو الذي يجيب، ولا يكلّف شيئًا.',
  cost: 'الكلفة',
  costInDollars: 'الكلفة بالدولار الأمريكي',
  tokensIn: 'الرموز الداخلة',
  tokensOut: 'الرموز الخارجة',
  tokens: 'الرموز',
  answers: 'من أجاب',
  byModel: 'أجاب عنها نموذج',
  fellBack: 'أجاب عنها المحرّك المدمج بدلًا منه',
  costSummary: (range, total) => `كلفة النماذج اللغوية يومًا بيوم، ${range}: المجموع ${total}.`,
  tokensSummary: (range, input, output) =>
    `الرموز يومًا بيوم، ${range}: ${input} داخلة و${output} خارجة.`,
  answersSummary: (range, model, engine) =>
    `عمليات التشغيل يومًا بيوم، ${range}: أجاب نموذج عن ${model}، والمحرّك المدمج بدلًا منه عن ${engine}.`,
  costs: 'ما كلّفته',
  costsLine: (range) => `بالدولار الأمريكي وفق أسعار AI_PRICES، ${range}.`,
  by: 'العرض بحسب',
  views: { model: 'النموذج', provider: 'المزوّد', agent: 'الوكيل' },
  requests: 'الطلبات',
  providers: {
    'openai-compatible': 'واجهة متوافقة مع OpenAI',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    unknown: 'غير مسجَّل',
  },
  forge: 'وكلاء كُتبوا في المصنع',
  others: 'وكلاء آخرون',
  none: 'لم يُسأل أي نموذج في هذه المدة.',
  csv: 'تصدير CSV',
  csvOf: (view) => `تصدير CSV: الكلفة بحسب ${view}`,
  untold: (count, cost) =>
    `${arabicCount(count, { one: 'طلب واحد لم يُعرف', two: 'طلبان لم يُعرف', few: '{n} طلبات لم يُعرف', many: '{n} طلبًا لم يُعرف', other: '{n} طلب لم يُعرف' })} ما استهلكه، ويُحسب بأقصى ما يمكن أن يكلّفه: ${cost}.`,
  unpriced: (count) =>
    `${arabicCount(count, { one: 'طلب واحد', two: 'طلبان', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' })} إلى نموذج بلا سعر في AI_PRICES، فكلفته غير معروفة.`,
  facts: 'الميزانية والهامش',
  factsLine: (range) => `الميزانية ميزانية اليوم، وما عداها ${range}.`,
  budget: 'المستخدم من ميزانية اليوم',
  used: (spent, limit) => `${spent} من ${limit}`,
  noBudget: 'لم تُحدَّد ميزانية',
  held: 'محجوز اليوم لطلبات قيد العمل',
  fallbackShare: 'عمليات تشغيل أجاب عنها المحرّك المدمج بدلًا من نموذج',
  noAnswer: 'لم يكن لأي نموذج أن يجيب',
  revenue: 'إيراد المنصة',
  costInDirhams: 'كلفة النماذج اللغوية، بسعر 3.6725 درهم للدولار',
  margin: 'الهامش الإجمالي بعد النماذج اللغوية',
  marginPercent: 'الهامش الإجمالي من إيراد المنصة',
  noRevenue: 'لا إيراد في هذه المدة',
}

export const messages: Bilingual<typeof en> = { en, ar }
