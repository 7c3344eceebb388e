import type { catalogue, creatorPages, Language } from '@wakeel/contract'
import { categoryName } from './language/category-names.ts'

/** As search engines name them; others by their name in the store. */
const categories: Record<string, string> = {
  business: 'BusinessApplication',
  marketing: 'BusinessApplication',
  finance: 'FinanceApplication',
  education: 'EducationalApplication',
  health: 'HealthApplication',
  productivity: 'UtilitiesApplication',
} satisfies Record<catalogue.StandardCategory, string>

/** What an agent is, in the words of schema.org. */
export function agentData(
  app: catalogue.App,
  { url, language, creatorUrl }: { url: string; language: Language; creatorUrl: string },
): string {
  return dataElement({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: app.name,
    description: app.short_description,
    url,
    inLanguage: app.languages,
    applicationCategory: categories[app.category] ?? categoryName(app.category, language),
    operatingSystem: 'Web',
    softwareVersion: String(app.version),
    datePublished: app.created_at,
    dateModified: app.updated_at,
    provider: {
      '@type': app.provider.kind === 'store' ? 'Organization' : 'Person',
      name: app.provider.name,
      url: creatorUrl,
    },
    offers: {
      '@type': 'Offer',
      url,
      category: app.pricing.model,
      price: app.pricing.price_aed.toFixed(2),
      priceCurrency: 'AED',
      availability: 'https://schema.org/InStock',
    },
    // A rating that nobody gave is none.
    aggregateRating:
      app.reviews_count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: app.rating,
            reviewCount: app.reviews_count,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  })
}

/** Who made agents, in the same words. */
export function creatorData(
  creator: creatorPages.Creator,
  { url, description }: { url: string; description: string },
): string {
  return dataElement({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': creator.kind === 'store' ? 'Organization' : 'Person',
      '@id': `${url}#creator`,
      name: creator.name,
      description,
      url,
      sameAs: creator.website ?? undefined,
    },
  })
}

const dataElement = (data: object) =>
  `<script type="application/ld+json" data-opened>${scriptJson(data)}</script>`

/** JSON that can stand in a script element: only `<` could end it; escaped, the text is the same JSON. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
