import { onlyNumber } from '../follow-up/change-words.ts'
import { placeMeant } from '../follow-up/place-named.ts'
import { removes } from '../follow-up/removes.ts'
import { fold } from '../reading/fold.ts'

const OF_QUESTION =
  /(?<!\p{L})(?:why|explain|how come|how (?:do|did) you (?:know|get)|(?:think|sure) .{1,20}(?:wrong|right|correct)|answers? (?:to|of|for)|is .{1,30} (?:true|false|right|wrong|correct)|ليش|ليه|لماذا|لمه|اشرح\p{L}{0,3}|(?:[اإ]جابه|جواب|حل) (?:ال)?(?:سوال|رقم|اول|ثاني|ثالث|رابع|خامس)|(?:سوال|رقم) .{1,20} (?:صح|غلط|خطا)(?= |\s*[؟?]|$))(?!\p{L})/iu

/** Whether the answer of one question is asked for, and nothing to be done to it. */
export const asksOfQuestion = (message: string): boolean =>
  OF_QUESTION.test(fold(message).text) && !removes(message)

const NAMES_ONE =
  /(?<!\p{L})(?:questions?|number|no\.?|q|#|one|سوال|رقم|(?:ال)(?:اول|ثاني|ثالث|رابع|خامس|اخير)\p{L}?)(?!\p{L})/iu

/** "Why is 2 false?", «ليش السؤال الثالث خطأ؟», "drop question 3": the number of the question that is meant. */
export function questionAsked(message: string, count: number): number | undefined {
  const { text } = fold(message)
  const place = NAMES_ONE.test(text) ? placeMeant(message, count) : undefined
  if (place !== undefined) return place + 1
  return OF_QUESTION.test(text) ? (onlyNumber(message) ?? firstNumber(text)) : undefined
}

/** "Why is 1 B and not A" */
const firstNumber = (text: string): number | undefined => {
  const found = /(?<![\p{L}\d])(\d{1,2})(?![\d%])/u.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}
