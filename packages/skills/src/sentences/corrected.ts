import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { type Span, words } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'
import { NO_BETWEEN_NUMBERS, takingBack } from './taking-back.ts'

const correction = lexicon({ instead: [...takingBack, 'rather'].join() }, { isExact: true })

/** «نقطتين», «سطرين»: two of them. */
const DUAL = /(?<!\p{L})(?:\p{L}{2,12}تين|سطرين|سؤالين|سوالين|بندين)(?!\p{L})/u

/** Where a text takes back what it says before. */
export const correctionsIn = (text: string): Span[] => correction(words(text))

/** What is left of a request when somebody takes back a number for another: "ten, no wait, make it six" says six. */
export function corrected(request: string): string {
  const count = (part: string) =>
    numbers(fold(part).text).length + (DUAL.test(fold(part).text) ? 1 : 0)
  const bare = Array.from(request.matchAll(NO_BETWEEN_NUMBERS), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
  const all = [...correction(words(request)), ...bare].sort((a, b) => a.start - b.start)
  const last = all.findLast(
    ({ start, end }) =>
      count(request.slice(0, start)) > 0 &&
      count(request.slice(end)) > 0 &&
      !FORMER.test(request.slice(end)),
  )
  return last ? request.slice(last.end) : request
}

/** "6 questions... no wait, 4": the number that stands first behind what takes another back, whatever it counts. */
export function numberInstead(request: string): number | undefined {
  const last = fold(corrected(request)).text
  const [first] = last === fold(request).text ? [] : numbers(last)
  return first && words(last.slice(0, first.start)).length <= MOST_BEFORE ? first.value : undefined
}
const MOST_BEFORE = 2

/** "4 of them (changed my mind from 6)": what was said before stands in place of what follows. */
const FORMER = /^\s?(?:from|it was|was|كانت?|من)\s/iu

/** What a text says behind the words that take something back, if it opens with them: of "no wait, sorry: Friday" it is "Friday". */
export function behindCorrection(text: string): string | undefined {
  const [first, ...others] = correction(words(text)).filter(({ from }) => from === 0)
  if (!first || !OPENING.test(text.slice(0, first.start))) return undefined
  const end = Math.max(first.end, ...others.map((other) => other.end))
  const behind = text.slice(end).replace(MARKS, '')
  return behindCorrection(behind) ?? behind
}
const OPENING = /^[^\p{L}\d]{0,9}$/u
const MARKS = /^[\s,،:：.–-]{1,9}/u

/** "Sorry, 5 is plenty": what is said behind a request to take back its number. */
export const isCorrection = (sentence: string): boolean =>
  correction(words(sentence)).some(({ from }) => from === 0) &&
  numbers(fold(sentence).text).length > 0
