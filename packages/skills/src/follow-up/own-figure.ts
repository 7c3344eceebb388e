import type { Ask } from '../skill.ts'
import { readMessage } from '../understanding/read-message.ts'
import { inAbsolute } from '../understanding/relative-change.ts'

/** "Double it", "100 less", of an amount that was told before: the message with what that comes to. */
export const inAmountOf = (
  { value, currency }: { value: number; currency: string },
  { text, today, language }: Ask,
): string =>
  inAbsolute({
    slots: { price: { kind: 'money', name: PRICE, example: PRICE } },
    before: { goal: '', values: { price: [{ value, currency }] } },
    message: readMessage(text, today),
    language,
  })
const PRICE = { en: 'the price is', ar: 'السعر' }
