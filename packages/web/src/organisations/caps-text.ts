import type { Bilingual } from '@wakeel/contract'

const en = {
  fils: 'AED a month',
  filsHint: 'From the wallet. Empty: no cap.',
  runs: 'Runs a month',
  runsHint: 'However they are paid. Empty: no cap.',
  wrongFils: (most: string) => `Write an amount up to ${most}, or leave it empty.`,
  wrongRuns: (most: string) => `Write a whole number up to ${most}, or leave it empty.`,
  noCap: 'No cap',
  runsMost: (runs: string) => `${runs} runs`,
}

const ar: typeof en = {
  fils: 'درهم في الشهر',
  filsHint: 'من المحفظة. فارغ: بلا حد.',
  runs: 'تشغيلات في الشهر',
  runsHint: 'كيفما دُفع مقابلها. فارغ: بلا حد.',
  wrongFils: (most) => `اكتب مبلغًا لا يتجاوز ${most}، أو اتركه فارغًا.`,
  wrongRuns: (most) => `اكتب عددًا صحيحًا لا يتجاوز ${most}، أو اتركه فارغًا.`,
  noCap: 'بلا حد',
  runsMost: (runs) => `${runs} تشغيل`,
}

export const text: Bilingual<typeof en> = { en, ar }
