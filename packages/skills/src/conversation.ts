import { isOnlyPolite } from './sentences/polite.ts'
import type { Turn } from './skill.ts'

/** How far back a conversation is read. */
const MOST_EARLIER = 6

/** The latest requests of a conversation, oldest first, without thanks; what completed one that was asked back about belongs to it. */
export const requestsOf = (earlier: readonly Turn[] = []): string[] =>
  messagesOfRequests(earlier).map((messages) => messages.join('\n'))

/** The same, each in the messages it was said in. */
export function messagesOfRequests(earlier: readonly Turn[]): string[][] {
  const requests: string[][] = []
  let open: string[] = []
  for (const { message, outcome } of earlier) {
    if (open.length === 0 && isOnlyPolite(message)) continue
    open.push(message)
    if (outcome === 'question') continue
    requests.push(open)
    open = []
  }
  return requests.slice(-MOST_EARLIER)
}
