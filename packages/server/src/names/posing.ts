import type { Bilingual } from '@wakeel/contract'
import { foldArabic } from '@wakeel/skills'
import { asRead } from '../text-rules/as-read.ts'
import { refusesBefore } from '../text-rules/banned-content.ts'
import { sentencesOf } from '../text-rules/sentences-of.ts'
import { createReserved, skeletonWords } from './reserved.ts'

const MAX_FOUND = 100
const NEAR = 3

const official = skeletonWords(
  'official officially authorised authorized verified رسمي رسمية معتمد معتمدة',
)
/** Who would write for the store. */
const speakers = skeletonWords(`
  support helpdesk admin admins administrator administrators administration moderator moderators staff team security founder ceo care
  service behalf دعم فريق إدارة خدمة مشرف مشرفين مؤسس متجر منصة
`)
/** "The support team of Wakeel", "Wakeel’s customer service". */
const between = skeletonWords(
  'the desk of from at by for our your s customer client technical help عملاء فني من في لدى',
)

/** To send what lets somebody into an account or pay, as it is asked of a reader. */
const asksInEnglish =
  /\b(?:send|enter|give|type|provide|share|tell|submit|confirm|verify|reply with|paste|message|text|dm|email|fill in|read out)\b[^.!?\n]{0,60}?\b(?:your|us|me)\b[^.!?\n]{0,40}?\b(?:pass ?words?|passcodes?|pin(?: code)?|cvv2?|cvc2?|otp|one[- ]time (?:code|pass ?word)|(?:verification|security|sms) code|(?:credit |debit |bank )?card (?:number|details|data|information))\b/iu
const asksInArabic = new RegExp(
  `(?<![\\p{L}])(?:${foldArabic(
    'أرسل|أرسلي|أرسلوا|ابعث|ابعثي|أدخل|أدخلي|أدخلوا|اكتب|اكتبي|زودنا|زودونا|زودني|أعطنا|أعطنى|أعطني|شاركنا|شارك|أكد|قدم|أخبرنا|(?:يرجى|الرجاء|نرجو) (?:إرسال|إدخال|تزويدنا|مشاركة|تأكيد)',
  )})[^.!?؟\\n]{0,60}?(?:${foldArabic(
    'كلمة (?:ال)?(?:مرور|سر)(?:ك)?|كلمات المرور|(?:ال)?رقم (?:ال)?سري|رقمك السري|رقم (?:ال)?بطاقت?(?:ك|ة)?(?: الائتمان)?|بيانات (?:ال)?بطاقت?(?:ك|ة)?|رمز (?:ال)?(?:تحقق|أمان)|رمز البطاقة',
  )})`,
  'u',
)

/** Finds a sentence that speaks as the store, or asks for a password or a card. Decision 13. */
export function createPosing(storeNames: readonly Bilingual[]) {
  const { aroundBrand } = createReserved(storeNames)

  const speaksAsStore = (sentence: string): boolean =>
    aroundBrand(sentence).some(({ brand, before, behind }) => {
      const near = [...before.slice(-NEAR), ...behind.slice(0, NEAR)]
      const isOfficial = near.some(official)
      if (!/\p{Script=Arabic}/u.test(brand))
        return isOfficial || nextTo(before.toReversed()) || nextTo(behind)
      // "Wakeel" is an agent in Arabic: of its support, or of whatever follows, honest texts speak.
      return (
        (isOfficial && near.some(speakers)) ||
        (speakers(before.at(-1) ?? '') && !/^(?:ال|لل)/u.test(behind[0] ?? ''))
      )
    })

  return (text: string): string | undefined =>
    sentencesOf(asRead(text))
      .find((sentence) => asksForSecrets(sentence) || speaksAsStore(sentence))
      ?.trim()
      .slice(0, MAX_FOUND)
}

const nextTo = (words: readonly string[]): boolean =>
  speakers(words.find((word) => !between(word)) ?? '')

function asksForSecrets(sentence: string): boolean {
  const folded = foldArabic(sentence)
  const match = asksInEnglish.exec(folded) ?? asksInArabic.exec(folded)
  return match !== null && !refusesBefore(folded, match.index)
}
