import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span.ts'

/** What belongs to one request wherever its work is done, so that whatever it caused can be found by its id. */
export interface RequestScope {
  requestId: string
  /** What is being done for it at this moment; absent where nothing is traced. */
  span?: Span | undefined
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const requestScope = (): RequestScope | undefined => scopes.getStore()

export const withinRequest = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)
