import type { Message } from './affinity.ts'
import type { Slots } from './frame.ts'
import type { Concept } from './lexicon.ts'
import type { ConceptMatch } from './match-concepts.ts'

// Which of two words beside each other names a figure: "profit of the office 390k" is a profit and no rent.

/** Nouns whose complement says whose they are or what they are made of. */
const COMPLEMENTED: ReadonlySet<Concept> = new Set([
  'profit',
  'loss',
  'turnover',
  'earned',
  'income',
  'cash',
])
/** «عند المحل 300 ألف» has no noun before it. */
const NO_NOUN = /^و?(?:عند|لد[يى]|مع)/u
const DEFINITE = /^و?ال/u
const JOINED = /^(?:[وفك]|[بل](?!ل))/u
const LONGEST_LINK = 24
const OBJECT_WITHIN = 3

/**
 * The cues of a frame as their heads name them: what is the complement of a noun or the object of a verb of change counts as that
 * noun or verb ("cancel the marketing contract of 4,000" is a saving).
 */
export function headed(
  slots: Slots,
  message: Message,
  cues: readonly ConceptMatch[],
): ConceptMatch[] {
  const changes = Object.values(slots).flatMap(({ cues: [own] = [], change }) =>
    change && own ? [{ own, verbs: new Set(change.verbs), objects: new Set(change.objects) }] : [],
  )
  const found: ConceptMatch[] = []
  /** What each verb of change was found to change first. */
  const changed = new Map<ConceptMatch, Concept>()
  /** The verb of each object. */
  const objects = new Map<ConceptMatch, ConceptMatch>()
  for (const [at, cue] of cues.entries()) {
    const near = cues.slice(Math.max(0, at - MOST_BETWEEN), at)
    const object = near.findLast((other) => objects.has(other))
    const [change] = changes.flatMap((one) => {
      const verb =
        near.find((other) => isChange(one, other, cue) && isOneThing(message, other, cue)) ??
        verbBefore(message, one, object && objects.get(object), object, cue)
      return verb ? [{ own: one.own, verb }] : []
    })
    // "Lose a client who pays 15k": what is said of the client is no object of its own.
    const own = change && (changed.get(change.verb) ?? change.own)
    if (change && own) {
      changed.set(change.verb, own)
      objects.set(cue, change.verb)
    }
    const head = found
      .slice(-MOST_BETWEEN)
      .findLast((other, index, all) =>
        isComplement(
          message,
          other,
          cue,
          other.concept !== near[index + near.length - all.length]?.concept,
        ),
      )
    const concept = own ?? head?.concept
    found.push(concept ? { ...cue, concept } : cue)
  }
  return found
}

/** Cues that may stand between a verb and its object. */
const MOST_BETWEEN = 6

interface Change {
  verbs: ReadonlySet<Concept>
  objects: ReadonlySet<Concept>
}

/** "Cut the rent", and "the rent goes down". */
const isChange = ({ verbs, objects }: Change, first: ConceptMatch, second: ConceptMatch) =>
  (verbs.has(first.concept) && objects.has(second.concept)) ||
  (objects.has(first.concept) && verbs.has(second.concept))

/** `isOne`: the noun before it is a complement itself, as in "profit of our travel office". */
function isComplement(
  { text }: Message,
  head: ConceptMatch,
  cue: ConceptMatch,
  isOne: boolean,
): boolean {
  if (!COMPLEMENTED.has(head.concept) || head.end > cue.start) return false
  if (cue.start - head.end > LONGEST_LINK) return false
  const between = text.slice(head.end, cue.start)
  if (/^ of (?:(?:the|my|our|this|a) )?(?:[a-z]+ )?$/i.test(between)) return true
  if (isOne && between === ' ') return true
  const noun = text.slice(head.start, head.end)
  return (
    /^ (?:(?!ال|[وبل])\p{Script=Arabic}+ )?$/u.test(between) &&
    /^\p{Script=Arabic}/u.test(noun) &&
    !DEFINITE.test(noun) &&
    !NO_NOUN.test(noun) &&
    !JOINED.test(text.slice(cue.start, cue.end))
  )
}

/** "Let go of two employees whose pay is 9,000": what is said of an object right behind it belongs to the same verb. */
const verbBefore = (
  message: Message,
  { verbs, objects }: Change,
  verb: ConceptMatch | undefined,
  object: ConceptMatch | undefined,
  cue: ConceptMatch,
): ConceptMatch | undefined =>
  verb &&
  object &&
  verb.end <= object.start &&
  verbs.has(verb.concept) &&
  objects.has(cue.concept) &&
  isOneThing(message, object, cue)
    ? verb
    : undefined

/** "Drop the second kitchen, which costs 12,000": what is said of the thing between. */
const RELATIVE =
  /^[^.!?؟\n\d,،]{2,40}[,،]?\s(?:which|that|who|اللي|الذي|التي|يلي)\s(?:(?:is|are|was|only|just)\s)?$/iu

/** Close to each other, with no figure between but a count. */
const isOneThing = (
  { text, clauses, mentions }: Message,
  first: ConceptMatch,
  second: ConceptMatch,
): boolean =>
  first.end <= second.start &&
  (clauses.isClose(first, second, OBJECT_WITHIN) ||
    RELATIVE.test(text.slice(first.end, second.start))) &&
  !mentions.some(
    (mention) =>
      mention.start >= first.end && mention.end <= second.start && !isSmallCount(mention),
  )

const MOST_COUNTED = 100
const isSmallCount = (mention: Message['mentions'][number]): boolean =>
  mention.kind === 'number' && Number.isInteger(mention.value) && mention.value < MOST_COUNTED
