import type { Bilingual } from '@wakeel/contract'

const en = {
  failed: 'That did not work. Nothing was changed.',
  sandbox: 'Sandbox: no real money moves',
  seePlans: 'See the plans',
}

const ar: typeof en = {
  failed: 'لم ينجح ذلك، ولم يتغيّر شيء.',
  sandbox: 'بيئة تجريبية: لا تنتقل أموال حقيقية',
  seePlans: 'اطّلع على الباقات',
}

export const messages: Bilingual<typeof en> = { en, ar }
