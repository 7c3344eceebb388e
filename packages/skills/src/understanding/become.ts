import { fold } from '../reading/fold.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// "Basic 5,000, then it was raised to 7,000": what an amount has become is meant.

const BECAME =
  /^(?: (?:aed|dhs?|dirhams?|درهم|الف|الاف))?[,،.]? (?:(?:(?:and|then|but|later|it|which|that|he|she|they|my|his|her|basic|salary|pay|rent|was|were|got|has|have|had|been) ){0,6}(?:raised|increased|went up|gone up|rose|risen|changed|reduced|lowered|cut|went down|became)(?: (?:it|me))?(?: \p{L}{2,9}){0,2}? to(?: aed| dhs?)?|(?:(?:and|then|but|later|it|which|that|basic|salary|pay|rent) ){0,4}became(?: aed| dhs?)?|(?:و|ف)?(?:(?:ثم|بعدين|بعدها) )?(?:بقي|بقت|صار|صارت|اصبح|اصبحت|رفعوه|رفعوها|زادوه|زادوها|انرفع|انرفعت)(?: (?:الحين|الان|هلق|دلوقتي|الي|ل)){0,2}) ?$/u
/** "4,000 basic and since January 2022 my basic is 6,000", «ومن يناير 2022 صار 6000» */
const SINCE_THEN =
  /^(?: (?:aed|dhs?|dirhams?|درهم))?(?:(?: (?<name>\p{L}{3,9}))?[,،]? (?:and |but |then )?(?:since|from|as of) [\p{L}\d /]{3,24} (?:(?:my |the )?\k<name> (?:is|was|became)|it is|its|it's|it became)|[,،]? و?(?:من|منذ) [\p{L}\d /]{3,24} (?:صار|صارت|اصبح|اصبحت))(?: now)? ?$/u
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
    if (!isAmount(mention)) return [mention]
    const before = mentions.slice(0, index).findLast(isAmount)
    const next = mentions.slice(index + 1).find(isAmount)
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
  [BECAME, SINCE_THEN].some((change) => change.test(fold(text.slice(was.end, now.start)).text))
