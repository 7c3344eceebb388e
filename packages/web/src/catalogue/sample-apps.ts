import type { Bilingual, catalogue } from '@wakeel/contract'

/*
 * When the catalogue cannot be loaded two sample apps stand in for it (specification section 7), named as such on the page.
 * They carry the addresses of two agents the store opens with: once it answers again, their links lead to those.
 */
const frame = {
  icon: null,
  rating: 4.5,
  reviews_count: 0,
  execution_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  is_active: true,
  is_verified: false,
  under_maintenance: false,
  is_paused: false,
  price_usd: 0,
  price_aed: 0,
  pricing: { model: 'free', price_usd: 0, price_aed: 0 },
  demo_prompts: [],
} satisfies Partial<catalogue.AppCard>

const vat = {
  ...frame,
  id: 'sample-vat-desk',
  slug: 'vat-invoice-desk',
  category: 'business',
  emoji: '🧾',
} as const
const summary = {
  ...frame,
  id: 'sample-summariser',
  slug: 'text-summary-desk',
  category: 'productivity',
  emoji: '📝',
} as const

const app = (
  card: Omit<catalogue.AppCard, 'name' | 'short_description' | 'description'>,
  name: string,
  line: string,
): catalogue.AppCard => ({
  ...card,
  name,
  short_description: line,
  description: line,
})

export const sampleApps: Bilingual<readonly catalogue.AppCard[]> = {
  en: [
    app(vat, 'VAT desk (sample)', 'Adds or takes out 5% VAT and lists what an invoice must show.'),
    app(summary, 'Summariser (sample)', 'Shortens a long text to the sentences that matter.'),
  ],
  ar: [
    app(
      vat,
      'مكتب الضريبة (نموذج)',
      'يضيف ضريبة القيمة المضافة 5% أو يستخرجها، ويبيّن ما يجب أن تتضمنه الفاتورة.',
    ),
    app(summary, 'الملخّص (نموذج)', 'يختصر النص الطويل إلى الجمل المهمة فيه.'),
  ],
}
