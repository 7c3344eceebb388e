import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const forgeInvariants = [
  invariant(
    'What is listed of a creator’s agent is one published version: what executes is what that version says, and so is what the store asks for it, unless that is more than it asked before',
    sql`select format('%s lists version %s', slug, coalesce(live_version::text, 'none')) as sentence
        from apps
        left join agents on agents.app_id = apps.id
        left join agent_versions as live on live.app_id = apps.id and live.number = live_version and live.status = 'published'
        where case
          when not is_active and taken_down_at is null then live_version is not null
          when live_version is null then exists (select from agent_versions where agent_versions.app_id = apps.id)
          else live.id is null
            or agents.version is distinct from live_version
            or agents.runtime is distinct from live.content -> 'runtime' ->> 'kind'
            or (pricing_model, price_fils)
              is distinct from (live.content -> 'price' ->> 'model', round((live.content -> 'price' ->> 'aed')::numeric * 100))
            and not exists (
              select from price_rises as rise
              where rise.app_id = apps.id and rise.version = live_version and rise.status <> 'in_force'
                and (rise.from_model, rise.from_fils) = (pricing_model, price_fils)
            )
        end`,
  ),
  invariant(
    'The version of an agent that is being worked on is its newest',
    sql`select format('version %s of agent %s is older than what was published', number, app_id) as sentence
        from agent_versions as open
        where status <> 'published' and exists (select from agent_versions where app_id = open.app_id and number > open.number)`,
  ),
  invariant(
    'What waits for a moderator says since when, and what was rejected says why',
    sql`select format('version %s of agent %s is %s', number, app_id, status) as sentence
        from agent_versions
        where (status = 'pending' and submitted_at is null) or (status = 'rejected' and rejection is null)`,
  ),
  invariant(
    'No daily test is under way that nobody has looked after for a day',
    sql`select format('the test of agent %s on %s is still running', app_id, day) as sentence
        from daily_tests where status = 'running' and claimed_until < now() - interval '1 day'`,
  ),
]
