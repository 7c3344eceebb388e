import type { moderation as contract, Language } from '@wakeel/contract'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'

/** What moderators see of an app and of who made it; the query joins `users` as its creators. */
export const shownColumns = {
  app: {
    id: apps.id,
    slug: apps.slug,
    name: apps.name,
    emoji: apps.emoji,
    category: apps.category,
  },
  creator: { id: users.id, name: users.name },
}

interface Row {
  app: Pick<typeof apps.$inferSelect, keyof (typeof shownColumns)['app']>
  creator: { id: string; name: string } | null
}

export function toShown(
  { app, creator }: Row,
  language: Language,
): Pick<contract.ReportedApp, 'app' | 'creator'> {
  return { app: { ...app, name: app.name[language], category: app.category }, creator }
}
