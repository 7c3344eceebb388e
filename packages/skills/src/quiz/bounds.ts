/** "More than 100" is true of all that is less, "up to 40" of all that is more. */
export type Bound = 'lower' | 'upper'

const REACH = 30
const UPPER =
  /(?:\b(?:less than|fewer than|under|below|up to|at most|no more than|not more than|within)|(?<!\p{L})(?:[أا]قل من|لا [يت]تجاوز|لا [يت]زيد (?:على|عن)|[يت]قل عن|دون|حتى|بحد أقصى))\s{1,3}(?:(?:AED|Dhs?|USD) ?|[$€£])?$/iu
const LOWER =
  /(?:\b(?:more than|over|above|beyond|at least|no less than|not less than|no fewer than|exceed(?:s|ed|ing)?|upwards of)|(?<!\p{L})(?:[أا]كثر من|[أا]زيد من|[يت]?زيد (?:على|عن)|[يت]تجاوز|تجاوزت?|فوق|لا [يت]قل عن|ما لا يقل عن|على الأقل))\s{1,3}(?:(?:AED|Dhs?|USD) ?|[$€£])?$/iu
const LOWER_BEHIND =
  /^\s?(?:\+|(?:\p{L}{1,15} ){0,2}(?:or (?:more|over|above|older|higher)\b|at least\b|and (?:over|above|older)\b|فأكثر|فما فوق|[أا]و [أا]كثر|على الأقل))/iu
const UPPER_BEHIND =
  /^\s?(?:\p{L}{1,15} ){0,2}(?:or (?:less|fewer|under|below|younger|lower)\b|at (?:the )?most\b|فأقل|[أا]و [أا]قل|على الأكثر|(?:ك|ب)حد أقصى)/iu

/** What a sentence says of a figure besides its value. */
export function boundOf(sentence: string, figure: string): Bound | undefined {
  const at = sentence.indexOf(figure)
  const lead = sentence.slice(Math.max(0, at - REACH), at)
  if (/(?:^|\s)لا [يت]قل عن\s{1,3}$/u.test(lead)) return 'lower'
  const behind = sentence.slice(at + figure.length)
  if (UPPER.test(lead) || UPPER_BEHIND.test(behind)) return 'upper'
  const isLower = LOWER.test(lead) || LOWER_BEHIND.test(behind)
  return isLower ? 'lower' : undefined
}

/** Whether another figure in its place says what the sentence does not. */
export const saysOther = (bound: Bound | undefined, figure: number, other: number): boolean =>
  bound === undefined || (bound === 'lower' ? other > figure : other < figure)
