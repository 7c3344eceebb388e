import type { Language } from '@wakeel/contract'
import { z } from 'zod'
import { roundToFils } from './fils.ts'
import { formatMoney, formatPercent, markdownTable } from './reading/format.ts'
import { formatMonths } from './reading/format-duration.ts'
import { durationIn } from './reading/quantity.ts'
import { defineSkill, SkillRefusal } from './skill.ts'
import { defineFrame } from './understanding/frame.ts'
import { readBy } from './understanding/read-frame.ts'

const frame = defineFrame({
  topics: ['putAside', 'savingGoal'],
  slots: {
    target: {
      kind: 'money',
      name: { en: 'goal', ar: 'الهدف' },
      example: { en: '"I need 60,000"', ar: '«أحتاج 60,000»' },
      cues: ['savingGoal'],
    },
    saved: {
      kind: 'money',
      name: { en: 'saved so far', ar: 'المدخر حتى الآن' },
      example: { en: '"I have 10,000"', ar: '«عندي 10,000»' },
      cues: ['saved'],
      isCued: true,
    },
    deposit: {
      kind: 'money',
      per: 'month',
      name: { en: 'put aside', ar: 'التوفير' },
      example: { en: '"1,500 a month"', ar: '«1,500 شهريًا»' },
      cues: ['putAside'],
    },
    term: {
      kind: 'duration',
      bareUnit: 'year',
      name: { en: 'time', ar: 'المدة' },
      example: { en: '"3 years"', ar: '«3 سنوات»' },
      cues: ['term'],
    },
    rate: {
      kind: 'percent',
      name: { en: 'annual return', ar: 'العائد السنوي' },
      example: { en: '"3%"', ar: '«3%»' },
      cues: ['interest'],
      plausible: [0, 15],
    },
  },
  goals: {
    deposit: { finds: 'deposit', needs: ['target', 'term'] },
    term: { finds: 'term', cues: ['howLong'], needs: ['target', 'deposit'] },
    target: { finds: 'target', needs: ['deposit', 'term'] },
  },
  constraints: [
    ({ target, saved }) => !target || !saved || saved.value < target.value,
    ({ target, deposit }) => !target || !deposit || deposit.value < target.value,
  ],
  followUps: [
    { en: 'And over 5 years?', ar: 'وعلى 5 سنوات؟' },
    { en: 'What at 4%?', ar: 'وبعائد 4%؟' },
  ],
})

const Known = z.object({
  target: z.number().positive().optional().describe('The sum to be reached'),
  saved: z.number().min(0).default(0),
  deposit: z.number().positive().optional().describe('Put aside at the end of each month'),
  months: z.int().positive().max(1200).optional(),
  annualRate: z.number().min(0).max(30).default(0).describe('In per cent, paid monthly'),
})
type Known = z.infer<typeof Known>
const asked = ['target', 'deposit', 'months'] as const
type Savings = Required<Known> & { found: (typeof asked)[number] }

const unknowns = (known: Known) => asked.filter((name) => known[name] === undefined)
const SavingsInput = Known.refine((known) => unknowns(known).length === 1, {
  error: 'leave out what is asked for: one of target, deposit and months',
})

/** What `months` make of a dirham that is there, and of one put aside at the end of each of them. */
function growth(annualRate: number, months: number): { grown: number; added: number } {
  const rate = annualRate / 1200
  const grown = (1 + rate) ** months
  return { grown, added: rate === 0 ? months : (grown - 1) / rate }
}

function plan(input: Known): Savings {
  const { target = 0, deposit = 0, months = 0, saved, annualRate } = input
  const { grown, added } = growth(annualRate, months)
  const [found = 'target'] = unknowns(input)
  const known = { target, deposit, months, saved, annualRate, found }
  if (found === 'target') return { ...known, target: roundToFils(saved * grown + deposit * added) }
  if (target <= saved * grown)
    throw new SkillRefusal({
      en: 'What is saved already reaches the goal; nothing needs to be put aside.',
      ar: 'ما ادُّخر يبلغ الهدف، ولا حاجة إلى توفير إضافي.',
    })
  if (months > 0) return { ...known, deposit: roundToFils((target - saved * grown) / added) }
  const rate = annualRate / 1200
  const needed = rate
    ? Math.log((target * rate + deposit) / (saved * rate + deposit)) / Math.log1p(rate)
    : (target - saved) / deposit
  return { ...known, months: Math.ceil(needed - 1e-9) }
}

function explain(savings: Savings, language: Language): string {
  const { found, target, deposit, months, saved, annualRate } = savings
  const time = formatMonths(months, language)
  const pick = (en: string, ar: string) => (language === 'en' ? en : ar)
  const money = (amount: number) => formatMoney(amount, language)
  const headline = {
    deposit: pick(`Put aside ${money(deposit)} a month`, `وفّر ${money(deposit)} شهريًا`),
    months: pick(`Reached in ${time}`, `تبلغه في ${time}`),
    target: pick(`You will have ${money(target)}`, `سيكون لديك ${money(target)}`),
  }[found]
  const milestones = [12, 24, 36, 48, 60, 120, 180, 240].filter((month) => month < months)
  const rows = [...milestones, months].map((month) => {
    const { grown, added } = growth(annualRate, month)
    const balance = saved * grown + deposit * added
    return [formatMonths(month, language), money(saved + deposit * month), money(balance)]
  })
  const head = pick('After|Paid in|Balance', 'بعد|المدفوع|الرصيد').split('|')
  const note = pick(
    `Put aside at each month’s end, at ${formatPercent(annualRate, 'en')} a year, paid monthly. No promise of a return.`,
    `يُودع في نهاية كل شهر بعائد ${formatPercent(annualRate, 'ar')} سنويًا يُضاف شهريًا. ولا ضمان لعائد.`,
  )
  return [`**${headline}**`, markdownTable(head, rows, [1, 2]), `- ${note}`].join('\n\n')
}

export const savingsPlanner = defineSkill<Known, Savings>({
  name: 'savings-planner',
  title: { en: 'Savings planner', ar: 'مخطط الادخار' },
  description: {
    en: 'Works out what to put aside each month for a goal, how long it takes, or what savings come to.',
    ar: 'يحسب كم توفّر كل شهر لبلوغ هدف، وكم يستغرق ذلك، وكم تبلغ المدخرات.',
  },
  input: SavingsInput as z.ZodType<Known>,
  ...readBy({
    frame,
    interpret: ({ target, saved, deposit, term, rate }, goal) => ({
      input: {
        ...(target && goal !== 'target' && { target: target.value }),
        ...(deposit && goal !== 'deposit' && { deposit: deposit.value }),
        ...(term && goal !== 'term' && { months: Math.round(durationIn('month', term.parts)) }),
        saved: saved?.value ?? 0,
        annualRate: rate?.value ?? 0,
      },
      assumed: rate ? [] : [{ en: 'no return on what is saved', ar: 'دون عائد على المدخرات' }],
    }),
  }),
  run: plan,
  explain,
})
