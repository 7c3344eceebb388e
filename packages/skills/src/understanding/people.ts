import { isWithin, withoutSpans } from '../reading/span.ts'
import type { Span } from '../reading/words.ts'
import { words } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import { isCounted } from './choices.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Naming, Sex } from './person-naming.ts'
import { partnerIn } from './spouse.ts'
import {
  blanked,
  isMoment,
  isNursed,
  phraseStart,
  SELF,
  saidOfOthers,
  sentenceOf,
  sexOfSelf,
  sharedSentences,
  wishOfAll,
  withoutShared,
} from './whose.ts'

/** One of several people of a message: what is said of them and of all, with the others blanked out, so that places stay. */
export interface Person {
  /** As the message calls them; nothing for whoever is told only by a sex. */
  name?: string
  text: string
  /** The sentence in which their figures begin. */
  sentence: Span
}

const RELATIVES: ReadonlySet<string> = new Set(['relative', 'child', 'baby'])
const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she'])
/** Only a woman is. */
const EXPECTING: ReadonlySet<string> = new Set(['pregnant', 'nursing'])

/** Whoever tells of several people does it in a few sentences. */
const LONGEST_TOLD = 1_200
/** Nobody asks for more people at once. */
const MOST_PEOPLE = 4
const LONGEST_NAME = 3

/** What stands before a measure or behind it and says whose it is: "her weight", «وزنها», «طولي». */
const OWNED: ReadonlySet<string> = new Set(['height', 'weight', 'age', 'waist'])

/**
 * The people whose figures a message gives, each with a part of it: "me 36, 182 cm; my wife 32, 160 cm; calories for each?"
 * Nothing when it speaks of one, or of several in a way that cannot be parted. `isMeasured`: only whoever has figures is somebody.
 */
export function peopleIn(message: Message, isMeasured: boolean): readonly Person[] {
  if (message.text.length > LONGEST_TOLD) return []
  const namings = namingsIn(message)
  if (new Set(namings.map(({ who }) => who)).size === 0) return []
  const told = partsOf(message, namings, isMeasured)
  const isForAll = isMeasured || message.concepts.some(({ concept }) => concept === 'everybody')
  const parts = isForAll
    ? told
    : told.filter((part) => part.who === SELF || !isNursed(message, part))
  const all = [...new Set(parts.map(({ who }) => who))]
  if (!isMeasured && !areAllMeant(message, namings) && !areAllMeasured(message, namings)) return []
  if (all.length < 2 || all.length > MOST_PEOPLE) return []
  const own = parts.filter(({ who }) => who)
  return all.map((who) => {
    const others = own.filter((part) => part.who !== who)
    const common = namings.filter(
      (naming) => naming.who !== who && !own.some((part) => isWithin(naming, part)),
    )
    // "My brother" makes what follows somebody else's, which here it is meant to be.
    const aside = message.concepts.filter(({ concept }) => concept === 'someoneElse')
    // "For me and my wife" says who they are, and of neither that both sexes are meant.
    const couples = message.concepts.filter(({ concept }) => concept === 'couple')
    const named = namings.find((naming) => naming.who === who && naming.sex)?.sex
    const isBlanked = aside.length > 0 || couples.length > 0
    const sex = who === SELF ? sexOfSelf(message, namings) : isBlanked ? named : undefined
    const part = own.find((one) => one.who === who)
    const apart = saidOfOthers(message, namings, who).filter(
      (match) => !own.some((one) => isWithin(match, one)),
    )
    const name = nameOf(message, namings, part)
    return {
      ...(name && { name }),
      sentence: sentenceOf(message, part),
      text: `${blanked(message.text, [...others, ...common, ...aside, ...couples, ...apart])}${sex ? `; ${sex}` : ''}`,
    }
  })
}

/** The message without the words for somebody of another sex who has no figures: "woman of 34, 168 cm, … my husband cooks". */
export function aboutOne(message: Message): string | undefined {
  const { text, concepts } = message
  if (concepts.some(({ concept }) => concept === 'everybody' || concept === 'couple')) return
  const namings = namingsIn(message)
  const [who, ...more] = new Set(partsOf(message, namings, true).map((part) => part.who))
  const said = namings.find((naming) => naming.who === who && naming.sex)?.sex
  // "My husband cooks. I'm 34, 163 cm": the only one with figures has a husband.
  const sex = said ?? (who === SELF ? sexOfSelf(message, namings) : undefined)
  // "My son plays football. I'm 45, 170 cm": of whose sex nothing is told, nothing is told by others.
  const others = namings.filter(
    (naming) => naming.who !== who && naming.sex && naming.sex !== sex && (sex || naming.isNoun),
  )
  if (!who || more.length > 0 || !(sex || who === SELF) || others.length === 0) return
  const own = withoutSpans(text, others)
  return said || !sex ? own : `${own}; ${sex}`
}

