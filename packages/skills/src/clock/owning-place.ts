import { type Span, words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import { dubai, type Place } from './time-zones.ts'

type NamedPlace = Place & Span
interface Said {
  message: Message
  times: readonly Span[]
}

/** As written: by their stems alone «عندهم» and «عندنا» are one word. */
const THEIRS = /^(?:ب?توقيت|ب?وقت|عند)(?:ه|ها|هم|هن|هما)$/u
const DIRECTLY_BEHIND = /^[\s,]*(?:(?:in|at|from|out of|في|من|ب|بتوقيت|توقيت|time in)\s*)?$/u
const DIRECTLY_BEFORE = /^\s*(?:time\s*)?(?:(?:at|is|it is|it's|when|،|,)\s*)?(?:الساعة\s*)?$/u
const ITS_CLOCK = {
  before: /توقيت\s*(?:مدينة\s*)?$/u,
  behind: /^(?:['’]s)? (?:local )?time(?!\p{L})/u,
}

/** The place whose clock shows a time: "in London" behind it, "their time", "London time", or the one that is not asked for. */
export function owningPlace(places: readonly NamedPlace[], time: Span, said: Said): Place {
  const { text } = said.message
  const after = places.find(
    ({ start }) => start >= time.end && DIRECTLY_BEHIND.test(text.slice(time.end, start)),
  )
  if (after) return after
  const isWanted = isWantedBy(said)
  const abroad = places.find(({ zone }) => zone !== dubai.zone)
  // "What is it over there?" asks for their time, "9am their time" gives it.
  if (abroad && theirsIn(said.message).some((match) => !isWanted(match))) return abroad
  const owner = places.find(
    ({ start, end }) =>
      ITS_CLOCK.before.test(text.slice(0, start)) ||
      ITS_CLOCK.behind.test(text.slice(end, end + 20)),
  )
  if (owner && isAskedInIts(owner, time, said.message)) return others(places, owner)[0] ?? dubai
  if (owner && !isWanted(owner)) return owner
  const [only] = places
  if (only && places.length === 1) {
    const isGoal = /(?:\bto|\bfor|إلى|الى)\s*$/u.test(text.slice(0, only.start))
    const isAsked = [only, ...theirsIn(said.message), ...thereIn(text)].some(isWanted)
    return isGoal || isAsked ? dubai : only
  }
  const before = places.findLast(({ end }) => end <= time.start)
  if (before && !isWanted(before) && DIRECTLY_BEFORE.test(text.slice(before.end, time.start)))
    return before
  return (
    told(places, isWanted) ??
    places.find(({ zone }) => zone === dubai.zone) ??
    before ??
    places.find(({ start }) => start >= time.end) ??
    only ??
    dubai
  )
}

/** "My duty in Doha starts at 6:30 am. What time is it in Manila?": the only place of which no time is asked. */
function told(places: readonly NamedPlace[], isWanted: (place: Span) => boolean) {
  const wanted = new Set(places.filter(isWanted).map(({ zone }) => zone))
  const rest = places.filter(({ zone }) => !wanted.has(zone))
  const isOne = new Set(rest.map(({ zone }) => zone)).size === 1
  return wanted.size > 0 && isOne ? rest[0] : undefined
}

const others = (places: readonly NamedPlace[], place: Place) =>
  places.filter(({ zone }) => zone !== place.zone)

/** "What is 6 pm on 4 December in Cairo time?" */
function isAskedInIts(place: Span, time: Span, { text, concepts }: Message): boolean {
  const isInto =
    /\b(?:in|to|into)\s$/u.test(text.slice(0, place.start)) &&
    ITS_CLOCK.behind.test(text.slice(place.end, place.end + 20))
  return isInto && concepts.some(({ concept, end }) => concept === 'question' && end <= time.start)
}

const theirsIn = ({ text, concepts }: Message): readonly Span[] => [
  ...concepts.filter(({ concept }) => concept === 'theirTime'),
  ...words(text).filter(({ word }) => THEIRS.test(word)),
]

const thereIn = (text: string): Span[] =>
  words(text).filter(({ word }) => /^(?:there|هناك)$/.test(word))

/** "When is that in Riyadh" asks, "when my shift in Doha begins" tells of a time. */
const WHEN_IT_ASKS =
  /(?<!\p{L})(?:when(?= (?:is|will|would|should|do|does)(?!\p{L}))|و?ف?(?:متى|امتى|إمتى|ايمتى|إيمتى))(?!\p{L})/giu
const WHILE_IT_IS =
  /(?<!\p{L})(?:when(?! (?:is|will|would|should|do|does)(?!\p{L}))|if|once|while|و?(?:لما|عندما|إذا|اذا|لو|وقتما))(?!\p{L})/giu

/** What stands behind a question, with no time and no "when" between them, is asked for. */
function isWantedBy({ message: { text, concepts }, times }: Said): (place: Span) => boolean {
  const at = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => index + length)
  const asking = [
    ...concepts.flatMap(({ concept, end }) => (concept === 'question' ? [end] : [])),
    ...at(WHEN_IT_ASKS),
  ]
  const telling = [...times.map(({ end }) => end), ...at(WHILE_IT_IS)]
  return ({ start }) => {
    const last = Math.max(...asking.filter((end) => end <= start), -1)
    return last >= 0 && !telling.some((end) => end > last && end <= start)
  }
}
