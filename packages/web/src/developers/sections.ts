import type { Bilingual } from '@wakeel/contract'

const en = {
  keys: 'API keys',
  oauth: 'OAuth',
  rest: 'REST',
  client: 'Client',
  models: 'Models',
  mcp: 'MCP',
  a2a: 'A2A',
  programs: 'Other programs',
  webhooks: 'Webhooks',
  receipts: 'Receipts',
  cli: 'Command line',
  widget: 'Widget',
  badge: 'Badge',
  rules: 'Rules',
  reference: 'OpenAPI',
}

/** A part of the page, by its place in the address: `/en/developers#mcp`. */
export type SectionId = keyof typeof en

export const sectionIds = Object.keys(en) as SectionId[]

const ar: typeof en = {
  keys: 'المفاتيح',
  oauth: 'OAuth',
  rest: 'REST',
  client: 'العميل',
  models: 'النماذج',
  mcp: 'MCP',
  a2a: 'A2A',
  programs: 'برامج أخرى',
  webhooks: 'الويب هوك',
  receipts: 'الإيصالات',
  cli: 'سطر الأوامر',
  widget: 'النافذة المضمّنة',
  badge: 'الشارة',
  rules: 'القواعد',
  reference: 'OpenAPI',
}

/** What each part is called where all are listed. */
export const sectionNames: Bilingual<typeof en> = { en, ar }
