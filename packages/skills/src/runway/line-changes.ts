import { costCues } from '../cost-lines.ts'
import { roundToFils } from '../fils.ts'
import type { Message } from '../understanding/affinity.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Amount, Growth } from './values.ts'

// "Marketing 9,300 … and what if marketing stops?": a line of the costs is called again, and what becomes of it is said without a figure of its own.

const costNames: ReadonlySet<string> = new Set(
  costCues.filter((cue) => cue !== 'cost' && cue !== 'totalCost'),
)
const WITHIN = 3
/** Words between a line and its figure. */
const NAMED_WITHIN = 2
const COMMA = 1
const ANOTHER_LINE = 3

export interface LineChanges {
  saved: number
  added: number
  /** What was said of a line and changes nothing else. */
  growths: readonly Growth[]
  words: readonly ConceptMatch[]
}

interface LineChange {
  saved: number
  added: number
  growth?: Growth
  half?: ConceptMatch
}

interface Named {
  line: Amount
  name: string
  /** Where the line is called with its figure. */
  place: { start: number; end: number }
}

/** By how much the costs change with the lines that are thought away, halved, or changed by a share. */
export function lineChanges(
  lines: readonly Amount[],
  growths: readonly Growth[],
  message: Message,
  monthly: (amount: Amount) => number,
): LineChanges {
  const named = lines.flatMap((line) => namesOf(line, message))
  const changes = calledAgain(named, message).flatMap(({ line, place }): LineChange[] => {
    const growth = growths.find(({ mention }) => isSaidOf(message, place, mention))
    const word = (concept: ConceptMatch['concept']) =>
      message.concepts.find((match) => match.concept === concept && isNear(message, place, match))
    if (growth && growth.period === undefined) {
      const down = word('decline') ?? word('reduction')
      const by = (monthly(line) * growth.value) / 100
      return [{ saved: down ? by : 0, added: down ? 0 : by, growth }]
    }
    const half = word('halved')
    if (half) return [{ saved: monthly(line) / 2, added: 0, half }]
    return word('leaving') || word('reduction') ? [{ saved: monthly(line), added: 0 }] : []
  })
  const sum = (change: 'saved' | 'added') =>
    roundToFils(changes.reduce((total, one) => total + one[change], 0))
  return {
    saved: sum('saved'),
    added: sum('added'),
    growths: changes.flatMap(({ growth }) => growth ?? []),
    words: changes.flatMap(({ half }) => half ?? []),
  }
}

/** The words that a line is called by: what the lexicon knows, or its own. */
function namesOf(line: Amount, { text, concepts, clauses }: Message): Named[] {
  const { mention, label } = line as Amount & { label?: string }
  if (label) {
    const start = text.lastIndexOf(label, mention.start)
    return [{ line, name: label.toLowerCase(), place: { start, end: start + label.length } }]
  }
  const [nearest] = concepts
    .filter(
      (match) =>
        costNames.has(match.concept) &&
        clauses.wordsBetween(match, mention) <= NAMED_WITHIN &&
        clauses.weightBetween(match, mention) < (match.end <= mention.start ? ANOTHER_LINE : COMMA),
    )
    .toSorted((a, b) => distance(a, mention) - distance(b, mention))
  return nearest ? [{ line, name: nearest.concept, place: nearest }] : []
}

/** A name rather stands before its figure, and the last one is meant. */
const distance = (match: Place, mention: Place): number =>
  match.end <= mention.start ? mention.start - match.end : FARTHEST + match.start
const FARTHEST = 1e4

/** Each line that is called once more, and where. */
function calledAgain(named: readonly Named[], message: Message): Named[] {
  const { text, concepts } = message
  return named.flatMap((one) => {
    const again = concepts.find(
      (match) =>
        match.concept === one.name && match.start !== one.place.start && isFree(message, match),
    )
    const label = text.toLowerCase().indexOf(one.name, one.line.mention.end)
    const place = again ?? (label > 0 ? { start: label, end: label + one.name.length } : undefined)
    return place ? [{ ...one, place }] : []
  })
}

/** It names no figure beside it. */
const isFree = ({ mentions, clauses }: Message, match: ConceptMatch): boolean =>
  !mentions.some(
    (mention) =>
      isAmount(mention) &&
      mention.start >= match.end &&
      clauses.isClose(match, mention, NAMED_WITHIN),
  )

const isAmount = ({ kind }: Mention): boolean => kind === 'money' || kind === 'number'

type Place = { start: number; end: number }

const isNear = ({ clauses, mentions }: Message, place: Place, match: Place): boolean => {
  const [first, second] = place.start < match.start ? [place, match] : [match, place]
  return (
    clauses.wordsBetween(place, match) <= WITHIN &&
    clauses.weightBetween(place, match) < COMMA &&
    !mentions.some(({ start, end }) => start >= first.end && end <= second.start)
  )
}

const isSaidOf = ({ clauses }: Message, place: Place, mention: Mention): boolean =>
  mention.start >= place.end &&
  clauses.wordsBetween(place, mention) <= WITHIN &&
  clauses.weightBetween(place, mention) < COMMA
