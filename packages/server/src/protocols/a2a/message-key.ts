import { randomUUID } from 'node:crypto'
import { RequestMalformedError } from '@a2a-js/sdk/errors'
import { type Caller, readsOnlyRunsOf } from '../../http/caller.ts'
import { isOwnKey } from '../../http/idempotency-key.ts'

const MESSAGE_ID = /^[\x21-\x7e]{1,200}$/

/** Under which key a message’s run is stored: the same message to the same agent is the same run, where its id is its caller’s alone. */
export function keyOf(caller: Caller, appId: string, messageId: string): string {
  if (!MESSAGE_ID.test(messageId))
    throw new RequestMalformedError('message.messageId must be 1 to 200 visible ASCII characters')
  const key = `${prefixOf(appId)}${messageId}`
  if (!isOwnKey(caller, messageId)) return `${key} ${randomUUID()}`
  // A run that it may not read answers none of its messages.
  const onlyRunsOf = readsOnlyRunsOf(caller)
  return onlyRunsOf === undefined ? key : `${key} ${onlyRunsOf}`
}

/** What the client called the message of a run, where that is known: a run that failed gave its key back. */
export function messageIdOf({
  id,
  appId,
  idempotencyKey,
}: {
  id: string
  appId: string
  idempotencyKey: string | null
}): string {
  const prefix = prefixOf(appId)
  return idempotencyKey?.startsWith(prefix)
    ? idempotencyKey.slice(prefix.length).split(' ')[0]!
    : `${id}-message`
}

const prefixOf = (appId: string): string => `a2a:${appId}:`