/** "For each", "my husband and my son": whoever is only spoken of is not asked about. */
const areAllMeant = ({ concepts, clauses }: Message, namings: readonly Naming[]): boolean =>
  concepts.some(({ concept }) => concept === 'everybody') ||
  namings.some((naming, index) => {
    const next = namings[index + 1]
    return next !== undefined && next.who !== naming.who && clauses.isClose(naming, next, JOINT)
  })
const JOINT = 2

/** "How much do I need, man 34, and my daughter is 7": everybody's figures are told. */
const areAllMeasured = (message: Message, namings: readonly Naming[]): boolean =>
  new Set(partsOf(message, namings, true).map(({ who }) => who)).size > 1

/** Everybody who is named, in order; "she" and "her" are the last woman, and who is not named is whoever writes. */
function namingsIn(message: Message): Naming[] {
  const { text, concepts, mentions, clauses } = message
  const sexAt = ({ start }: Span): Sex | undefined => {
    const sex = concepts.find(
      (one) => one.start === start && (one.concept === 'male' || one.concept === 'female'),
    )
    return sex?.concept as Sex | undefined
  }
  const isSaying = (match: ConceptMatch) =>
    concepts.some(
      (claim) =>
        claim.concept === 'claim' && claim.start >= match.end && clauses.isNext(match, claim),
    )
  const found: Naming[] = []
  let current: { who: string; sex?: Sex } = { who: SELF }
  const add = (match: Span, who: string, sex: Sex | undefined, isNoun: boolean) => {
    current = { who, ...(sex && { sex }) }
    found.push({ start: match.start, end: match.end, ...current, isNoun })
  }
  const partner = partnerIn(text, concepts)
  const lastOf = (sex: Sex) =>
    found.findLast((one) => one.sex === sex)?.who ??
    (partner?.sex === sex ? partner.who : undefined)
  // "I am 170, 70 kg. He is 181, 97 kg": somebody else, though nobody said who.
  const isOther = () => found.some(({ who }) => who === SELF) || partner !== undefined
  const startsOf = (named: ReadonlySet<string>) =>
    new Set(concepts.flatMap(({ concept, start }) => (named.has(concept) ? [start] : [])))
  const relatives = startsOf(RELATIVES)
  // "He" is somebody, and not what whoever writes is.
  const pronouns = startsOf(PRONOUNS)
  const couples = startsOf(new Set(['couple']))
  for (const match of concepts) {
    const { concept, start, end } = match
    if (mentions.some((mention) => mention.start <= start && end <= mention.end)) continue
    if (isSaying(match) || isMoment(text, match) || isCounted(message, match)) continue
    if (EXPECTING.has(concept)) current = { sex: 'female', ...current }
    else if (concept === 'self')
      add(match, SELF, found.findLast(({ who }) => who === SELF)?.sex, true)
    else if (RELATIVES.has(concept))
      add(match, words(text.slice(start, end))[0]?.stem ?? concept, sexAt(match), true)
    else if (concept === 'she' || concept === 'he') {
      const sex = concept === 'she' ? 'female' : 'male'
      const who = lastOf(sex) ?? (isOther() ? concept : undefined)
      if (who) add(match, who, sex, true)
    } else if (OWNED.has(concept)) {
      const sex = /ها$/.test(text.slice(start, end)) ? 'female' : undefined
      const who = /^[\u0600-\u06ff].*ي$/.test(text.slice(start, end)) ? SELF : sex && lastOf(sex)
      if (who) add(match, who, who === SELF ? undefined : sex, true)
    } else if (
      (concept === 'male' || concept === 'female') &&
      !relatives.has(start) &&
      !pronouns.has(start) &&
      !couples.has(start)
    ) {
      const isAnother = current.sex !== undefined && current.sex !== concept
      add(match, isAnother ? `${concept} ${start}` : current.who, concept, false)
    }
  }
  return found
}

interface Part extends Span {
  who: string
}

/** "Is 1.5 litres enough for my mother?" tells nothing of whoever asks. */
const VOLUMES: ReadonlySet<string> = new Set(['l', 'ml', 'cup', 'gal', 'oz'])

