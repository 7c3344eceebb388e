import type { Bilingual } from '@wakeel/contract'

const en = {
  completing: 'Completing your order',
  completingNote:
    'This takes a few seconds. Nothing is charged twice, however often this page is opened.',
  ended: 'This order was not completed',
  endedNote: 'If a payment was taken after all, the order completes by itself and we email you.',
  toPlans: 'Back to the plans',
}

const ar: typeof en = {
  completing: 'جارٍ إتمام طلبك',
  completingNote: 'يستغرق ذلك بضع ثوانٍ. لا يُخصم مبلغ مرتين مهما فُتحت هذه الصفحة.',
  ended: 'لم يكتمل هذا الطلب',
  endedNote: 'إن كان مبلغ قد خُصم رغم ذلك فسيكتمل الطلب تلقائيًا وتصلك رسالة.',
  toPlans: 'عُد إلى الباقات',
}

export const messages: Bilingual<typeof en> = { en, ar }
