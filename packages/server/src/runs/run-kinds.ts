import type { Request, Run } from './run-records.ts'

/** By people, not by the store or a creator who checks an agent. */
export const isAsked = ({ kind }: Pick<Run, 'kind'>): boolean => kind === 'demo' || kind === 'paid'

/** Paid runs are of people who are signed in. */
export function isPaid<R extends Pick<Request, 'kind'>>(run: R): run is R & { userId: string } {
  return run.kind === 'paid'
}
