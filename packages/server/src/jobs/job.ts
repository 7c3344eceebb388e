import type { jobs } from '@wakeel/contract'

/** Work that nobody asks for and that has to be done again and again, by one process of the store. */
export interface Job {
  name: jobs.JobName
  /** From the end of one turn until the next is due. */
  everyMs: number
  /** Its first turn comes just after the store has opened: it asks somebody outside, has much to count, or nobody misses what it does by then. */
  canWait?: boolean
  /** `stopped` is aborted when the store closes, or when another process has taken the job over; what takes long breaks off then. */
  work(stopped: AbortSignal): Promise<unknown>
}
