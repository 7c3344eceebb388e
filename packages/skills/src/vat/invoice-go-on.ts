import type { Language } from '@wakeel/contract'
import { asksWhy } from '../follow-up/asks-why.ts'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import type { Ask, Before, Reading } from '../skill.ts'
import { namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { isAnySum } from './invoice-amounts.ts'
import { changedInvoice } from './invoice-changes.ts'
import { numbersLikeTrn } from './trn.ts'

interface InvoiceInput {
  text?: string
  isSimplified?: boolean
}

const LONGEST = 300
const MOST_LINES = 4
const AGAIN =
  /(?<!\p{L})(?:ok|okay|right|good|fine|ready|enough|now|better|left|send|ابعتها|أرسلها|ارسلها|هلق|هلأ|الحين|دلوقتي|تمام|زبط\p{L}{0,2}|ماشي)(?!\p{L})/iu
const FULL = /(?<!\p{L})(?:full|كامل[ةه])(?!\p{L})/iu
/** "Is this TRN right?" asks of the number, and "our TRN is …" tells the invoice's. */
const OF_NUMBER_ALONE =
  /^[^\p{L}]{0,3}(?:and |so )?(?:is|are|check|و?هل|شوف|تاكد|تأكد)(?!\p{L})|(?<!\p{L})(?:valid|صحيح|مزبوط|مضبوط|صح)\s?[?؟]?$/iu

/** "Fixed the total to 1,890", "our TRN is …", "is it ok now?": the invoice of before with what is said to be put right. */
export function goOnWithInvoice(
  before: Before<InvoiceInput>,
  { text, today, language }: Ask,
): Reading<InvoiceInput> | undefined {
  const [last] = before.at(-1)!.inputs
  if (last.text === undefined)
    return SIMPLIFIED.test(text) ? { input: { isSimplified: true } } : undefined
  if (text.length > LONGEST) return undefined
  if (text.split('\n').length > MOST_LINES) return undefined
  const message = readMessage(text, today)
  const hasFigure = numbers(fold(text).text).some(({ weak }) => !weak)
  if (hasFigure && OF_NUMBER_ALONE.test(text) && !SUMS.test(text)) return undefined
  const changed = changedInvoice(last.text, text, today)
  if (changed)
    return {
      input: { ...last, text: changed.text },
      understood: { facts: changed.changed.map((line) => withDigits(line, language)), assumed: [] },
    }
  if (hasFigure) return undefined
  if (SIMPLIFIED.test(text)) return { input: { ...last, isSimplified: true } }
  if (FULL.test(text) && last.isSimplified) return { input: { ...last, isSimplified: false } }
  if (SUMS.test(text) && namesAny(message, ['question']))
    return { input: last, understood: { facts: sumLines(last.text), assumed: [] } }
  // Of "ok now?" nothing is left without what only opens it.
  const isBare = !/\p{L}/u.test(text)
  const isAgain = isBare || AGAIN.test(text) || asksWhy(text) || namesAny(message, ['checkInvoice'])
  return isAgain ? { input: last } : undefined
}
const SIMPLIFIED = /simplified|مبسط[ةه]/iu

/** "What is the total then?" */
const sumLines = (invoice: string): string[] =>
  invoice.split('\n').filter((line) => isAnySum(latinDigits(foldArabic(line)).toLowerCase()))

/** How long a tax number is shows whether it can be one. */
function withDigits(line: string, language: Language): string {
  const [number] = numbersLikeTrn(line)
  const digits = number?.replace(/\D/g, '').length
  return digits ? `${line} (${digits} ${language === 'ar' ? 'رقمًا' : 'digits'})` : line
}
const SUMS = /total|vat|الاجمالي|الإجمالي|المجموع|الضريبة|الضريبه/iu
