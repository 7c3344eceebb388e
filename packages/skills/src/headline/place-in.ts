import { words } from '../reading/words.ts'
import { leftOutIn } from '../sentences/negation.ts'
import { asksWhereCut } from './line-question.ts'
import { speaksOfArticle } from './line-words.ts'
import type { Place } from './score.ts'

/** What the line is called; where it may be cut off says so only when nothing else does. */
export function placeIn(request: string): Place {
  const sentences = request.split(/[.:：!?؟\n]/)
  const kindsIn = (text: string, isDenied = false) => {
    const all = words(text)
    const isLeftOut = leftOutIn(text, all)
    return speaksOfArticle(all)
      .filter((hit) => isLeftOut(hit) === isDenied)
      .map(({ concept }) => concept)
  }
  // "As a blog title, not an email subject"
  if (
    sentences.some((one) => kindsIn(one).includes('article') && kindsIn(one, true).includes('mail'))
  )
    return 'headline'
  const called = sentences
    .filter((sentence) => !asksWhereCut(sentence))
    .flatMap((sentence) => kindsIn(sentence))
  const said = called.length > 0 ? called : kindsIn(request)
  // "I write the newsletter. Check this headline": what the line itself is called.
  if (
    sentences.some(
      (one) => /\b(?:this|my|our) headline\b/i.test(one) && !kindsIn(one).includes('mail'),
    )
  )
    return 'headline'
  const isTitle = said.includes('title') && !kindsIn(request).includes('sent')
  return (said.includes('article') || isTitle) && !said.includes('mail') ? 'headline' : 'subject'
}
