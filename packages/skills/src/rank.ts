import type { Span } from './reading/words.ts'
import type { Ask, Reading, Skill } from './skill.ts'

/** As much of a skill as it takes to choose it: also a tool that is used elsewhere. */
export type Choosable = Pick<
  Skill,
  | 'name'
  | 'title'
  | 'description'
  | 'suits'
  | 'read'
  | 'goOn'
  | 'dayOf'
  | 'frame'
  | 'isAside'
  | 'limits'
  | 'names'
> & {
  /** It is a tool of a server, which may do what no skill of the store does: send, book, publish. */
  isElsewhere?: boolean
}

/** Below this a request is taken to be about something else. */
const WORTH_TRYING = 0.1
/** A skill that suits this much less than the best is another subject, however complete its input is. */
const NEARLY_AS_GOOD = 0.6

export interface Read<S> {
  skill: S
  reading: Reading<unknown>
}

/** What the skills that suit a request about equally make of it, the best first. */
export function rankedReadings<S extends Choosable>(
  skills: readonly S[],
  ask: Ask,
): { readings: Read<S>[]; isOutside: boolean } {
  // An agent's only skill is tried with whatever is asked.
  const only = skills.length === 1
  const ranked = skills
    .map((skill) => ({ skill, score: skill.suits(ask) }))
    .filter(({ score }) => only || score >= WORTH_TRYING)
    .sort((a, b) => b.score - a.score)
  const best = ranked[0]?.score ?? 0
  const comparable = ranked.filter(({ score }) => score >= best * NEARLY_AS_GOOD)
  return {
    readings: comparable.map(({ skill }) => ({ skill, reading: skill.read(ask) })),
    isOutside: best < WORTH_TRYING,
  }
}

/** The first skill that can answer, those that are asked about other parts of the message, and asides, in the order they are asked. */
export function answeredTogether<S extends Choosable>(readings: readonly Read<S>[]): Read<S>[] {
  const answers = readings.filter(({ reading }) => 'input' in reading)
  const main = answers.find(({ skill }) => !skill.isAside) ?? answers[0]
  const together = main ? [main] : []
  const asides = answers.filter((other) => other.skill.isAside && other !== main)
  for (const other of main?.reading.uses ? readings : [])
    if (together.every(({ reading }) => areApart(reading.uses, other.reading.uses)))
      together.push(other)
  const place = ({ reading: { uses = [] } }: Read<S>) => Math.min(...uses.map(({ start }) => start))
  const ordered = together.length > 1 ? together.toSorted((a, b) => place(a) - place(b)) : together
  return [...ordered, ...asides.filter((aside) => !together.includes(aside))]
}

const areApart = (some: readonly Span[] = [], others: readonly Span[] = []): boolean =>
  others.length > 0 && !some.some((a) => others.some((b) => a.start < b.end && b.start < a.end))
