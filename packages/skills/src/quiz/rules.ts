/** The contrary of a statement, and what was changed for it. */
export interface Denied {
  statement: string
  changed: { from: string; to: string }
}

const MARKS = '[\\u064b-\\u0652]{0,2}'
/** «يُمنع» as well as «يمنع». */
const written = (verbs: string) => verbs.replaceAll(/\p{L}/gu, (letter) => `${letter}${MARKS}`)
const BOUND = written('يجب|ينبغي|يلزم|يتوجب|يتعين|يشترط|تشترط|يمنع|تمنع|يحظر|تحظر')
const FREE = written('يجوز|تجوز|يسمح|تسمح|يحق|يمكن|يستطيع|تستطيع')
const WORD_END = '(?![\\p{L}\\p{M}])'

const NOT_BEHIND = "(?<!\\b(?:not|n['’]t|will|would|may|might|could|to|do|did|a|the) )"
/** "Must have been" is a guess. */
const OWN_FORM = '(?! (?:only|always|have been)\\b)'
const IS_SO = '(?:allowed|permitted|required|obliged|forbidden|prohibited|banned)'

/** What lays down a rule, and what says the contrary: nothing but its own word, as another place or figure is another case. */
const DENIALS: readonly [rule: RegExp, to: (found: string) => string][] = [
  [/\b(?:must|shall) (?:not|never)\b|\bmustn['’]t\b/iu, () => 'may'],
  [/\bshould (?:not|never)\b|\bshouldn['’]t\b/iu, () => 'should'],
  [/\b(?:cannot|can not|can['’]t|can never)\b/iu, () => 'can'],
  [new RegExp(`\\b(?:is|are) not ${IS_SO}\\b`, 'iu'), (found) => found.replace(' not', '')],
  [
    new RegExp(`\\b(?:is|are) (?:strictly )?(?:${IS_SO}|mandatory|compulsory)\\b`, 'iu'),
    (found) => found.replace(/^(is|are)(?: strictly)?/iu, '$1 not'),
  ],
  [new RegExp(`\\b(?:must|shall)\\b${OWN_FORM}`, 'iu'), () => 'need not'],
  [new RegExp(`\\bshould\\b${OWN_FORM}`, 'iu'), () => 'should not'],
  [new RegExp(`${NOT_BEHIND}\\bcan\\b${OWN_FORM}`, 'iu'), () => 'cannot'],
  [new RegExp(`${NOT_BEHIND}\\bhave to\\b`, 'iu'), () => 'do not have to'],
  [new RegExp(`${NOT_BEHIND}\\bhas to\\b`, 'iu'), () => 'does not have to'],
  [new RegExp(`${NOT_BEHIND}\\bneeds to\\b`, 'iu'), () => 'does not need to'],
  [
    new RegExp(`(?<!\\p{L})و?لا (?:${BOUND}|${FREE})${WORD_END}`, 'u'),
    (found) => found.replace('لا ', ''),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{M}])و?(?:${BOUND}|${FREE})${WORD_END}`, 'u'),
    (found) => found.replace(/^و?/u, '$&لا '),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{M}])ممنوعة?${WORD_END}`, 'u'),
    (found) => found.replace('ممنوع', 'مسموح'),
  ],
]
/** Of what holds for nobody, for some or with exceptions no plain opposite is known. */
const UNSURE =
  /\b(?:no|nobody|neither|unless|only|either|some|most|many|few)\b|(?<!\p{L})(?:إلا|ليس|فقط|ما لم|أحد|بعض|معظم)(?!\p{L})/iu

/** "Visitors need not sign", «لا يُمنع التدخين»: the contrary of a rule; undefined where nothing is laid down or only for some. */
export function deniedRule(sentence: string): Denied | undefined {
  if (UNSURE.test(sentence)) return undefined
  const found = DENIALS.flatMap(([rule, to]) => {
    const match = rule.exec(sentence)
    return match ? [{ at: match.index, from: match[0], to: to(match[0]) }] : []
  })
  const [first] = found
  if (!first) return undefined
  const { at, from, to } = first
  return {
    statement: `${sentence.slice(0, at)}${to}${sentence.slice(at + from.length)}`,
    changed: { from, to },
  }
}

const RULE =
  /\b(?:must|mustn['’]t|shall|should|shouldn['’]t|may|can|cannot|can['’]t|ha(?:ve|s) to|needs? to|forbidden|prohibited|banned|allowed|permitted|required|obliged|mandatory|compulsory|please|do not|don['’]t)\b/iu
const ARABIC_RULE = new RegExp(
  `(?<![\\p{L}\\p{M}])و?(?:${BOUND}|${FREE}|${written('يرجى')}|ممنوعة?|مسموح|على \\p{L}{3,20}(?: \\p{L}{3,20}){0,2} أن)${WORD_END}`,
  'u',
)

/** Whether a sentence says what is to be done or may be done, rather than what is so. */
export const isRule = (sentence: string): boolean =>
  RULE.test(sentence) || ARABIC_RULE.test(sentence)
