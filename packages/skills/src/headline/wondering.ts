import { checkHits, speaksOfPoints } from './asked-checks.ts'
import { asksIn, LONGEST_REQUEST } from './line-words.ts'

/** "And I just want to know if …", «بس بدي أعرف إذا …»: what is asked of a line behind it, with a mark before it or none. */
const WONDERING = [
  /(?<=^|\s)(?:[–—-]\s)?(?:(?:and|but|so|ok)\s)?(?:i\s(?:just\s|only\s|really\s)?(?:want|need|wanted|would like|wanna)\s(?:to\s)?know|i['’]?m\s(?:just\s|only\s)?(?:wondering|asking)|i\s(?:just\s|only\s)?wonder|(?:can|could)\s(?:you|u)\s(?:please\s|just\s)?(?:tell|say|check)|(?:(?:please|pls|just|also)\s){0,2}tell\sme|let\sme\sknow|do\syou\sthink)\s/giu,
  /(?<=^|\s)(?:[–—-]\s)?(?:بس\s|و\s)?و?(?:(?:بدي|[أا]بي|[أا]بغى|[أا]بغي|عايز[ةه]?|عاوز[ةه]?|حاب[ةه]?|ودي|[أا]ريد|محتاج[ةه]?)\s(?:بس\s|فقط\s)?(?:[أا]ن\s)?[أا]عرف|(?:قول|قل|خبر|قولي|قل)\s?(?:لي|ني)|خبر(?:ني|يني|وني))\s/gu,
] as const

/** Where such a question begins; undefined where none is asked. */
export function startOfWondering(text: string): number | undefined {
  for (const wondering of WONDERING)
    for (const { index } of text.matchAll(wondering)) {
      const tail = text.slice(index)
      if (tail.length > LONGEST_REQUEST) continue
      if (asksIn(tail) || checkHits(tail).length > 0 || speaksOfPoints(tail)) return index
    }
  return undefined
}

/** «وهل فيه رقم», "and is there a number": asked of the line, whether or not a mark ends it. */
export const isOfFormula = (tail: string): boolean =>
  tail.length <= LONGEST_QUESTION &&
  /^[\s–—-]*(?:and\s+)?و?(?:is|does|do|how many|هل|كم)\s/iu.test(tail) &&
  (checkHits(tail).length > 0 || speaksOfPoints(tail)) &&
  /(?<!\p{L})(?:it|there|has|have|this|في|فيه|فيها|به|بها|له|هو|ياخذ|اخذ|نقط[ةه])(?!\p{L})/u.test(
    tail,
  )
const LONGEST_QUESTION = 60
