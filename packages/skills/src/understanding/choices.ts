import type { Message } from './affinity.ts'
import { isCountOfOwnChildren } from './counted.ts'
import type { ChoiceCue, Slots } from './frame.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

/** One option of a choice, where it is named. */
export interface Named {
  slot: string
  option: string
  match: ConceptMatch
  /** The letter may belong to a unit: it counts when its figure is an age ("30M") and not when it is metres. */
  within?: Mention
}

const NEGATED_WITHIN = 2
const PLACE_WITHIN = 3
/** So doubtful is what counts people, and what is part of an address. */
const NO_FIGURE = 2

/** What may turn the meaning of a concept that is named. */
interface Beside {
  negations: readonly ConceptMatch[]
  claims: readonly ConceptMatch[]
  clauses: Message['clauses']
  text: string
}

/** Right before a verb it negates, and elsewhere asks: «ما أتمرن», «ما وزني». */
const BEFORE_VERB = /(?<!\p{L})و?ما\s{1,2}$/u

/** Whether a concept stands in the scope of a negation: "not pregnant or nursing", «بدون رياضة», «ما أتمرن». */
const isNegated = ({ negations, clauses, text }: Beside, match: ConceptMatch): boolean =>
  // What no word says but a form tells, «انا مو متزوجة», no word denies.
  match.start < match.end &&
  (negations.some(
    (negation) => negation.end <= match.start && clauses.isClose(negation, match, NEGATED_WITHIN),
  ) ||
    BEFORE_VERB.test(text.slice(Math.max(0, match.start - 6), match.start)))

/** "Member no 4481: man, 33" */
const isBeforeIdentifier = ({ mentions }: Message, { end }: ConceptMatch): boolean =>
  mentions.some(({ start, doubt }) => doubt >= IDENTIFIER && start >= end && start - end <= 2)
const IDENTIFIER = 6

/** What is negated, also in a list: "don't want to lose or gain". */
function negatedOf(beside: Beside, matches: readonly ConceptMatch[]): Set<ConceptMatch> {
  const negated = new Set<ConceptMatch>()
  for (const match of matches) {
    const isListed = [...negated].some(
      (other) => other.end <= match.start && beside.clauses.isClose(other, match, 1),
    )
    if (isListed || isNegated(beside, match)) negated.add(match)
  }
  return negated
}

/** Every option that a message names, in order. Whoever is only said to think something is not meant: "my wife says". */
export function choicesIn(message: Message, slots: Slots): Named[] {
  const wanted = Object.entries(slots).flatMap(([slot, spec]) =>
    spec.kind === 'choice'
      ? Object.entries(spec.options).flatMap(([option, { cues }]) =>
          cues.map((cue) => ({ slot, option, ...parted(cue) })),
        )
      : [],
  )
  const beside = {
    negations: message.concepts.filter(
      (match) => match.concept === 'negation' && !isBeforeIdentifier(message, match),
    ),
    claims: message.concepts.filter(({ concept }) => concept === 'claim'),
    clauses: message.clauses,
    text: message.text,
  }
  const named = new Set(wanted.map(({ concept }) => concept))
  const matches = message.concepts.filter(({ concept }) => named.has(concept))
  const negated = negatedOf(beside, matches)
  const all = matches.flatMap((match) =>
    wanted
      .filter(
        ({ concept, isNegative }) => concept === match.concept && isNegative === negated.has(match),
      )
      .filter(() => !isClaiming(beside, match, message.mentions) && !isCounted(message, match))
      .map(({ slot, option }) => {
        const within = message.mentions.find(
          ({ start, end }) => start <= match.start && match.end <= end,
        )
        return { slot, option, match, ...(within && { within }) }
      }),
  )
  return all.filter((one) => !isTakenBack(message, one, all))
}

const CHANGED =
  /changed my mind|not any ?more|no longer|on second thought|غيرت ر[أا]يي|ما عدت|بطلت|هونت/giu
const ALSO = /\b(?:also|too|as well|plus)\b|كمان|برضو|بعد|أيضا/iu

/** "I wanted to cut but changed my mind, I want to bulk": of options that exclude each other the last is meant. */
function isTakenBack({ text, concepts }: Message, first: Named, all: readonly Named[]): boolean {
  const marks = [
    ...[...text.matchAll(CHANGED)].map(({ index }) => index),
    ...concepts.flatMap(({ concept, start }) => (concept === 'takingBack' ? [start] : [])),
  ].filter((at) => at >= first.match.end)
  return all.some(
    ({ slot, option, match }) =>
      slot === first.slot &&
      option !== first.option &&
      marks.some((at) => at < match.start && !ALSO.test(text.slice(at, match.end))) &&
      !all.some(
        (again) =>
          again.slot === slot && again.option === first.option && again.match.start > match.start,
      ),
  )
}

const parted = (cue: ChoiceCue) => {
  const isNegative = cue.startsWith('not ')
  return { concept: isNegative ? cue.slice(4) : cue, isNegative }
}

/** "My wife says", "the guy at room 214 told me". */
const isClaiming = (
  { claims, clauses }: Beside,
  match: ConceptMatch,
  mentions: readonly Mention[],
): boolean =>
  claims.some(
    (claim) =>
      claim.start >= match.end &&
      (clauses.isNext(match, claim) ||
        (clauses.isClose(match, claim, PLACE_WITHIN) &&
          mentions.some(
            ({ start, end, doubt }) =>
              start >= match.end && end <= claim.start && doubt >= NO_FIGURE,
          ))),
  )

/** "I have 3 kids", "mum of 2 boys" and «مكتبي في الطابق 14» are of others, and of a place. */
export const isCounted = (
  { text, mentions, concepts, clauses }: Message,
  match: ConceptMatch,
): boolean =>
  mentions.some(
    (mention) =>
      mention.kind === 'number' &&
      mention.doubt >= NO_FIGURE &&
      ((mention.end <= match.start &&
        clauses.isNext(mention, match) &&
        (isCountOfOwnChildren(text, mention) ||
          concepts.some(
            ({ concept, start, end }) =>
              concept === 'having' &&
              end <= mention.start &&
              clauses.isNext({ start, end }, mention),
          ))) ||
        (mention.start >= match.end &&
          clauses.isClose(match, mention, PLACE_WITHIN) &&
          concepts.some(
            ({ concept, start, end }) =>
              concept === 'address' && start === match.start && end === match.end,
          ))),
  )

/** "30M" is an age with a letter; «ست» alone is a woman, and before what is counted six. */
const isOutside = (within: Mention, ages: readonly Mention[]): boolean =>
  within.kind === 'measure' ? ages.includes(within) : within.kind === 'number' && within.doubt < 2

/** The options named, each once. A letter inside a figure is its unit, but for an age: "30M". */
export function chosenFrom(
  choices: readonly Named[],
  slots: Slots,
  taken: Readonly<Record<string, readonly { mention: Mention }[]>>,
): Record<string, { option: string; match: ConceptMatch }[]> {
  const chosen: Record<string, { option: string; match: ConceptMatch }[]> = {}
  const ages = Object.entries(taken).flatMap(([slot, list]) =>
    slots[slot]?.kind === 'age' ? list.map(({ mention }) => mention) : [],
  )
  for (const { slot, option, match, within } of choices) {
    if (within && !isOutside(within, ages)) continue
    const list = chosen[slot] ?? []
    chosen[slot] = list
    if (!list.some((other) => other.option === option)) list.push({ option, match })
  }
  return chosen
}
