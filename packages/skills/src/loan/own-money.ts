import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'

// "It costs 92,000, we saved 15,000 and take the rest as a loan": of a second amount beside a price, whether it is the buyer's own.

const REST =
  /\b(?:the )?(?:rest|remainder|remaining(?: amount| sum)?)\b|(?<!\p{L})و?(?:ال)?(?:باقي|بقيه|بقية|متبقي|فرق)(?!\p{L})/iu
/** What is left over is the buyer's own: "the bank gives 60,000 and I pay the rest", "the rest in cash". */
const REST_IS_OWN =
  /\b(?:pay|cover|bring|put|add|have)\s(?:in\s|down\s)?(?:the )?(?:rest|remainder)\b|\b(?:rest|remainder)\b[^.!?\d]{0,24}\b(?:cash|savings?|own|pocket|myself|ourselves|upfront)\b|(?:[اأنب]?دفع|كمل|غطي)\s?(?:ال)(?:باقي|فرق)|(?:باقي|متبقي|بقي[ةه]|فرق)[^.!?؟\d]{0,20}(?:كاش|نقد|من عندي|من عندنا|من جيبي|مدخرات|علي(?!\p{L}))/iu

const HELD =
  /\b(?:saved(?: up)?|savings of|have|got|bring|put|paying|pay|paid|with)\s(?:(?:up|down|in|about|around|only|aed|dhs|another)\s){0,2}$|(?<!\p{L})(?:معي|معاي|معايا|معنا|معانا|عندي|عندنا|موفر\p{L}{0,2}|مجمع\p{L}{0,2}|محوش\p{L}{0,2}|حوشت|جمعت|وفرت|بدفع|بندفع|[انب]?دفع|راح ادفع)\s(?:(?:حوالي|تقريبا|بس|مبلغ)\s){0,1}$/iu
const LENT =
  /\b(?:borrow\p{L}{0,6}|loan of|finance|lends?|mortgage of|approved)\s(?:(?:me|us|about|only|aed|for)\s){0,2}$|(?<!\p{L})(?:قرض|تمويل|سلف[ةه]?|بقترض|[انب]?قترض|[انب]?ستلف)\s(?:(?:ب|بقيمة|بمبلغ|مبلغ)\s){0,1}$/iu
const BEFORE = 32

/** Whether an amount that is called neither a loan nor a down payment is what the buyer brings. */
export function isOwnMoney({ text }: Message, { start }: Mention): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  if (LENT.test(before) || REST_IS_OWN.test(text)) return false
  return REST.test(text) || HELD.test(before)
}
