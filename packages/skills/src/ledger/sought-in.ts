import { words } from '../reading/words.ts'
import { sentencesIn } from '../sentences/split.ts'
import type { LedgerInput } from './input.ts'
import { ledgerQuestions } from './questions.ts'
import { soughtWords } from './sought.ts'

/** "Van costs below. How much on fuel?": what is asked for stands where it is asked, if it does. */
export function soughtIn(
  { text, rest, operations }: { text: string; rest: string; operations: readonly string[] },
  entries: LedgerInput['entries'],
  isSearch: boolean,
): ReturnType<typeof soughtWords> {
  const asking = askingIn(text)
  // "How much is left of my salary": of all that came in.
  if (operations.includes('flow'))
    return LEFT.test(asking) ? { words: [], without: [] } : soughtWords(asking, entries, isSearch)
  const own = asking === text ? undefined : soughtWords(asking, entries, false)
  return own && own.words.length > 0 ? own : soughtWords(rest, entries, isSearch)
}

const LEFT = /\b(?:left|remaining|remains)\b|(?<!\p{L})(?:ال)?(?:باقي|[يت]?تبق[ىي])(?!\p{L})/iu

/** What came in and went out is asked of all that is told before it. */
const askingIn = (text: string): string => {
  const asking = sentencesIn(text).filter(
    (sentence) => ledgerQuestions(words(sentence.text)).length > 0,
  )
  return text.slice(asking[0]?.start ?? 0)
}
