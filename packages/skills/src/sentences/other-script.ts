import { type Passage, tidy } from '../reading/passage.ts'
import { words } from '../reading/words.ts'
import { asking, type Vocabulary } from './units.ts'

const MARK = /[:：?؟.!](?=\s)|\n/gu
const LONGEST_LEAD = 400
const LEAST_TEXT = 8
/** A name or a term of the other script may stand in each part. */
const OWN_SHARE = { lead: 0.7, text: 0.9 } as const
/** A colon behind so many words leads to a text, whatever they say. */
const LEAST_LEADING = 4

/** «قوللي مستواه: The company …»: where what is said ends and the text in the other script begins. */
export function inOtherScript(message: string, { find }: Vocabulary): Passage | undefined {
  const marks = [...message.slice(0, LONGEST_LEAD).matchAll(MARK)]
  for (const { index, 0: mark } of marks.toReversed()) {
    const lead = message.slice(0, index + mark.length)
    const text = message.slice(index + mark.length).trim()
    const said = scriptsOf(lead)
    const written = scriptsOf(text)
    const own = said.at(-1)
    if (own === undefined || written[0] === own || written.length < LEAST_TEXT) continue
    if (shareOf(said, own) < OWN_SHARE.lead || shareOf(written, !own) < OWN_SHARE.text) continue
    const all = words(lead)
    const asks =
      find(all).length > 0 ||
      asking(all).length > 0 ||
      (mark === ':' && all.length >= LEAST_LEADING)
    return asks ? { instruction: tidy(lead), text } : undefined
  }
  return undefined
}

/** Whether each word is Arabic. */
const scriptsOf = (text: string): boolean[] =>
  (text.match(/\p{L}{2,}/gu) ?? []).map((word) => /\p{Script=Arabic}/u.test(word))

const shareOf = (all: readonly boolean[], isArabic: boolean): number =>
  all.filter((one) => one === isArabic).length / all.length
