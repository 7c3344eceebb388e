/** "More than 100" is true of all that is less, "up to 40" of all that is more. */
export type Bound = 'lower' | 'upper'

const REACH = 30
const UPPER =
  /(?:\b(?:less than|fewer than|under|below|up to|at most|no more than|not more than|within)|(?<!\p{L})(?:[أا]قل من|لا [يت]تجاوز|لا [يت]زيد (?:على|عن)|[يت]قل عن|دون|حتى|بحد أقصى))\s{1,3}(?:(?:AED|Dhs?|USD) ?|[$€£])?$/iu
const LOWER =
  /(?:\b(?:more than|over|above|beyond|at least|no less than|not less than|no fewer than|exceed(?:s|ed|ing)?|upwards of)|(?<!\p{L})(?:[أا]كثر من|[أا]زيد من|[يت]?زيد (?:على|عن)|[يت]تجاوز|تجاوزت?|فوق|لا [يت]قل عن|ما لا يقل عن|على الأقل))\s{1,3}(?:(?:AED|Dhs?|USD) ?|[$€£])?$/iu
const LOWER_BEHIND = /^\s?(?:or more\b|\+|(?:\p{L}{1,15} ){0,2}(?:at least\b|فأكثر|على الأقل))/iu

/** What a sentence says of a figure besides its value. */
export function boundOf(sentence: string, figure: string): Bound | undefined {
  const at = sentence.indexOf(figure)
  const lead = sentence.slice(Math.max(0, at - REACH), at)
  if (/(?:^|\s)لا [يت]قل عن\s{1,3}$/u.test(lead)) return 'lower'
  if (UPPER.test(lead)) return 'upper'
  const isLower = LOWER.test(lead) || LOWER_BEHIND.test(sentence.slice(at + figure.length))
  return isLower ? 'lower' : undefined
}

/** Whether another figure in its place says what the sentence does not. */
export const saysOther = (bound: Bound | undefined, figure: number, other: number): boolean =>
  bound === undefined || (bound === 'lower' ? other > figure : other < figure)
