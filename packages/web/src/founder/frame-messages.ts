import type { Bilingual } from '@wakeel/contract'

const en = {
  area: 'Founder',
  dashboard: {
    title: 'Founder Dashboard',
    line: 'The state of the marketplace: what it earns, who uses it, and what it pays its creators.',
  },
  sovereign: {
    title: 'Sovereign Command Center',
    line: 'Where revenue comes from, what creators earn, and the controls of the store.',
  },
}

const ar: typeof en = {
  area: 'المؤسِّس',
  dashboard: {
    title: 'لوحة المؤسِّس',
    line: 'حال السوق: ما تكسبه، ومن يستخدمها، وما تدفعه لمبدعيها.',
  },
  sovereign: {
    title: 'مركز القيادة السيادي',
    line: 'من أين يأتي الإيراد، وما يكسبه المبدعون، وأدوات التحكم في المتجر.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
