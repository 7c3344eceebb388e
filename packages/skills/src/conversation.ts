import { isOnlyPolite } from './sentences/polite.ts'
import type { Turn } from './skill.ts'

/** How far back a conversation is read. */
const MOST_EARLIER = 6

/** The latest requests of a conversation, oldest first, without thanks; what completed one that was asked back about belongs to it. */
export function requestsOf(earlier: readonly Turn[] = []): string[] {
  const requests: string[] = []
  let open = ''
  for (const { message, outcome } of earlier) {
    if (!open && isOnlyPolite(message)) continue
    open = open ? `${open}\n${message}` : message
    if (outcome === 'question') continue
    requests.push(open)
    open = ''
  }
  return requests.slice(-MOST_EARLIER)
}
