import { once, words } from '@wakeel/skills'

const folded = (list: string) => once(() => new Set(words(list).map(({ word }) => word)))

/** With one of these anywhere, a sentence may well say what is not to be done. */
const negating = folded(`
  not no never nobody nothing none neither nor without cannot dont don't doesnt doesn't didnt didn't wont won't cant can't shouldnt
  shouldn't mustnt mustn't neednt needn't isnt isn't arent aren't wasnt wasn't avoid refrain stop forbid forbidden prohibited against
  instead rather except unless
  لا ولا فلا ألا لئلا لم ولم لن ولن ليس ليست لست غير بدون دون بلا بغير عدم إياك إياكم إياكي ممنوع يمنع يحظر محظور تجنب تجنبوا توقف امتنع
  كلا أبدا مش مو موب بدلا عوضا ما وما
`)

/** With one of these at its beginning, it says so. */
const forbidding = folded("dont don't never stop لا إياك إياكم ممنوع")

/** Whether a request could be about what is not to be done. In doubt it is: whoever means otherwise can say it in other words. */
export const isNegated = (text: string): boolean =>
  words(text).some(({ word }) => negating().has(word))

/** Whether a request begins with an order not to do something. */
export function isForbidding(text: string): boolean {
  const first = words(text.slice(0, 200))
    .slice(0, 4)
    .map(({ word }) => word)
  return first.some(
    (word, index) => forbidding().has(word) || (word === 'do' && first[index + 1] === 'not'),
  )
}
