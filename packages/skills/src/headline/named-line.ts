import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { LONGEST_REQUEST, startsAsRequest } from './line-words.ts'

/** "… and the subject is Last chance to renew …", «والعنوان هو …»: a line that is named in the middle of what is said. */
const NAMED =
  /(?<=^|\s)(?:(?<=[.!?؟,،]\s)(?:(?:the|my|our)\s)?(?:(?:email |blog )?(?:subject(?: line)?|headline|title)|(?:ال)?عنوان(?: المقال)?|(?:سطر )?(?:ال)?موضوع)\s?[:：](?=\s)|(?:the|my|our|his|her|their)\s(?:email |blog |mail )?(?:subject(?: line)?|headline|title|line)\s(?:is|reads|says|goes|will be|would be)|و?(?:ال)?(?:موضوع|عنوان|سطر)(?:\sالموضوع)?\s(?:هو|بيكون|راح يكون|يكون|يقول))\s+(?=\S+\s+\S)/giu

/** What is said of a line and not the line: "the subject is too long". */
const saying = lexicon(
  {
    said: 'too, not, very, so, ok, okay, fine, good, bad, weak, strong, in, for, about, only, just, مو, مش, كثير, جدا, عن, في',
  },
  { isExact: true },
)

export function namedLine(row: string): string | undefined {
  for (const { index, 0: naming } of row.slice(0, LONGEST_REQUEST).matchAll(NAMED)) {
    const line = row.slice(index + naming.length)
    const all = words(line.slice(0, LONGEST_REQUEST))
    if (saying(all).some(({ from }) => from === 0) || startsAsRequest(line)) continue
    return line
  }
  return undefined
}
