import type { Bilingual, Language } from '@wakeel/contract'
import { and, count, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema/accounts.ts'
import { apiKeys } from '../../database/schema/api-keys.ts'
import { oauthGrants } from '../../database/schema/oauth-server.ts'
import { webhookEndpoints } from '../../database/schema/webhooks.ts'
import { widgets } from '../../database/schema/widgets.ts'

const names = {
  passkeys: { en: 'passkeys', ar: 'مفاتيح المرور' },
  keys: { en: 'API keys', ar: 'مفاتيح الواجهة البرمجية' },
  apps: { en: 'connected apps', ar: 'التطبيقات المتصلة' },
  widgets: { en: 'widgets', ar: 'النوافذ المضمّنة' },
  webhooks: { en: 'webhook endpoints', ar: 'نقاط الويب هوك' },
} satisfies Record<string, Bilingual>

type Standing = Record<keyof typeof names, number>

/** What a new password leaves as it is, for whoever is told of one, with the pages where it is ended. */
export async function standingAccess(
  database: Database,
  userId: string,
  now: Date,
): Promise<Bilingual> {
  const isInForce = and(
    eq(apiKeys.userId, userId),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
  )
  const [keys] = await database
    .select({
      keys: count(apiKeys.hash),
      apps: count(oauthGrants.apiKeyId),
      widgets: count(widgets.apiKeyId),
    })
    .from(apiKeys)
    .leftJoin(oauthGrants, eq(oauthGrants.apiKeyId, apiKeys.id))
    .leftJoin(widgets, eq(widgets.apiKeyId, apiKeys.id))
    .where(isInForce)
  const counts: Standing = {
    ...keys!,
    passkeys: await database.$count(passkeys, eq(passkeys.userId, userId)),
    webhooks: await database.$count(webhookEndpoints, eq(webhookEndpoints.userId, userId)),
  }
  return { en: told(counts, 'en'), ar: told(counts, 'ar') }
}

function told(counts: Standing, language: Language): string {
  const standing = (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => counts[name] > 0)
    .map((name) => `${names[name][language]}: ${counts[name]}`)
    .join(language === 'en' ? ', ' : '، ')
  if (language === 'en')
    return standing
      ? `What still works: ${standing}. End what you do not know under Account, Security (passkeys), under Account, API keys, and on the pages Widgets and Webhooks.`
      : 'No passkey, API key, connected app, widget or webhook of the account works beside it.'
  return standing
    ? `ما زال يعمل: ${standing}. أنهِ ما لا تعرفه من الحساب: الأمان (مفاتيح المرور)، ومفاتيح الواجهة البرمجية، ومن صفحتي النوافذ المضمّنة والويب هوك.`
    : 'ولا يعمل بجانبها في الحساب أي مفتاح مرور أو مفتاح واجهة برمجية أو تطبيق متصل أو نافذة مضمّنة أو ويب هوك.'
}
