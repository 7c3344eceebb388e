import type { Answer } from './answer.ts'
import { type ClauseKind, type Finding, hasCeiling, says, understand } from './clause-kind.ts'
import { areSidesEqual } from './equality.ts'
import { isOfLateness } from './sums-due.ts'

export function answerOfKind(
  kind: ClauseKind,
  findings: readonly Finding[],
  asked: {
    isWhether: boolean
    isRated: boolean
    isLate: boolean
    isBack: boolean
    /** Whether there is a cap, and not only such a clause. */
    isOfCap: boolean
    /** "Can I …?": there is such a clause, but not always leave to do it. */
    isOfLeave: boolean
    equality: Answer['equality']
  },
): Answer {
  const found = findings.find(
    ({ kind: name, quotes }) =>
      name === kind.name &&
      (!asked.isLate ||
        quotes
          .map(({ text }) => understand(text))
          .some((said) => isOfLateness(said) || says(['late'])(said))),
  )
  const isNo =
    !found ||
    found.risks.some((risk) => kind.risks[risk]?.isNo) ||
    (asked.isBack &&
      found.quotes.some(({ text }) => says(['nonrefundable'], ['not:refund'])(understand(text)))) ||
    (asked.isOfCap && !found.quotes.some(({ text }) => hasCeiling(understand(text))))
  const equality = found && asked.equality
  return {
    about: { kind: kind.name },
    ...((asked.isWhether || equality || (!found && !asked.isRated)) &&
      !(found && asked.isOfLeave && kind.name !== 'termination' && !kind.isBan) && {
        isYes: equality
          ? areSidesEqual(found.quotes) === (equality === 'equal')
          : !isNo && !(asked.isOfLeave && kind.isBan),
      }),
    ...(equality && { equality }),
    quotes: found?.quotes ?? [],
    ...(found && { judged: { level: found.level, risks: found.risks } }),
  }
}
