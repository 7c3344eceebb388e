import { type Language, TRN_SHAPE } from '@wakeel/contract'
import { z } from 'zod'
import { asksWhy } from './follow-up/asks-why.ts'
import { latinDigits } from './reading/arabic.ts'
import { opening } from './reading/opening.ts'
import { defineSkill } from './skill.ts'
import { matchConcepts } from './understanding/match-concepts.ts'
import { vatLaw } from './vat/law.ts'
import { type FoundTrn, findTrns, numbersIn, numbersLikeTrn } from './vat/trn.ts'

interface Checked {
  number: string
  digits: number
  hasRightShape: boolean
}
interface TrnResult extends Checked {
  others: readonly Checked[]
}
interface TrnInput {
  number: string
  /** Further numbers that it is asked of in the same message. */
  others?: string[] | undefined
}

/** A message with more lines than this is a document that holds a TRN rather than a question about one. */
const MAX_LINES = 3
/** A chat in which only such numbers are told. */
const MOST_LINES = 8
const MOST_OTHERS = 20
/** In a longer one it is at most one of several questions. */
const SHORT = 250

export const trnCheck = defineSkill<TrnInput, TrnResult>({
  name: 'trn-check',
  title: { en: 'TRN shape check', ar: 'فحص شكل الرقم الضريبي' },
  description: {
    en: 'Checks that a UAE tax registration number (TRN) is written correctly: 15 digits.',
    ar: 'يتحقق من صحة كتابة رقم التسجيل الضريبي في الإمارات: 15 رقمًا.',
  },
  source: vatLaw,
  isAside: true,
  input: z.object({
    number: z.string().max(60),
    others: z.array(z.string().max(60)).max(MOST_OTHERS).optional(),
  }),
  suits({ text }) {
    const concepts = new Set<string>(matchConcepts(opening(text)).map(({ concept }) => concept))
    const isAbout = concepts.has('taxNumber')
    const isDocument = ['taxInvoice', 'finalPrice', 'invoicedTo'].some((mark) => concepts.has(mark))
    if (text.trim().split('\n').length > (isDocument ? MAX_LINES : MOST_LINES)) return 0
    const hasNumber = findTrns(text).length > 0
    if (text.length >= SHORT) return isAbout && hasNumber ? 0.5 : 0
    if (!(isAbout || hasNumber)) return 0
    return concepts.has('taxInvoice') ? 0.4 : 0.85
  },
  goOn(before, { text }) {
    const [number, ...others] = text.length < SHORT ? numbersLikeTrn(text) : []
    if (number) return { input: { number, ...(others.length > 0 && { others }) } }
    return asksWhy(text) ? { input: before.at(-1)!.inputs[0] } : undefined
  },
  read({ text }) {
    const trns = findTrns(text)
    const [number, ...others] = trns.length > 0 ? withLike(text, trns) : numbersIn(text).slice(0, 1)
    if (number)
      return {
        input: { number, ...(others.length > 0 && { others: others.slice(0, MOST_OTHERS) }) },
      }
    return {
      missing: [
        {
          name: { en: 'the tax registration number (TRN)', ar: 'رقم التسجيل الضريبي' },
          example: { en: '100 1234 5670 0003', ar: '100 1234 5670 0003' },
        },
      ],
    }
  },
  run: ({ number, others = [] }) => ({ ...checked(number), others: others.map(checked) }),
  explain({ others, ...first }, language) {
    const verdict = [first, ...others].map((one) => verdictOn(one, language)).join('\n\n')
    if (language === 'en') {
      return `${verdict}\n\nOnly the shape is checked here: I cannot confirm that it is registered, or to whom. The TRN verification on the site of the Federal Tax Authority (FTA, tax.gov.ae) shows that.`
    }
    return `${verdict}\n\nيُفحص هنا الشكل فقط: لا أستطيع تأكيد أنه مسجل فعلًا ولا باسم من. يظهر ذلك في خدمة التحقق من الرقم الضريبي على موقع الهيئة الاتحادية للضرائب (tax.gov.ae).`
  },
})

const checked = (number: string): Checked => {
  const digits = latinDigits(number).replace(/\D/g, '')
  return { number: digits, digits: digits.length, hasRightShape: TRN_SHAPE.test(digits) }
}

function verdictOn({ number, digits, hasRightShape }: Checked, language: Language): string {
  const isNil = !/[1-9]/.test(number)
  if (language === 'en')
    return hasRightShape
      ? `**${number} has the shape of a TRN: 15 digits.**`
      : `**${number} cannot be a TRN: ${isNil ? 'it is nothing but zeros' : `it has ${digits} digits and a TRN has 15`}.**`
  return hasRightShape
    ? `**${number} له شكل رقم التسجيل الضريبي: 15 رقمًا.**`
    : `**لا يمكن أن يكون ${number} رقم تسجيل ضريبي: ${isNil ? 'كله أصفار' : `عدد أرقامه ${digits} والصحيح 15`}.**`
}

const LIKE_TRN = [12, 18] as const

/** "Is it 1003… or 1004…?": the tax numbers of a text, and what is written like one beside them. */
function withLike(text: string, trns: readonly FoundTrn[]): string[] {
  const known = new Set(trns.map(({ digits }) => digits))
  const like = numbersIn(text).filter((number) => {
    const digits = number.replace(/\D/g, '')
    return !known.has(digits) && digits.length >= LIKE_TRN[0] && digits.length <= LIKE_TRN[1]
  })
  return [...trns.map(({ written }) => written), ...like]
}
