import { aed, answers, asksBack } from './question.ts'

/** Five percent of the net; of a price with VAT, 5/105. Rounded to the nearest fils. */
export const vatInvoiceDeskQuestions = [
  ...answers('en', [
    ['Add VAT to AED 860', aed(43), aed(903)],
    ['How much VAT is in AED 2,625 including VAT?', aed(125), aed(2_500)],
    ['6 chairs at AED 350 each plus VAT', aed(105), aed(2_205)],
    // 4.9995 is rounded up
    ['AED 99.99 before VAT', aed(5), aed(104.99)],
    ['Take the VAT out of 787.50 dirhams', aed(37.5), aed(750)],
    [
      '2 desks at AED 1,200 each and 5 lamps at AED 80 each, VAT not included',
      aed(140),
      aed(2_940),
    ],
  ]),
  asksBack('en', 'Please add VAT'),
  ...answers('ar', [
    ['أضف الضريبة إلى 430 درهمًا', aed(21.5), aed(451.5)],
    ['كم الضريبة في 5,250 درهمًا شاملة الضريبة؟', aed(250), aed(5_000)],
    ['7 كراسي بسعر 150 درهمًا للكرسي قبل الضريبة', aed(52.5), aed(1_102.5)],
    ['استخرج الضريبة من ٣١٥ درهمًا شاملًا الضريبة', aed(15), aed(300)],
    ['فاتورة بمبلغ 12,000 درهم غير شاملة الضريبة', aed(600), aed(12_600)],
    [
      '3 طاولات بسعر 400 درهم للواحدة و10 أقلام بسعر 5 دراهم للواحد، غير شامل الضريبة',
      aed(62.5),
      aed(1_312.5),
    ],
  ]),
  asksBack('ar', 'احسب لي ضريبة القيمة المضافة'),
]
