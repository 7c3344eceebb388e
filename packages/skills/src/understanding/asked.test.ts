import { expect, test } from 'vitest'
import { endOfServiceGratuity } from '../end-of-service-gratuity.ts'

const read = (text: string) =>
  endOfServiceGratuity.read({ text, today: '2026-11-20', language: 'ar' })

test('whoever gets nothing but a part of it is not offered nothing', () => {
  const text = 'الأساسي 9000 وخدمتي 3 سنوات، المدير يقول مالي غير نص المكافأة. كم حقي؟'
  expect(read(text)).toMatchObject({ input: { basic: 9000 } })
  expect(read(text)).not.toMatchObject({ input: { offered: 0 } })
})

test('whoever gets none of it is', () => {
  expect(read('الأساسي 9000 وخدمتي 3 سنوات، المدير يقول بدون مكافأة. كم حقي؟')).toMatchObject({
    input: { offered: 0 },
  })
})
