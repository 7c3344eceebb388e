import { fold } from '../reading/fold.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// "Basic 5,000, then it was raised to 7,000": what an amount has become is meant.

const BECAME =
  /^(?: (?:aed|dhs?|dirhams?|درهم|الف|الاف))?[,،.]? (?:(?:(?:and|then|but|later|it|which|that|he|she|they|my|his|her|basic|salary|pay|rent|was|were|got|has|have|had|been) ){0,6}(?:raised|increased|went up|gone up|rose|risen|changed|reduced|lowered|cut|went down|became)(?: (?:it|me))?(?: \p{L}{2,9}){0,2}? to(?: aed| dhs?)?|(?:(?:and|then|but|later|it|which|that|basic|salary|pay|rent) ){0,4}became(?: aed| dhs?)?|(?:و|ف)?(?:(?:ثم|بعدين|بعدها) )?(?:بقي|بقت|صار|صارت|اصبح|اصبحت|رفعوه|رفعوها|زادوه|زادوها|انرفع|انرفعت)(?: (?:الحين|الان|هلق|دلوقتي|الي|ل)){0,2}) ?$/u
const LONGEST = 80

/** The amounts of a message, each that has become another as that other, unless it is only supposed. */
export function withBecome(
  text: string,
  mentions: readonly Mention[],
  concepts: readonly ConceptMatch[],
): Mention[] {
  const isSupposed = (end: number) =>
    concepts.some((match) => match.concept === 'supposing' && match.end <= end)
  return mentions.flatMap((mention, index): Mention[] => {
    const [before, next] = [mentions[index - 1], mentions[index + 1]]
    if (before && hasBecome(text, before, mention) && !isSupposed(mention.start)) return []
    return next && hasBecome(text, mention, next) && !isSupposed(next.start)
      ? [{ ...next, start: mention.start, end: mention.end }]
      : [mention]
  })
}

const isAmount = ({ kind }: Mention): boolean => kind === 'money' || kind === 'number'

const hasBecome = (text: string, was: Mention, now: Mention): boolean =>
  isAmount(was) &&
  isAmount(now) &&
  now.start - was.end < LONGEST &&
  BECAME.test(fold(text.slice(was.end, now.start)).text)
