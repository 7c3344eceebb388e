import type { Span } from '../reading/words.ts'
import type { Letter } from './scale.ts'

/** "If I fail a 3 credit course", «رسبت بمادة ٣ ساعات»: a course with its credits that is failed has an F. */
const FAILED =
  /(?<!\p{L})(?:fail(?:ed)?(?= (?:an? |my |the |one |in )?(?:[\p{L}-]{2,14} ){0,2}\(?\d[\s-]?(?:cr|credits?|hours?|hrs?)(?!\p{L}))|(?:رسبت|[أاب]?رسب|سقطت|حملت)(?= (?:ب|في |ال)?\p{L}{2,12} (?:\p{L}{2,12} )?(?:وزنها |عليها |من |ب)?(?:\d|ثلاث|تلات|[أا]ربع) ?(?:ساع|معتمد|وحد)))(?!\p{L})/giu
/** Letters between "failed" and the F itself. */
const BESIDE = 40

type Graded = Span & { grade: Letter }

/** The letters of a request with an F for each course that is told to be failed, whose article is no A. */
export function withFailed(text: string, letters: readonly Graded[]): Graded[] {
  const failed = Array.from(
    text.matchAll(FAILED),
    ({ index, 0: word }): Graded => ({
      start: index,
      end: index + word.length,
      grade: 'F',
    }),
  )
  const isArticle = ({ start, grade }: Graded) =>
    grade === 'A' && failed.some(({ end }) => start === end + 1)
  const isNamedBeside = ({ start, end }: Span) =>
    letters.some(
      (letter) =>
        letter.grade === 'F' && letter.start < end + BESIDE && start < letter.end + BESIDE,
    )
  return [
    ...letters.filter((letter) => !isArticle(letter)),
    ...failed.filter((one) => !isNamedBeside(one)),
  ]
}
