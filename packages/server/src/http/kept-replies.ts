import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { PreparedReply } from './context.ts'

/**
 * Replies that are the same for everybody, each made once until what it is about changes, which `revision` tells; some of it changes
 * without that, so none is kept for longer than `keptMs`. Made again and the same, what was compressed of it stays good.
 */
export function createKeptReplies({
  clock,
  max,
  keptMs,
}: {
  clock: Clock
  max: number
  keptMs: number
}) {
  const kept = new LRUCache<string, { reply: PreparedReply; revision: number; until: number }>({
    max,
  })
  return async (
    key: string,
    revision: number,
    make: () => Promise<object>,
  ): Promise<PreparedReply> => {
    const now = clock.now().getTime()
    const known = kept.get(key)
    if (known?.revision === revision && now < known.until) return known.reply
    const made = new PreparedReply(JSON.stringify(await make()))
    const reply = known?.reply.etag === made.etag ? known.reply : made
    kept.set(key, { reply, revision, until: now + keptMs })
    return reply
  }
}
