import { expect, test } from 'vitest'
import { asDoing } from './as-doing.ts'

test.each([
  ['سيرسل عرض السعر', 'إرسال عرض السعر'],
  ['سأراجع العقد', 'مراجعة العقد'],
  ['ستتصل بالمورد', 'الاتصال بالمورد'],
  ['سوف نجدد الرخصة', 'تجديد الرخصة'],
  ['سأجهز وجبات لـ 80 طفل', 'تجهيز وجبات لـ 80 طفل'],
])('%s names what is to be done: %s', (task, doing) => {
  expect(asDoing(task)).toBe(doing)
})

test.each([
  'يرسل العرض',
  'سأرسله غدا',
  'سأرسل العرض وأتابع الدفع',
  'سيراجع مع سالم العقد',
  'سيراقب الموقع',
])('%s stays as it was said', (task) => {
  expect(asDoing(task)).toBe(task)
})
