import { opening } from '../reading/opening.ts'
import { quantities } from '../reading/quantities.ts'
import { ownChat } from '../sentences/chat.ts'
import { withAccounts } from './accounts.ts'
import type { Message } from './affinity.ts'
import { withBecome, withoutPassed } from './become.ts'
import { clausesOf } from './clauses.ts'
import { withColumns } from './columns.ts'
import { courseOf, withoutPastChanges } from './course.ts'
import { withHeadedLists } from './headed-lists.ts'
import { inAndOut } from './in-and-out.ts'
import { matchConcepts } from './match-concepts.ts'
import { mentionsIn } from './mentions.ts'
import { withMillions } from './millions.ts'
import { isOwnForecast } from './own-forecast.ts'
import { withReceivedOnce } from './received-once.ts'
import { revenueYears } from './revenue-years.ts'
import { withSharedUnits } from './shared-units.ts'
import { signedEnergy, withoutComparedEaten } from './signed.ts'
import { withSpokenThousands } from './spoken-thousands.ts'
import { withOtherCases, withTakenBack } from './taken-back.ts'
import { taxedAmounts } from './taxed-amounts.ts'
import { withToldSex } from './told-sex.ts'
import { isTransitiveDrop } from './transitive-drop.ts'
import { withYearParts } from './year-parts.ts'

/** What is longer is a document, which skills of slots do not read. */
const LONGEST_MESSAGE = 4000

/** As many as a conversation is read back, with the one that is asked now. */
const MOST_KEPT = 8
const kept = new Map<string, Message>()

/** Reads a message once, for whatever frames are to be filled from it: all skills of an agent are asked about the same conversation. */
export function readMessage(written: string, today: string): Message {
  const key = `${today} ${written}`
  const message = kept.get(key) ?? read(written, today)
  // What was asked for last goes last.
  kept.delete(key)
  kept.set(key, message)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return message
}

function read(written: string, today: string): Message {
  const text = ownChat(opening(written, LONGEST_MESSAGE))
  const amounts = quantities(text)
  const named = [
    ...withToldSex(text, withoutPastChanges(text, matchConcepts(text))),
    ...inAndOut(text, amounts),
  ]
    .filter((match) => !isTransitiveDrop(text, match))
    .toSorted((a, b) => a.start - b.start)
  const clauses = clausesOf(text, amounts)
  const told = named.filter((match) => !isOwnForecast(text, match))
  const read = mentionsIn(text, today, told, clauses)
  const scaled = withSharedUnits(text, withMillions(text, read, named))
  const mentions = withoutPassed(text, withBecome(text, scaled, named), named)
  const message = withOtherCases(
    withSpokenThousands(withColumns({ text, concepts: named, clauses, mentions })),
  )
  const said = { ...message, mentions: withTakenBack(message) }
  const meant = withYearParts(withHeadedLists({ ...said, mentions: withAccounts(said) }))
  const concepts = [
    ...withReceivedOnce({ ...meant, concepts: withoutComparedEaten(meant) }),
    ...courseOf(meant),
    ...signedEnergy(meant),
    ...taxedAmounts(meant),
    ...revenueYears(text, today, named, clauses),
  ].toSorted((a, b) => a.start - b.start)
  return { ...meant, concepts }
}
