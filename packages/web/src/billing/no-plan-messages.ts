import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'There is no such plan',
  note: 'The address names a plan that this store does not have. Nothing was ordered.',
  see: 'See the plans',
}

const ar: typeof en = {
  title: 'لا توجد باقة بهذا الاسم',
  note: 'يذكر العنوان باقة ليست في هذا المتجر. لم يُطلب شيء.',
  see: 'اطّلع على الباقات',
}

export const messages: Bilingual<typeof en> = { en, ar }
