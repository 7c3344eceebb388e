import { sql } from 'drizzle-orm'
import type { Database } from '../packages/server/src/database/database.ts'
import { apps } from '../packages/server/src/database/schema/catalogue.ts'

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

/** Those of the first agents that cost nothing, by slug. */
export const freeAgents = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => mixedOf(index) % 3n === 0n)
    .map((index) => `app-${index}`)

/** The same number as the database draws for an agent in `addApps`. */
const mixedOf = (index: number): bigint => (BigInt(index + 1) * 2_654_435_761n) & 4_294_967_295n

const CHUNK = 50_000

/** Adds apps straight into the database until there are `count`, in the database itself: a million would take long from here. */
export async function fillWith(database: Database, count: number): Promise<void> {
  const { rows } = await database.execute<{ present: number }>(
    sql`select count(*)::int as present from ${apps}`,
  )
  for (let from = rows[0]!.present; from < count; from += CHUNK)
    await addApps(database, from, Math.min(from + CHUNK, count) - 1)
  if (rows[0]!.present < count) await database.execute(sql`analyze apps`)
}

const oneOf = (list: readonly string[], place: string) =>
  sql.raw(`(array[${list.map((one) => `'${one}'`).join()}])[1 + (${place}) % ${list.length}]`)

/** The same every time, and each unlike its neighbours. */
async function addApps(database: Database, from: number, to: number): Promise<void> {
  await database.execute(sql`
    insert into apps (id, slug, category, emoji, name, name_keys, short_description, description, full_description, needs, never, demo_prompts,
      pricing_model, price_fils, is_active, created_at, updated_at, execution_count, popularity, change_number)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'app-' || i, ${oneOf(categories, 'mixed >> 3')}, '🧾',
      jsonb_build_object('en', initcap(task) || ' ' || ${oneOf(kinds, 'mixed >> 5')} || ' ' || ${oneOf(places, 'mixed >> 11')} || ' ' || i,
        'ar', 'وكيل ' || task_in_arabic || ' ' || i),
      '{}', line, line, line, nothing, nothing, '{"en":["Add VAT to AED 1,000"],"ar":["أضف الضريبة إلى 1000 درهم"]}',
      case when mixed % 3 = 0 then 'free' else 'per_use' end, case when mixed % 3 = 0 then 0 else 100 + mixed % 5000 end,
      true, created, created, mixed % 5000, mixed % 5000, 0
    from generate_series(${from}::bigint, ${to}::bigint) as i
    cross join lateral (select ((i + 1) * 2654435761) & 4294967295 as mixed) as drawn
    cross join lateral (select ${oneOf(tasks, 'mixed')} as task, ${oneOf(tasksInArabic, 'mixed')} as task_in_arabic,
      timestamptz '2025-01-01 00:00Z' + i * interval '1 minute' as created, '{"en":[],"ar":[]}'::jsonb as nothing) as told
    cross join lateral (select jsonb_build_object('en', 'Helps with ' || task || ' and ' || ${oneOf(tasks, 'mixed >> 7')} || ', with every step shown.',
      'ar', 'يساعد في ' || task_in_arabic || ' مع بيان كل خطوة.') as line) as described
    order by i`)
  await database.execute(sql`
    insert into agents (app_id, runtime, instructions, skills, version, examples)
    select id, 'skills', 'Work out VAT.', '["vat-calculator"]', 1, '{"en":[],"ar":[]}' from apps
    where slug in (select 'app-' || i from generate_series(${from}::bigint, ${to}::bigint) as i)`)
}
