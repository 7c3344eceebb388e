import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'

// Figures that somebody else has, or only says.

const OWN =
  /\bi(?: have|['’]ve)? (?:got|get|scored|have)\b|(?<!\p{L})و?(?:جبت|[أا]خ[ذد]ت|حصلت)(?!\p{L})/iu
const OF_ANOTHER =
  /(?:\b(?:my|his|her|our|a|another|some) (?<who>\p{L}+) (?:just |only )?(?:got|gets|scored|has|had)|(?<!\p{L})(?<arabic>\p{L}+(?:ي|ها|ه|نا)) (?:جاب[تو]?|[أا]خ[ذد](?!ت[^\p{L}])\p{L}?|حصل[تو]?))\s(?:an? |على |ع )?$/iu
const LONGEST_TELLING = 40

/** "My friend got 91" beside "I got 64 …": one figure of somebody else, and no list of them. */
function isOfAnother({ text, concepts }: Message, { start, end }: Span): boolean {
  const from = Math.max(0, start - LONGEST_TELLING)
  const told = OF_ANOTHER.exec(text.slice(from, start))
  if (!told || !OWN.test(text)) return false
  const who = from + told.index
  const isPart = concepts.some(
    (match) =>
      (match.concept === 'assessedPart' || match.concept === 'gradePointAverage') &&
      match.start >= who &&
      match.end <= start,
  )
  const goesOn = /^[^.;!?؟\n\p{L}]*(?:(?:and|in|و|في|ب)(?!\p{L})[^.;!?؟\n]*)?[\d٠-٩%]/u.test(
    text.slice(end, end + LONGEST_TELLING),
  )
  return !isPart && !goesOn
}

const CLAIMED_WITHIN = 8

/** "My cousin swears I need a 90": said in the same clause before it. */
export const isClaimed = (message: Message, figure: Span): boolean =>
  isOfAnother(message, figure) || isToldOf(message, figure)

/** Whoever gives the marks knows what they are; what they say is needed is a claim. */
const REPORTER =
  /(?:\b(?:teacher|professor|prof|doctor|dr|lecturer|portal|system|blackboard|moodle|transcript|report|school)|(?<!\p{L})(?:ال)?(?:دكتور[ةه]?|مدرس[ةه]?|معلم[ةه]?|أستاذ[ةه]?|استاذ[ةه]?|نظام|بوابة|كشف|شهادة|مدرسة))(?:\s\p{L}{2,12})?\s$/iu
const isReported = (text: string, claim: Span, figure: Span): boolean =>
  REPORTER.test(text.slice(Math.max(0, claim.start - 28), claim.start)) &&
  !/\b(?:need|must|have to)\b|(?:لازم|[تأن]?حتاج|محتاج)/u.test(text.slice(claim.end, figure.start))

const isToldOf = ({ text, concepts, clauses }: Message, figure: Span): boolean =>
  concepts.some(
    (match: ConceptMatch) =>
      match.concept === 'claim' &&
      !isReported(text, match, figure) &&
      match.end <= figure.start &&
      clauses.isClose(match, figure, CLAIMED_WITHIN),
  )
