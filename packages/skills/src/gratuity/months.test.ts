import { expect, test } from 'vitest'
import { withDaysOfMonths } from './months.ts'

test.each([
  ['worked from march 2020 to december 2026', 'worked from 1/3/2020 to 31/12/2026'],
  ['joined in March 2020, left August 2025', 'joined in 1/3/2020, left 31/8/2025'],
  ['من مارس 2020 الى ديسمبر 2026', 'من 1/3/2020 الى 31/12/2026'],
  ['بلشت شغل بآذار 2020 وبخلص آخر كانون الأول 2026', 'بلشت شغل ب1/3/2020 وبخلص 31/12/2026'],
  ['joined 1 March 2020, last day 31 August 2025', 'joined 1 March 2020, last day 31 August 2025'],
  ['my visa ends February 12 2027', 'my visa ends February 12 2027'],
])('%j is read as %j', (written, meant) => {
  expect(withDaysOfMonths(written)).toBe(meant)
})

test('is quick with a long message', () => {
  const started = performance.now()
  withDaysOfMonths('from march to '.repeat(1500))
  expect(performance.now() - started).toBeLessThan(100)
})
