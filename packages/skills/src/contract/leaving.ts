import type { Bilingual } from '@wakeel/contract'
import { type Said, says } from './clause-kind.ts'

const BEFORE_END =
  /\bbefore (?:the )?(?:end|expiry|expiration|completion) of\b|\b(?:resigns?|leaves?|quits?|cancels?) (?:\p{L}{1,12} ){0,3}(?:within|before|during|in (?:the|his|her|their|less|under|year|month|\d))\b|(?<!\p{L})[وف]?(?:استقالت?|[يت]ستقيل|تركت?|[يت]ترك|غادرت?|[يت]غادر|[أا]نه[ىت]ت?)(?: \p{L}{2,12}){0,3} (?:خلال|قبل) |(?<!\p{L})قبل (?:نهاية|انتهاء|انقضاء|إتمام|اتمام|اكتمال|إكمال|اكمال) /iu

/** «برد تكاليف الاستقدام», «يرد للشركة 30,000 درهم»: what was spent on somebody is paid back. */
const PAYS_BACK =
  /(?<!\p{L})(?:[وف]?[يت]رد|ب?رد|[يت]رجع|ب?إرجاع|ب?ارجاع|[يت]عيد|ب?إعادة|ب?اعادة) [^.؛]{0,60}(?:درهم|تكاليف|مصاريف|نفقات|تكلفة|كلفة)/u
const ENDS =
  /\b(?:resign|quit|leave|cancel)|(?<!\p{L})(?:[اإ]ست?قال|[يت]ستقيل|ترك|[يت]ترك|[أا]لغى|فسخ|[أا]نهى)/iu
const FORFEITS =
  /\b(?:forfeit(?:s|ed)?|los(?:es?|ing)|keeps?|retains?)\b[^.;]{0,40}\b(?:deposit|down ?payment|advance)\b|\b(?:deposit|down ?payment|advance)\b[^.;]{0,40}\b(?:forfeit(?:s|ed)?|is lost|are lost)\b|(?<!\p{L})[وف]?(?:[يت]خسر|[يت]صادر|مصادرة|[يت]سقط|[يت]حتفظ|[يت]فقد)(?: \p{L}{2,12}){0,4} (?:ب?ال|ب|ل)?(?:عربون|تأمين|تامين|وديعة|دفعة المقدمة)/iu
/** "Cancelling before that costs AED 1,200", "pays 100% if the event is cancelled", «الإلغاء قبل ذلك عليه 1,200 درهم» */
const LEAVING_COSTS =
  /\b(?:cancell?(?:ing|ation)|leaving|terminating|exiting)\b[^.;]{0,40}\b(?:before|early|earlier|within)\b[^.;]{0,40}(?:AED|Dhs?|dirham|remaining|full)|\bpays?\b[^.;]{0,12}(?:\d|full|all)[^.;]{0,40}\bif\b[^.;]{0,30}\bcancel|\bif\b[^.;]{0,40}\bcancel\w{0,5}\b[^.;]{0,40}\bpays?\b[^.;]{0,12}(?:\d|AED|full|all)|(?<!\p{L})(?:ال)?(?:[إا]لغاء|خروج|[إا]نهاء|مغادرة) (?:قبل|خلال|مبكر)[^.؛]{0,40}(?:درهم|باقي|كامل)|(?<!\p{L})(?:[إا]ذا|عند|في حال) [^.؛]{0,30}(?:[أا]لغى|[إا]لغاء)[^.؛]{0,40}(?:[يت]دفع|دفع|[يت]سدد|تحمل) [^.؛]{0,12}(?:\d|كامل|كاف[ةه])/iu
const IF =
  /\b(?:if|when|upon|should|whoever|in case|in the event)\b|(?<!\p{L})[وف]?(?:إذا|اذا|عند|لو|متى|في حال|من)(?!\p{L})/iu

/** The deposit is lost: «يخسر المشتري العربون إذا ألغى». */
export const forfeitsDeposit = ({ text }: Said): boolean => FORFEITS.test(text)

/** Who ends the contract before its time has to pay for it: «إذا أنهى العقد قبل نهاية مدته يدفع …», "a termination fee of …". */
export const paysToLeave = (said: Said): boolean =>
  says(
    ['exitFee'],
    ['early', 'end', 'pay'],
    ['early', 'end', 'penalty'],
    ['early', 'pay', 'penalty'],
    ['end', 'compensation'],
  )(said) ||
  (PAYS_BACK.test(said.text) && ENDS.test(said.text)) ||
  (forfeitsDeposit(said) && ENDS.test(said.text) && IF.test(said.text)) ||
  LEAVING_COSTS.test(said.text) ||
  (BEFORE_END.test(said.text) &&
    (says(['end'])(said) || ENDS.test(said.text)) &&
    says(['pay'], ['penalty'])(said))

export const askOfLeaving: Bilingual = {
  en: 'Does the sum fall with the time that is left, is it due too when the other side changes the terms or is at fault, and what does the other side pay for ending it early?',
  ar: 'هل ينقص المبلغ بقدر ما مضى من المدة؟ وهل يستحق أيضًا إذا غيّر الطرف الآخر الشروط أو أخلّ بها؟ وماذا يدفع الطرف الآخر إن أنهى هو العقد مبكرًا؟',
}
