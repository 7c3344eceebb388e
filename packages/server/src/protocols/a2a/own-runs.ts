import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { personOf } from '../../accounts/person.ts'
import { runs } from '../../database/schema/runs.ts'
import type { Caller } from '../../http/caller.ts'
import { own } from '../../runs/run-history.ts'

/** Whose runs of which agent a request may touch. */
export interface Owner {
  appId: string
  caller: Caller
  person: string
}

export const ownerOf = (caller: Caller, appId: string, secret: string): Owner => ({
  appId,
  caller,
  person: personOf(caller, secret),
})

/** What others have is not found, as what is not there: who has signed in finds what stands in their history, a key what it reads there. */
export const ownedBy = ({ appId, caller, person }: Owner): SQL | undefined =>
  and(
    eq(runs.appId, appId),
    caller.kind === 'user'
      ? own(caller)
      : and(eq(runs.person, person), eq(runs.kind, 'demo'), isNull(runs.deletedAt)),
  )
