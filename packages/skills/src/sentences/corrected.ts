import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { words } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'

const correction = lexicon(
  {
    instead:
      'no wait, wait no, no sorry, sorry no, actually, scratch that, i mean, i meant, or rather, on second thought, on second thoughts, correction, no make, no do, no just, make that, sorry, oops, rather, عفوا, اسف, اسفه, لا بل, بل, لا خلها, لا خليها, خليها, خلها, قصدي, اقصد, لا قصدي, لا اسف, اسف قصدي, لا لا, لا انتظر, غيرت رايي, تصحيح, لا سويها, لا اعملها',
  },
  { isExact: true },
)

/** What is left of a request when somebody takes back a number for another: "ten, no wait, make it six" says six. */
export function corrected(request: string): string {
  const count = (part: string) => numbers(fold(part).text).length
  const last = correction(words(request)).findLast(
    ({ start, end }) => count(request.slice(0, start)) > 0 && count(request.slice(end)) > 0,
  )
  return last ? request.slice(last.end) : request
}

/** "Sorry, 5 is plenty": what is said behind a request to take back its number. */
export const isCorrection = (sentence: string): boolean =>
  correction(words(sentence)).some(({ from }) => from === 0) &&
  numbers(fold(sentence).text).length > 0
