import { expect, test } from 'vitest'
import { asksWhetherToSign } from './signing.ts'

test.each([
  'can I just sign it?',
  'Should we go ahead and sign the extension?',
  'do I sign the new lease or not',
  'أوقع التمديد ولا لا؟',
  'ينفع أمضي عليه؟',
  'طيب، أوقعه؟',
])('%s: asks whether to sign, whatever it is', (asked) => {
  expect(asksWhetherToSign(asked)).toBe(true)
})

test.each([
  'what should I ask before I sign?',
  'who has to sign it?',
  'شو أسأل قبل ما أوقع؟',
  'متى يوقع الطرفان؟',
])('%s: asks something else', (asked) => {
  expect(asksWhetherToSign(asked)).toBe(false)
})
