import type { forge as contract, InputOf, ReplyOf, runs } from '@wakeel/contract'
import { requireUser } from '../accounts/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { toPlan } from './content.ts'
import type { ForgeDependencies } from './forge.ts'
import { findShown, requireOwn, whileThere } from './versions.ts'

const PREVIEWING: RateLimit = { name: 'forge-previews', most: 60, windowSeconds: 60 * 60 }

type Route = typeof contract.routes.previewAgent

/** Lets a creator try what they see. */
export function createPreview({ database, limits, runs }: Pick<ForgeDependencies, 'database' | 'limits' | 'runs'>) {
  return {
    async previewAgent({ id, input }: InputOf<Route>, { caller, signal, emit }: Context<runs.DemoEvent>): Promise<ReplyOf<Route>> {
      const { userId } = requireUser(caller)
      const app = await requireOwn(database, userId, id)
      const { content, number } = await findShown(database, app)
      await limits.take(PREVIEWING, userId)
      const draft = { plan: toPlan(content), version: number }
      const { answer, provider, skillsUsed, elapsedMs } = await whileThere(database, userId, id, () =>
        runs.rehearse({ appId: id, prompt: input, userId, draft }, { signal, emit }),
      )
      return { success: true, response: answer, provider, skills_used: skillsUsed, execution_time_ms: elapsedMs }
    },
  }
}
