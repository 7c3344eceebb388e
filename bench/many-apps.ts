import type { Bilingual } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../packages/server/src/database/database.ts'
import { apps } from '../packages/server/src/database/schema/catalogue.ts'
import { agents } from '../packages/server/src/database/schema/runs.ts'

const categories = [
  'business',
  'marketing',
  'finance',
  'education',
  'health',
  'productivity',
] as const
const tasks = [
  'invoice',
  'mortgage',
  'contract',
  'calendar',
  'headline',
  'campaign',
  'quiz',
  'summary',
  'budget',
  'gratuity',
  'meeting',
  'priority',
  'hydration',
  'currency',
  'readability',
  'payroll',
  'inventory',
  'shipping',
  'tender',
  'translation',
] // prettier-ignore
const tasksInArabic = [
  'فاتورة',
  'رهن',
  'عقد',
  'تقويم',
  'عنوان',
  'حملة',
  'اختبار',
  'ملخص',
  'ميزانية',
  'مكافأة',
  'اجتماع',
  'أولوية',
  'ترطيب',
  'عملة',
  'قراءة',
  'رواتب',
  'مخزون',
  'شحن',
  'مناقصة',
  'ترجمة',
] // prettier-ignore
const kinds = [
  'desk',
  'planner',
  'analyst',
  'coach',
  'checker',
  'builder',
  'scanner',
  'maker',
  'tracker',
  'advisor',
  'reviewer',
  'estimator',
  'forecaster',
] // prettier-ignore
const places = [
  'Dubai',
  'Abu Dhabi',
  'Sharjah',
  'Ajman',
  'Fujairah',
  'Riyadh',
  'Doha',
  'Muscat',
  'Manama',
  'Cairo',
  'Amman',
]

/** Words in any order, beginnings, typing errors and Arabic letter forms; each finds a full page at any size, so that the bytes are comparable. */
export const queries = [
  'invoice',
  'mortgage step',
  'shown contract',
  'contrct',
  'hedaline',
  'quiz',
  'فاتورة',
  'ميزانيه',
  'camp',
  'analyst',
] // prettier-ignore

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!

/** Adds apps straight into the database until there are `count`: the bench measures reading, not writing. */
export async function fillWith(database: Database, count: number): Promise<void> {
  const { rows } = await database.execute<{ present: number }>(
    sql`select count(*)::int as present from ${apps}`,
  )
  const chunk = 1000
  for (let from = rows[0]!.present; from < count; from += chunk) {
    const made = Array.from({ length: Math.min(chunk, count - from) }, (_, offset) =>
      makeApp(from + offset),
    )
    await database.insert(apps).values(made)
    await database.insert(agents).values(
      made.map(({ id }) => ({
        appId: id,
        runtime: 'skills' as const,
        instructions: 'Work out VAT.',
        skills: ['vat-calculator'],
        version: 1,
        examples: { en: [], ar: [] },
      })),
    )
  }
}

/** The row of one of them. */
export function makeApp(index: number): typeof apps.$inferInsert {
  const mixed = Math.imul(index + 1, 2654435761) >>> 0
  const task = mixed % tasks.length
  const name: Bilingual = {
    en: `${capital(tasks[task]!)} ${pick(kinds, mixed >>> 5)} ${pick(places, mixed >>> 11)} ${index}`,
    ar: `وكيل ${tasksInArabic[task]} ${index}`,
  }
  const line: Bilingual = {
    en: `Helps with ${tasks[task]} and ${pick(tasks, mixed >>> 7)}, with every step shown.`,
    ar: `يساعد في ${tasksInArabic[task]} مع بيان كل خطوة.`,
  }
  const created = new Date(Date.UTC(2025, 0, 1) + index * 60_000)
  const isFree = mixed % 3 === 0
  return {
    id: `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
    slug: `app-${index}`,
    category: pick(categories, mixed >>> 3),
    emoji: '🧾',
    name,
    shortDescription: line,
    description: line,
    fullDescription: line,
    needs: { en: [], ar: [] },
    never: { en: [], ar: [] },
    demoPrompts: { en: ['Add VAT to AED 1,000'], ar: ['أضف الضريبة إلى 1000 درهم'] },
    pricingModel: isFree ? 'free' : 'per_use',
    priceFils: isFree ? 0 : 100 + (mixed % 5000),
    isActive: true,
    createdAt: created,
    updatedAt: created,
    ratingSum: 0,
    reviewsCount: 0,
    executionCount: mixed % 5000,
    popularity: mixed % 5000,
    changeNumber: 0,
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
