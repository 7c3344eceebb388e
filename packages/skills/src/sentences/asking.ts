import type { Word } from '../reading/words.ts'
import { countsIn } from './counts.ts'
import type { Hit } from './lexicon.ts'
import { GENERAL, type Unit, unitsIn, type Vocabulary } from './units.ts'

/** How a sentence asks: with the skill's own words, or only in general, which is enough at the beginning of a message. */
export interface Asking {
  /** The skill's own words, said as a request. */
  isOwn: boolean
  /** Words of asking with nothing of the skill: "please look at this". */
  isGeneral: boolean
  /** "Please", an imperative or a question. */
  isAddressed: boolean
  /** Nothing but words that a text may hold as well, and none that points at one: "please bring your child". */
  isVague: boolean
}

export function askingIn(unit: Unit, { strong, counted = [], labels = [] }: Vocabulary): Asking {
  const { words: all, isQuestion, text } = unit
  const opening = unit.hits.filter(({ from }) => from < LONGEST_RUN)
  const has = (concept: string) => opening.some((hit) => hit.concept === concept)
  const own = opening.filter(({ concept }) => !GENERAL.has(concept))
  const isStrong = own.some(({ concept }) => strong.includes(concept))
  const units = own.filter(({ concept }) => counted.includes(concept) || labels.includes(concept))
  const isCounted =
    countsIn(text, units, labels).some(
      ({ start, hit, concept }) =>
        labels.includes(concept) || start <= (units[hit] as Hit<string>).start,
    ) || units.some(({ to }) => opening.some((hit) => hit.from === to && isOnly(hit, all)))
  const isShort = all.length <= SHORT
  const isCommand = own.some(
    ({ concept, from, to }) =>
      from <= leadOf(all) &&
      strong.includes(concept) &&
      opening.some((hit) => hit.concept === 'pointer' && hit.from === to),
  )
  const isImperative =
    isCommand || opening.some(({ concept, from }) => concept === 'do' && from <= leadOf(all))
  const wonders = opening.some(({ concept, from }) => concept === 'wonder' && from === 0)
  const opens = own.some(({ concept, from }) => from < 4 && strong.includes(concept))
  // "My kid wrote this, he is in grade 4, where should it be split?"
  const isOfText =
    isQuestion &&
    unit.start === 0 &&
    all.length <= SHORT * 2 &&
    has('pointer') &&
    new Set(own.map(({ concept }) => concept)).size > 1
  // "… so how many words is it ok here it comes: …"
  const isLeading =
    unit.start === 0 &&
    isStrong &&
    /[:：]\s*$/.test(text) &&
    unit.hits.some(({ concept, from }) => concept === 'pointer' && from >= all.length - 3)
  const isAddressed =
    has('please') || isImperative || isOfText || isLeading || ((isQuestion || wonders) && isShort)
  // "One sentence only, I have no time to read: …"
  const isClosedByColon = /[:：]\s*$/.test(text) && (units[0]?.from ?? SHORT) < LATEST_COUNTED
  const isFragment =
    (isStrong && isShort) ||
    (isCounted && isShort && isClosedByColon) ||
    (isCounted && all.length <= (own.length > 1 ? SHORT : BRIEF)) ||
    (opens && (isCounted || has('pointer')))
  return {
    isOwn: (isAddressed && (isStrong || isCounted || (own.length > 0 && isShort))) || isFragment,
    isGeneral: isAddressed && (has('pointer') || (has('please') && has('do'))),
    isAddressed,
    isVague: !isStrong && !isCounted && !isQuestion && !has('pointer'),
  }
}

/** "Just yes or no.", «بدون شرح»: said of the answer behind a request. */
export const isBare = ({ words: all, hits }: Unit) =>
  all.length <= BRIEF && hits.some(({ concept }) => concept === 'bare')

/** «جملة واحدة», "a line only": one is counted by the word behind it. */
const isOnly = ({ concept, from }: Hit<string>, all: readonly Word[]) =>
  concept === 'limit' && /^(?:وا?حده|بس|فقط|only|just|max|maximum)$/.test(all[from]?.word ?? '')

export const SHORT = 14
/** What is counted first of all is asked for. */
const LATEST_COUNTED = 3
/** What is longer says something: "Each window has a guarantee of ten years." */
export const BRIEF = 6
const LONGEST_RUN = 30
/** How many words may stand before an imperative: none but a courtesy, or of what it is to be done. */
const leadOf = (all: readonly Word[]) => {
  const opening = all
    .slice(0, 5)
    .map(({ word }) => word)
    .join(' ')
  if (FROM_TEXT.test(opening)) return 3
  return /^(?:hi|hello|hey|and|so|then|ok|now|please|و|يا|طيب)(?: |$)/.test(opening) ? 1 : 0
}
/** "From this letter give me …", «من هالنص عطني …» */
const FROM_TEXT =
  /^(?:from|of|using|about|with) (?:this|that|the) |^(?:من|عن|علي) (?:هال|هذا|هذه|هذي|ال)/

/** "I am 68 and my glasses broke, summarise this in a line: …" asks behind its last comma. */
export function askingOf(unit: Unit, vocabulary: Vocabulary): Asking {
  const asking = askingIn(unit, vocabulary)
  const comma = Math.max(unit.text.lastIndexOf(','), unit.text.lastIndexOf('،'))
  if (asking.isOwn || comma < 0 || !/[:：]\s*$/.test(unit.text)) return asking
  const [behind] = unitsIn(unit.text.slice(comma + 1), unit.start + comma + 1, vocabulary)
  return behind ? askingIn(behind, vocabulary) : asking
}
