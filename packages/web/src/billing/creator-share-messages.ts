import type { Bilingual, forge } from '@wakeel/contract'

const en = {
  earns: (amount: string) => `You earn ${amount}`,
  per: {
    'per-run': 'for each run',
    monthly: 'for each month',
    'one-time': 'for each sale',
  } satisfies Record<forge.ForgePricingModel, string>,
  shareOf: (percent: number, net: string) => `${percent}% of ${net}, the price without VAT.`,
  included: 'Runs that a customer’s plan includes pay you a share of the plan.',
  includedRules: 'How that is worked out',
  wouldEarn: (plan: string, percent: number, amount: string) =>
    `With ${plan} (${percent}%): ${amount}`,
}

const ar: typeof en = {
  earns: (amount) => `تكسب ${amount}`,
  per: { 'per-run': 'عن كل تشغيل', monthly: 'عن كل شهر', 'one-time': 'عن كل عملية بيع' },
  shareOf: (percent, net) => `${percent}% من ${net}، وهو السعر دون الضريبة.`,
  included: 'وحين يستخدمه عميل ضمن باقته تنال حصة من سعر الباقة.',
  includedRules: 'كيف تُحسب',
  wouldEarn: (plan, percent, amount) => `مع باقة ${plan} (${percent}%): ${amount}`,
}

export const messages: Bilingual<typeof en> = { en, ar }
