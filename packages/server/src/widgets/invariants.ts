import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const widgetInvariants = [
  invariant(
    'A run of a widget is of one of its visitors and of its agent, and no other run is of a visitor of a widget',
    sql`select format('run %s of %s for %s', runs.id, person, app_id) as sentence
        from runs
        left join widgets on widgets.api_key_id = runs.api_key_id
        left join api_keys on api_keys.id = widgets.api_key_id
        where (widgets.api_key_id is not null
            and (person not like 'widget:' || widgets.api_key_id || ':%' or not app_ids ? app_id::text))
          or (widgets.api_key_id is null and person like 'widget:%')`,
  ),
]
