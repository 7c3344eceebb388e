import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { requestScope } from '../src/observability/request-scope.ts'
import { onPostgres } from './test-database.ts'

type Senders = Record<string, (...args: unknown[]) => unknown>

/** What every message to a database goes through, whatever it holds. */
const [senders, method] = onPostgres
  ? [pg.Client.prototype as unknown as Senders, 'query']
  : [PGlite.prototype as unknown as Senders, 'execProtocolRaw']

/** How many messages the operation of a request sends to the database, on either engine. Who is asking was found before it. */
export async function messagesOf(
  request: (headers: Record<string, string>) => Promise<unknown>,
): Promise<number> {
  const id = randomUUID()
  const own = senders[method]!
  let messages = 0
  senders[method] = function (...args) {
    // What a new connection begins with, in words of its own, is no part of the request that needed one.
    if (typeof args[0] !== 'string' && requestScope()?.requestId === id) messages += 1
    return own.apply(this, args)
  }
  try {
    await request({ 'x-request-id': id })
  } finally {
    senders[method] = own
  }
  return messages
}
