import { foldArabic } from '@wakeel/skills'
import { asRead } from './as-read.ts'
import { type Breach, type Rule, refusals } from './banned-terms.ts'
import { crimes, criminals, excused, reported } from './crimes.ts'
import { sentencesOf } from './sentences-of.ts'
import { anyOf, asWords } from './term-patterns.ts'

type ByRule = Partial<Record<Rule, readonly string[]>>

const perRule = (lists: ByRule, pattern: (terms: readonly string[]) => RegExp) =>
  (Object.entries(lists) as [Rule, readonly string[]][]).map(([rule, terms]) => ({
    rule,
    pattern: pattern(terms),
  }))

const acts = perRule(crimes, asWords)
const spokenOf = asWords([...refusals, ...reported])
const excuse = asWords(excused)

/** `for hackers`, `helps thieves`: what stands before those whom an agent serves. An Arabic «ل» stands upon the word itself. */
const SERVING =
  '(?<!(?:look|search|screen|check|watch|scan|hunt|sentence|penalt|punish)\\p{L}{0,5}[\\s-])(?<![\\p{L}\\p{N}])(?:for|help|helps|helping|let|lets|يساعد|تساعد|مساعده|لكل|لجميع|خاص ب?)\\s{1,3}(?:[\\p{L}-]{1,20}\\s){0,1}'
const served = perRule(
  criminals,
  (terms) =>
    new RegExp(
      `${SERVING}(?:${anyOf(terms)})(?![\\p{L}\\p{N}])(?!['’]?\\s(?:victim|case|investigat|prosecut|detect|prevent))|(?<![\\p{L}\\p{N}])و?(?:لل|ل)(?=\\p{Script=Arabic})(?:${anyOf(terms)})(?![\\p{L}\\p{N}])`,
      'u',
    ),
)

/** A crime that a text offers to help with, or criminals whom it serves; none that it only speaks of, refuses or looks into. */
export function findCrime(text: string): Breach | undefined {
  for (const sentence of sentencesOf(foldArabic(asRead(text)))) {
    for (const { rule, pattern } of acts) {
      const match = pattern.exec(sentence)
      if (match && !spokenOf.test(sentence.slice(0, match.index))) return { rule, found: match[0] }
    }
    for (const { rule, pattern } of served) {
      const match = pattern.exec(sentence)
      if (match && !excuse.test(match[0])) return { rule, found: match[0].trim() }
    }
  }
  return undefined
}

const heads = perRule(
  criminals,
  (terms) =>
    new RegExp(`^(?:ال)?(?:${anyOf(terms)})(?![\\p{L}\\p{N}])|(?<=^|\\s)(?:${anyOf(terms)})$`, 'u'),
)
/** Whoever stands behind one of these is not the audience: "victims of scammers", "people robbed by thieves". */
const HEAD_END =
  /\s(?:of|by|from|who|whom|whose|that|which|with|against|in|on|at|to|for|after|about|من|ضد|في|عن)(?=\s|$)/u
const isArabic = (text: string) => /^\p{Script=Arabic}/u.test(text)

/** Criminals whom somebody names as an agent's audience. */
export function findCriminalAudience(audience: string): Breach | undefined {
  const groups = foldArabic(asRead(audience)).split(/[,،;/&.\n]+|\s(?:and|or|او)\s|\s(?=و\p{L})/u)
  for (const group of groups) {
    const said = group
      .trim()
      .replace(/^(?:for|all|any|the|a|an|my|our|كل|جميع)\s+/u, '')
      .replace(/^و?لل|^و(?=ال)/u, '')
    const whom = said.slice(0, HEAD_END.exec(said)?.index).trim()
    if (excuse.test(whom)) continue
    for (const { rule, pattern } of heads) {
      const match = pattern.exec(whom)
      // Of an Arabic phrase the first noun is the person, of an English one the last.
      if (
        match &&
        (isArabic(whom) ? match.index === 0 : match.index + match[0].length === whom.length)
      )
        return { rule, found: match[0] }
    }
  }
  return findCrime(audience)
}
