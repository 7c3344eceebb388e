import { expect, test } from 'vitest'
import { foldArabic } from '../reading/arabic.ts'
import { addressesInArabic } from './arabic-address.ts'

const addressed = (line: string) =>
  line.split(' ').some((word) => addressesInArabic(foldArabic(word)))

test.each([
  'لماذا يترك الموظفون وظائفهم في السنة الأولى',
  'رمضان مبارك من متجر الورد',
  'كيف تشارك البنوك في دعم الشركات',
  'فيسبوك يغلق ثلاث صفحات',
  'الجمارك تعلن رسوما جديدة',
  'حكم الإيجار بعد تراكم الديون',
  'ارتفاع استهلاك الكهرباء في الصيف',
  'سلوك الأطفال في المدرسة',
])('a word whose last letters are its own speaks to nobody: %s', (line) => {
  expect(addressed(line)).toBe(false)
})

test.each([
  'فاتورتك لشهر مارس جاهزة',
  'عرض خاص لكم حتى الخميس',
  'ما يهمك قبل السفر',
  'حسابك في البنك جاهز',
  'كيف تعرف قدرك في العمل',
  'أطفالكم في أمان',
  'هدية منك إلى والدتك',
])('"you" and "your" do: %s', (line) => {
  expect(addressed(line)).toBe(true)
})
