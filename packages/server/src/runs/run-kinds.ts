import type { Request, Run } from './run-records.ts'

/** Whether a customer began it, and not the store or a creator who checks an agent. */
export const isCustomerRun = ({ kind }: Pick<Run, 'kind'>): boolean =>
  kind === 'demo' || kind === 'paid'

/** Paid runs are of people who are signed in. */
export function isPaid<R extends Pick<Request, 'kind'>>(run: R): run is R & { userId: string } {
  return run.kind === 'paid'
}
