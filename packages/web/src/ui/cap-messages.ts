import type { Bilingual } from '@wakeel/contract'

const en = {
  dailyFils: 'AED a day',
  dailyRuns: 'Runs a day',
  monthlyFils: 'AED a month',
  monthlyRuns: 'Runs a month',
  wrongFils: (max: string) => `Write an amount up to ${max}, or leave it empty.`,
  wrongRuns: (max: string) => `Write a whole number up to ${max}, or leave it empty.`,
  today: 'Today',
  month: 'This month',
  runsCount: (runs: string) => `${runs} runs`,
  usedOf: (used: string, cap: string) => `${used} of ${cap}`,
}

const ar: typeof en = {
  dailyFils: 'درهم في اليوم',
  dailyRuns: 'تشغيلات في اليوم',
  monthlyFils: 'درهم في الشهر',
  monthlyRuns: 'تشغيلات في الشهر',
  wrongFils: (max) => `اكتب مبلغًا لا يتجاوز ${max}، أو اتركه فارغًا.`,
  wrongRuns: (max) => `اكتب عددًا صحيحًا لا يتجاوز ${max}، أو اتركه فارغًا.`,
  today: 'اليوم',
  month: 'هذا الشهر',
  runsCount: (runs) => `${runs} تشغيل`,
  usedOf: (used, cap) => `${used} من ${cap}`,
}

export const messages: Bilingual<typeof en> = { en, ar }
