import { words } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'

const correction = lexicon(
  {
    instead:
      'no wait, wait no, no sorry, sorry no, actually, scratch that, i mean, i meant, or rather, on second thought, on second thoughts, correction, no make, no do, no just, make that, لا بل, بل, لا خلها, لا خليها, خليها, خلها, قصدي, اقصد, لا قصدي, لا اسف, اسف قصدي, لا لا, لا انتظر, غيرت رايي, تصحيح, لا سويها, لا اعملها',
  },
  { isExact: true },
)

/** What is left of a request when somebody takes back what they said first: "ten, no wait, make it six" says six. */
export function corrected(request: string): string {
  const last = correction(words(request)).at(-1)
  const behind = last ? request.slice(last.end) : ''
  return /\p{L}{2}/u.test(behind) ? behind : request
}
