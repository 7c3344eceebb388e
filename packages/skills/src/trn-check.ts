import { TRN_SHAPE } from '@wakeel/contract'
import { z } from 'zod'
import { latinDigits } from './reading/arabic.ts'
import { opening } from './reading/opening.ts'
import { defineSkill } from './skill.ts'
import { matchConcepts } from './understanding/match-concepts.ts'
import { vatLaw } from './vat/law.ts'
import { findTrns } from './vat/trn.ts'

interface TrnResult {
  number: string
  digits: number
  hasRightShape: boolean
}

/** A message with more lines than this is a document that holds a TRN rather than a question about one. */
const MAX_LINES = 3
/** In a longer one it is at most one of several questions. */
const SHORT = 250

export const trnCheck = defineSkill<{ number: string }, TrnResult>({
  name: 'trn-check',
  title: { en: 'TRN shape check', ar: 'فحص شكل الرقم الضريبي' },
  description: {
    en: 'Checks that a UAE tax registration number (TRN) is written correctly: 15 digits.',
    ar: 'يتحقق من صحة كتابة رقم التسجيل الضريبي في الإمارات: 15 رقمًا.',
  },
  source: vatLaw,
  isAside: true,
  input: z.object({ number: z.string().max(60) }),
  suits({ text }) {
    const concepts = new Set(matchConcepts(opening(text)).map(({ concept }) => concept))
    const isAbout = concepts.has('taxNumber')
    if (text.trim().split('\n').length > MAX_LINES) return 0
    const hasNumber = findTrns(text).length > 0
    if (text.length >= SHORT) return isAbout && hasNumber ? 0.5 : 0
    if (!(isAbout || hasNumber)) return 0
    return concepts.has('taxInvoice') ? 0.4 : 0.85
  },
  read({ text }) {
    const [trn] = findTrns(text)
    const bare = /\d[\d -]{5,24}\d/.exec(latinDigits(text))?.[0]
    const number = trn?.written ?? bare
    if (number) return { input: { number } }
    return {
      missing: [
        {
          name: { en: 'the tax registration number (TRN)', ar: 'رقم التسجيل الضريبي' },
          example: { en: '100 1234 5670 0003', ar: '100 1234 5670 0003' },
        },
      ],
    }
  },
  run({ number }) {
    const digits = latinDigits(number).replace(/\D/g, '')
    return { number: digits, digits: digits.length, hasRightShape: TRN_SHAPE.test(digits) }
  },
  explain({ number, digits, hasRightShape }, language) {
    if (language === 'en') {
      const verdict = hasRightShape
        ? `**${number} has the shape of a TRN: 15 digits.**`
        : `**${number} cannot be a TRN: ${/[1-9]/.test(number) ? `it has ${digits} digits and a TRN has 15` : 'it is nothing but zeros'}.**`
      return `${verdict}\n\nOnly the shape is checked here: I cannot confirm that it is registered, or to whom. The TRN verification on the site of the Federal Tax Authority (FTA, tax.gov.ae) shows that.`
    }
    const verdict = hasRightShape
      ? `**${number} له شكل رقم التسجيل الضريبي: 15 رقمًا.**`
      : `**لا يمكن أن يكون ${number} رقم تسجيل ضريبي: ${/[1-9]/.test(number) ? `عدد أرقامه ${digits} والصحيح 15` : 'كله أصفار'}.**`
    return `${verdict}\n\nيُفحص هنا الشكل فقط: لا أستطيع تأكيد أنه مسجل فعلًا ولا باسم من. يظهر ذلك في خدمة التحقق من الرقم الضريبي على موقع الهيئة الاتحادية للضرائب (tax.gov.ae).`
  },
})
