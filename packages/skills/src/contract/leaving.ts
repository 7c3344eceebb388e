import type { Bilingual } from '@wakeel/contract'
import { type Said, says } from './clause-kind.ts'

const BEFORE_END =
  /\bbefore (?:the )?(?:end|expiry|expiration|completion) of\b|\b(?:resigns?|leaves?|quits?|cancels?) (?:\p{L}{1,12} ){0,3}(?:within|before)\b|(?<!\p{L})(?:استقال|يستقيل|ترك|يترك|[أا]نهى)(?: \p{L}{2,12}){0,3} (?:خلال|قبل) |(?<!\p{L})قبل (?:نهاية|انتهاء|انقضاء|إتمام|اتمام|اكتمال|إكمال|اكمال) /iu

/** Who ends the contract before its time has to pay for it: «إذا أنهى العقد قبل نهاية مدته يدفع …», "a termination fee of …". */
export const paysToLeave = (said: Said): boolean =>
  says(
    ['exitFee'],
    ['early', 'end', 'pay'],
    ['early', 'end', 'penalty'],
    ['early', 'pay', 'penalty'],
    ['end', 'compensation'],
  )(said) ||
  (BEFORE_END.test(said.text) && says(['end', 'pay'], ['end', 'penalty'])(said))

export const askOfLeaving: Bilingual = {
  en: 'Does the sum fall with the time that is left, is it due too when the other side changes the terms or is at fault, and what does the other side pay for ending it early?',
  ar: 'هل ينقص المبلغ بقدر ما مضى من المدة؟ وهل يستحق أيضًا إذا غيّر الطرف الآخر الشروط أو أخلّ بها؟ وماذا يدفع الطرف الآخر إن أنهى هو العقد مبكرًا؟',
}