/** The message parted at who is named next; what holds nothing of anybody is said of all. */
function partsOf(message: Message, namings: readonly Naming[], isMeasured: boolean): Part[] {
  const { text, mentions, clauses } = message
  const figures = mentions.filter(
    ({ kind, doubt, isSetAside }) =>
      (doubt < 2 || isSetAside) &&
      (kind === 'measure' || kind === 'age' || kind === 'number' || kind === 'duration'),
  )
  const hasFigures = (span: Span) => figures.some((figure) => isWithin(figure, span))
  const shared = sharedSentences(message, figures)
  const [first] = namings
  const leading = { start: 0, end: first ? phraseStart(text, first) : 0, who: SELF }
  const given = figures.filter((figure) => isWithin(figure, leading))
  const isGiven =
    given.length > 1 ||
    given.some((one) => one.kind === 'age' || (one.kind === 'measure' && !VOLUMES.has(one.unit)))
  const parts: Part[] = isGiven ? [leading] : []
  for (const naming of namings) {
    const last = parts.at(-1)
    if (last?.who === naming.who) continue
    const start = phraseStart(text, naming)
    const figure = figures.findLast(({ end }) => end <= start)?.end ?? 0
    const from = strongest(clauses, figure, start)
    // "Husband 40, 97 kg. Both desk jobs. I want …": said of all.
    const shared = message.concepts.find(
      (one) => one.concept === 'everybody' && one.start >= figure && one.end <= from,
    )
    if (last)
      last.end = Math.max(last.start, shared ? strongest(clauses, figure, shared.start) : from)
    parts.push({ start: from, end: text.length, who: naming.who })
  }
  const end = parts.at(-1)
  if (end) end.end = endOf(message, end, figures)
  return withoutShared(parts, shared).filter(
    (part) =>
      hasFigures(part) ||
      (!isMeasured &&
        clauses.wordsBetween(
          { start: part.start, end: part.start },
          { start: part.end, end: part.end },
        ) > 0),
  )
}

const weightAt = (clauses: Message['clauses'], at: number): number =>
  clauses.weightBetween({ start: at, end: at }, { start: at + 1, end: at + 1 })

/** What parts two places most, the last of several alike; the second place where nothing does. */
function strongest(clauses: Message['clauses'], from: number, to: number): number {
  let [best, weight] = [to, 0]
  for (let at = from; at < to; at += 1) {
    const here = weightAt(clauses, at)
    if (here >= weight && here > 0) [best, weight] = [at, here]
  }
  return best
}

const SENTENCE = 2

/** The last person's words end with the sentence or the bracket of the last figure, or before what is said of everybody; what stands behind is said of all. */
function endOf(message: Message, part: Span, figures: readonly Span[]): number {
  const { text, clauses, concepts } = message
  const figure = figures.at(-1)?.end ?? 0
  const shared = concepts.find(
    ({ concept, start }) => concept === 'everybody' && start > part.start && start < figure,
  )
  const last = shared && figures.findLast(({ end }) => end <= shared.start && end > part.start)
  if (shared && last) return strongest(clauses, last.end, shared.start)
  const from = Math.max(part.start, figure)
  const bracket = /^[^\d)]*\(/.test(text.slice(part.start, figure)) ? text.indexOf(')', from) : -1
  if (bracket >= 0) return bracket
  const all = concepts.find(({ concept, start }) => concept === 'everybody' && start >= from)
  const question = concepts.find(({ concept, start }) => concept === 'question' && start >= from)
  const wish = wishOfAll(message, from)
  const ends = [
    ...(all ? [strongest(clauses, from, all.start)] : []),
    ...(wish ? [wish.start] : []),
    ...(question ? [question.start] : []),
    text.length,
  ]
  for (let at = from; at < Math.min(...ends); at += 1)
    if (weightAt(clauses, at) >= SENTENCE) return at
  return Math.min(...ends)
}

/** "wife", "Mariam", "man": how somebody is called, or what stands where their part begins. */
function nameOf(
  { text, concepts }: Message,
  namings: readonly Naming[],
  part: Part | undefined,
): string | undefined {
  const own = namings.filter((naming) => naming.who === part?.who)
  const noun = own.find(({ isNoun }) => isNoun)
  if (!part || (noun && part.who === SELF)) return undefined
  if (noun) return text.slice(noun.start, noun.end).replace(/^و(?!ال|لد)/, '')
  const [all = '', lead = ''] =
    /^[\s\-*•.,،;\d)]*([^\d,،;:()\n]{2,40})/u.exec(text.slice(part.start, part.end)) ?? []
  const end = part.start + all.length
  const isName =
    words(lead).length <= LONGEST_NAME &&
    !concepts.some(({ start }) => start >= end - lead.length && start < end)
  const [attribute] = own
  if (lead && isName) return lead.trim()
  return attribute && text.slice(attribute.start, attribute.end)
}
