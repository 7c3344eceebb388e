import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { personOf } from '../../accounts/person.ts'
import { runs } from '../../database/schema/runs.ts'
import type { Caller } from '../../http/caller.ts'

/** Whose runs of which agent a request may touch. */
export interface Owner {
  appId: string
  person: string
  /** Of an API key: the organisation that it is for, null for none. Undefined: all of the person’s. */
  organisationId: string | null | undefined
}

export const ownerOf = (caller: Caller, appId: string, secret: string): Owner => ({
  appId,
  person: personOf(caller, secret),
  organisationId:
    caller.kind === 'user' && caller.key ? (caller.key.organisationId ?? null) : undefined,
})

/** What others have is not found, as what is not there. */
export const ownedBy = ({ appId, person, organisationId }: Owner): SQL | undefined =>
  and(
    eq(runs.appId, appId),
    eq(runs.person, person),
    inArray(runs.kind, ['demo', 'paid']),
    isNull(runs.deletedAt),
    organisationId === undefined
      ? undefined
      : organisationId === null
        ? isNull(runs.organisationId)
        : eq(runs.organisationId, organisationId),
  )
