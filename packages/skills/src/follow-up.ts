import { messagesOfRequests } from './conversation.ts'
import { goOnFrom, goOnFromEarlier, type Told } from './follow-up/go-on-from.ts'
import { ofThatDay } from './follow-up/of-that-day.ts'
import { answeredTogether, type Choosable, type Read, rankedReadings } from './rank.ts'
import { withoutQuoteMarks, withoutRunsOfBlanks } from './reading/blanks.ts'
import { withoutTalk } from './sentences/talk.ts'
import type { Answered, Ask, Reading } from './skill.ts'

// A message that goes on from what was answered before: "and the average?", "make it 2 hours".

/** A request as skills read it: without what is said beside it. */
export const cleaned = (ask: Ask): Ask => ({
  ...ask,
  text: withoutTalk(withoutRunsOfBlanks(withoutQuoteMarks(ask.text))),
})

/** What a request comes to that goes on from an earlier one of its conversation; undefined where it stands by itself. `latest`: without what was asked back about before it. */
export function continued<S extends Choosable>(
  skills: readonly S[],
  ask: Ask,
  latest = ask,
): Read<S> | undefined {
  if (!ask.earlier?.length || !skills.some(({ goOn }) => goOn)) return undefined
  const history: Told<S>[] = []
  for (const messages of messagesOfRequests(ask.earlier)) {
    const said = (text: string) => cleaned({ ...ask, text, earlier: [] })
    const earlier = said(messages.join('\n'))
    const goingOn =
      goOnFrom(history, earlier, said(messages.at(-1) ?? '')) ??
      ofThatDay(history.at(-1), skills, earlier)
    const read = goingOn ? [goingOn] : answeredTogether(rankedReadings(skills, earlier).readings)
    for (const { skill, reading } of read) {
      if (!('input' in reading)) continue
      history.push({ skill, answered: { text: earlier.text, inputs: inputsOf(reading) } })
    }
  }
  return (
    goOnFrom(history, ask, latest) ??
    goOnFromEarlier(history, skills, ask) ??
    ofThatDay(history.at(-1), skills, ask)
  )
}

const inputsOf = ({
  input,
  more = [],
}: Extract<Reading<unknown>, { input: unknown }>): Answered<unknown>['inputs'] => [
  input,
  ...more.map((other) => other.input),
]
