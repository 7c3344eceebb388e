import type { Span } from '../reading/words.ts'
import type { Letter } from './scale.ts'

/** "If I fail a 3 credit course", «رسبت بمادة ٣ ساعات»: a course with its credits that is failed has an F. */
const FAILED =
  /(?<!\p{L})(?:fail(?:ed)?(?= (?:an? |my |the |one |in )?(?:[\p{L}-]{2,14} ){0,2}\(?\d[\s-]?(?:cr|credits?|hours?|hrs?)(?!\p{L}))|(?:رسبت|[أاب]?رسب|سقطت|حملت)(?= (?:ب|في |ال)?\p{L}{2,12} (?:\p{L}{2,12} )?(?:وزنها |عليها |من |ب)?(?:\d|ثلاث|تلات|[أا]ربع) ?(?:ساع|معتمد|وحد)))(?!\p{L})/giu

/** The grade of each course that is told to be failed. */
export const failedIn = (text: string): (Span & { grade: Letter })[] =>
  Array.from(text.matchAll(FAILED), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    grade: 'F',
  }))
