import type { Language } from '@wakeel/contract'
import { latinDigits } from '../reading/arabic.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'
import { type Gpa, HIGHEST_GPA, hundredth } from './scale.ts'

const WITHIN = 24
const ABOVE =
  /(?:\b(?:above|over|more than|higher than|at least|greater than|exceed|cross|beat)|(?<!\p{L})(?:فوق|[أا]على من|[أا]كثر من|[أا]كتر من|[أا]زيد من|يتعدى|يتجاوز|[يت]عدي))(?: the| a| ال)?\s?$/iu
const BELOW =
  /(?:\b(?:below|under|less than|lower than)|(?<!\p{L})(?:تحت|[أا]قل من|دون|[أا]دنى من))(?: the| a)?\s?$/iu
const OUT_OF = /(?:\b(?:of|over|scale|on)|\/|(?<!\p{L})(?:من|على|عال?|مقياس|سكيل))\s?$/iu
const NEEDED =
  /(?:\b(?:needs?|requires?|required|minimum|cut ?off|asks? for|wants?)|(?<!\p{L})(?:ي?تحتاج|تشترط|يشترط|شرط\p{L}{0,3}|تطلب|يطلب|الحد الأدنى|الحد الادنى|المطلوب|لازم))(?:\s(?:is|a|an|at|least|of|gpa|cgpa|معدل|المعدل|على|هو|ال[أا]قل))*\s?$/iu

/** What a calculated average is held against, "is it above 2.5?", "the scholarship needs 2.5", and the scale that is named, which is the one used. */
export function comparedWith(
  { text }: Message,
  unused: readonly Figure[],
  goal: Figure | undefined,
): { compared?: { gpa: number; asked?: 'above' | 'below' }; rest: Figure[] } {
  const plain = latinDigits(text)
  const before = ({ start }: Figure) => plain.slice(Math.max(0, start - WITHIN), start)
  const isAverage = ({ grade, kind, value, isHours }: Figure) =>
    !grade && !isHours && kind === 'number' && value >= 1 && value <= HIGHEST_GPA
  const side = (figure: Figure) =>
    ABOVE.test(before(figure)) ? 'above' : BELOW.test(before(figure)) ? 'below' : undefined
  const held = unused.find(
    (figure) => isAverage(figure) && (side(figure) !== undefined || NEEDED.test(before(figure))),
  )
  const isScale = (figure: Figure) =>
    isAverage(figure) && figure.value === HIGHEST_GPA && OUT_OF.test(before(figure))
  const rest = unused.filter((figure) => figure !== held && !isScale(figure))
  const meant = held ?? (goal && isAverage(goal) ? goal : undefined)
  if (!meant) return { rest }
  const asked = side(meant)
  return { compared: { gpa: meant.value, ...(asked && { asked }) }, rest }
}

/** "No, 2.44 is below 2.5, by 0.06." */
export function sayCompared(
  { points, credits, gpa }: Pick<Gpa, 'points' | 'credits' | 'gpa'>,
  { gpa: other, asked }: NonNullable<Gpa['compared']>,
  language: Language,
): string {
  const exact = points / credits
  const gap = exact - other
  const isEqual = Math.abs(gap) < 1e-9
  const by = hundredth(Math.abs(gap))
  // What is rounded away still tells on which side it is.
  const [shown, apart] =
    by === 0 && !isEqual ? [exact.toFixed(4), ''] : [gpa.toFixed(2), by.toFixed(2)]
  const isSo = asked === 'above' ? gap > 0 && !isEqual : gap < 0 && !isEqual
  if (language === 'ar') {
    const answer = asked ? (isSo ? 'نعم، ' : 'لا، ') : ''
    if (isEqual) return `**${answer}المعدل يساوي ${other} تمامًا.**`
    return `**${answer}المعدل ${shown} ${gap > 0 ? 'أعلى' : 'أقل'} من ${other}${apart && ` بمقدار ${apart}`}.**`
  }
  const answer = asked ? (isSo ? 'Yes, ' : 'No, ') : ''
  if (isEqual) return `**${answer}it is exactly ${other}.**`
  return `**${answer}${shown} is ${gap > 0 ? 'above' : 'below'} ${other}${apart && `, by ${apart}`}.**`
}
