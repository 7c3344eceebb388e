import type { StoredApp } from '../src/catalogue/stored-app.ts'

const both = (text: string) => ({ en: text, ar: text })

let changes = 0

/** A row as the database hands it over, newer than those before it; say only what the test is about. */
export function storedApp({ number, ...rest }: Partial<StoredApp> & { number: number }): StoredApp {
  changes += 1
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `app-${number}`,
    creatorId: null,
    category: 'business',
    emoji: '🧾',
    icon: null,
    name: both('VAT desk'),
    shortDescription: both('Works out VAT'),
    description: both('Works'),
    demoPrompts: { en: [], ar: [] },
    pricingModel: 'free',
    priceFils: 0,
    isActive: true,
    maintenanceSince: null,
    pausedAt: null,
    verifiedAt: null,
    createdAt: new Date(1_700_000_000_000 + number),
    ratingTenths: 45,
    reviewsCount: 0,
    ratingChanges: 0,
    executionCount: 0,
    popularity: 0,
    changeNumber: changes,
    skills: [],
    ...rest,
  }
}
