import type { Bilingual } from '@wakeel/contract'

const en = {
  fils: 'AED a month',
  filsHint: 'From the wallet. Empty: no cap.',
  runs: 'Runs a month',
  runsHint: 'However they are paid. Empty: no cap.',
  wrongFils: (max: string) => `Write an amount up to ${max}, or leave it empty.`,
  wrongRuns: (max: string) => `Write a whole number up to ${max}, or leave it empty.`,
  noCap: 'No cap',
  maxRuns: (runs: string) => `${runs} runs`,
}

const ar: typeof en = {
  fils: 'درهم في الشهر',
  filsHint: 'من المحفظة. فارغ: بلا حد.',
  runs: 'تشغيلات في الشهر',
  runsHint: 'كيفما دُفع مقابلها. فارغ: بلا حد.',
  wrongFils: (max) => `اكتب مبلغًا لا يتجاوز ${max}، أو اتركه فارغًا.`,
  wrongRuns: (max) => `اكتب عددًا صحيحًا لا يتجاوز ${max}، أو اتركه فارغًا.`,
  noCap: 'بلا حد',
  maxRuns: (runs) => `${runs} تشغيل`,
}

export const messages: Bilingual<typeof en> = { en, ar }
