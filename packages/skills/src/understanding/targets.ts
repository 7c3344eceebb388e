import type { Span } from '../reading/words.ts'
import type { Clauses } from './clauses.ts'

/** More are no request of a person. */
const MOST = 20
const EACH_WORD = 0.45
const ANOTHER_SOURCE = 1.6
/** "How many litres are 3 gallons" is rarer than "3 gallons in litres". */
const BEFORE = 1

/**
 * What each of several things is to be turned into: a target belongs to the nearest source that it fits.
 * A source with none shares those of the next, "5 miles and 10 miles in km", or of the one before it.
 */
export function targetsOf<Source extends Span, Target extends Span>(
  sources: readonly Source[],
  targets: readonly Target[],
  { clauses, fits }: { clauses: Clauses; fits(source: Source, target: Target): boolean },
): readonly { source: Source; targets: readonly Target[] }[] {
  const all = sources.slice(0, MOST).map((source) => ({ source, targets: [] as Target[] }))
  for (const target of targets.slice(0, MOST)) {
    const nearest = all
      .map((each, place) => ({ each, place }))
      .filter(({ each }) => fits(each.source, target))
      .map(({ each, place }) => ({ each, cost: costOf(sources, place, target, clauses) }))
      .toSorted((a, b) => a.cost - b.cost)[0]
    nearest?.each.targets.push(target)
  }
  const share = (each: (typeof all)[number], from: (typeof all)[number] | undefined) => {
    if (each.targets.length === 0)
      each.targets = (from?.targets ?? []).filter((target) => fits(each.source, target))
  }
  for (const [place, each] of [...all.entries()].toReversed()) share(each, all[place + 1])
  for (const [place, each] of all.entries()) share(each, all[place - 1])
  return all
}

function costOf(sources: readonly Span[], place: number, target: Span, clauses: Clauses): number {
  const source = sources[place] as Span
  const [from, to] =
    source.end <= target.start ? [source.end, target.start] : [target.end, source.start]
  const between = sources.filter(({ start, end }) => start >= from && end <= to).length
  return (
    clauses.wordsBetween(source, target) * EACH_WORD +
    clauses.weightBetween(source, target) +
    between * ANOTHER_SOURCE +
    (target.end <= source.start ? BEFORE : 0)
  )
}
