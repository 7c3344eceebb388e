import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { personOf } from '../../accounts/person.ts'
import type { Database } from '../../database/database.ts'
import { runs } from '../../database/schema/runs.ts'
import { type Caller, readsOnlyRunsOf } from '../../http/caller.ts'
import { isOfKey } from '../../runs/conversation.ts'
import type { Said } from './requests.ts'

/** So far back in a person’s runs it is looked: clients that send everything that was said go on with something recent. */
const LOOKED_AT = 50

/**
 * The run that a message replies to. Many clients send what was said instead of where: it is the caller’s newest run of the agent in which
 * exactly that was asked and answered, or the one that the reply names. Undefined where there is none, and a conversation begins.
 */
export async function findEarlierRun(
  { database, secret }: { database: Database; secret: string },
  caller: Caller,
  appId: string,
  { before }: Said,
): Promise<string | undefined> {
  if (!before) return undefined
  const kinds = caller.kind === 'user' && caller.key?.isTest ? ['test'] : ['demo', 'paid']
  const recent = await database
    .select({ id: runs.id, input: runs.input, answer: runs.answer })
    .from(runs)
    .where(
      and(
        caller.kind === 'user'
          ? eq(runs.userId, caller.userId)
          : eq(runs.person, personOf(caller, secret)),
        eq(runs.appId, appId),
        inArray(runs.kind, kinds),
        inArray(runs.status, ['succeeded', 'unanswered']),
        organisationIs(caller),
        isOfKey(readsOnlyRunsOf(caller)),
        isNull(runs.deletedAt),
      ),
    )
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(LOOKED_AT)
  const [input, answer] = [before.input?.trim(), before.answer?.trim()]
  const isBefore = (run: (typeof recent)[number]) =>
    run.id === before.runId || (run.input === input && run.answer?.trim() === answer)
  return recent.find(isBefore)?.id
}

function organisationIs(caller: Caller) {
  const organisationId = caller.kind === 'user' ? caller.key?.organisationId : undefined
  return organisationId === undefined
    ? isNull(runs.organisationId)
    : eq(runs.organisationId, organisationId)
}
