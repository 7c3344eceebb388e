import { z } from 'zod'
import { Evaluation } from './evaluation.ts'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { Cursor, Slug, Text } from './text.ts'

/** Specification section 2: what a store offers unless its operator says otherwise. */
export const standardCategories = [
  'business',
  'marketing',
  'finance',
  'education',
  'health',
  'productivity',
] as const
export type StandardCategory = (typeof standardCategories)[number]

/** The id of a category. Which ones there are is the store's to say, so the server decides beside the schema (`Categories`). */
export const Category = z
  .string()
  .max(40)
  .regex(
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    'must be a word of lower-case letters, digits and hyphens',
  )

/** How an app is paid for. Stored prices are dirhams with VAT included. */
export const PricingModel = z.enum(['free', 'per_use', 'subscription', 'one_time'])
export type PricingModel = z.infer<typeof PricingModel>

export const Sort = z.enum(['popular', 'rating', 'newest', 'price_asc', 'price_desc'])
export type Sort = z.infer<typeof Sort>

export const PriceFilter = z.enum(['all', 'free', 'paid'])
export type PriceFilter = z.infer<typeof PriceFilter>

/** Specification section 9. */
export const DEFAULT_RATING = 4.5
export const FEATURED_RATING = 4.7
export const EDITORS_CHOICE_COUNT = 3
export const NEW_AND_NOTEWORTHY_COUNT = 6
/** So many matches of a search are counted: where more match, only that is said. */
export const COUNTED_MATCHES = 1000
export const PAGE_LIMIT = { default: 24, max: 100 } as const

/** What stands on a card in a list. Texts are in the language that was asked for. */
export const AppCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: Category,
  emoji: z.string(),
  icon: z.string().nullable(),
  rating: z.number(),
  reviews_count: z.int(),
  short_description: z.string(),
  description: z.string(),
  price_usd: z.number(),
  /** The primary price, dirhams, VAT included. */
  price_aed: z.number(),
  pricing: z.object({ model: PricingModel, price_usd: z.number(), price_aed: z.number() }),
  execution_count: z.int(),
  created_at: z.iso.datetime(),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  /** It failed its daily test three days in a row. */
  under_maintenance: z.boolean(),
  /** What executes it is not what was approved: nobody can run it until its creator has looked. */
  is_paused: z.boolean(),
  demo_prompts: z.array(z.string()),
})
export type AppCard = z.infer<typeof AppCard>

/** A question with the answer that the agent really gave to it. */
export const SampleAnswer = z.object({ prompt: z.string(), answer: z.string() })

/** A price that was announced and is not in force yet: until then the old one is asked. */
export const AnnouncedPrice = z.object({
  model: PricingModel,
  price_usd: z.number(),
  price_aed: z.number(),
  takes_effect_at: z.iso.datetime(),
})
export type AnnouncedPrice = z.infer<typeof AnnouncedPrice>

export const App = AppCard.extend({
  full_description: z.string(),
  metadata: z.object({ demo_prompts: z.array(z.string()) }),
  /** `handle`: where the page about them is (creator-pages.ts), the id of a creator. */
  provider: z.object({
    name: z.string(),
    kind: z.enum(['store', 'creator']),
    handle: z.string(),
  }),
  /** What was checked before the store says "Verified by provider", and when. */
  verification: z
    .object({ statement: z.string(), verified_at: z.iso.datetime(), prompts_checked: z.int() })
    .nullable(),
  needs: z.array(z.string()),
  never: z.array(z.string()),
  sample: SampleAnswer.nullable(),
  skills: z.array(z.object({ name: z.string(), title: z.string(), source: z.string().nullable() })),
  /** `skills`: the store's own; `a2a`, `mcp`, `openai`: at its creator's. */
  runtime: z.enum(['skills', 'a2a', 'mcp', 'openai']),
  version: z.int(),
  /** The newest evaluation of this version; null: it has no questions, or was not asked them yet (evaluations.ts). */
  evaluation: Evaluation.nullable(),
  /** The host whose keys sign the card of an A2A agent; null: none do. */
  signed_by: z.string().nullable(),
  /** Which files may go with a message: media types, or ranges such as `image/*`. Empty: none. How many, and how large: attached-files.ts. */
  file_types: z.array(z.string()),
  price_rise: AnnouncedPrice.nullable(),
  languages: z.array(Language),
  median_time_ms: z.int().nullable(),
  /** Share of finished runs that succeeded, 0 to 1; null before the first run. */
  success_rate: z.number().nullable(),
  updated_at: z.iso.datetime(),
})
export type App = z.infer<typeof App>

/** By the category's id, in the order of the store, and `all`. */
export const CategoryCounts = z.record(z.string(), z.int())
export type CategoryCounts = z.infer<typeof CategoryCounts>

export const AppList = z.object({
  success: z.literal(true),
  apps: z.array(AppCard),
  total: z.int(),
  /** How many match in each category with every filter but the category applied. */
  counts: CategoryCounts,
  /** Of a search: more than `COUNTED_MATCHES` match; `total` is that number, and `counts` only has `all` and the category that was chosen. */
  is_capped: z.boolean().optional(),
  next_cursor: z.string().nullable(),
  /** Of a search: `some` when no agent has all its words, and these are the nearest, best first. */
  match: z.enum(['all', 'some']).optional(),
})
export type AppList = z.infer<typeof AppList>

export const routes = defineRoutes({
  listApps: {
    method: 'GET',
    path: '/api/apps',
    access: 'anyone',
    query: z.object({
      q: Text.trim().max(200).optional(),
      category: Category.default('all'),
      price: PriceFilter.default('all'),
      min_rating: z.coerce.number().min(0).max(5).optional(),
      /** Without it: best match first when searching, else newest first. */
      sort: Sort.optional(),
      limit: z.coerce.number().int().min(1).max(PAGE_LIMIT.max).default(PAGE_LIMIT.default),
      cursor: Cursor.optional(),
      lang: Language.default('en'),
    }),
    response: AppList,
    errors: ['request.cursor_invalid'],
  },
  getApp: {
    method: 'GET',
    path: '/api/apps/:slug',
    access: 'anyone',
    params: z.object({ slug: Slug }),
    query: z.object({ lang: Language.default('en') }),
    response: z.object({ success: z.literal(true), app: App }),
    errors: ['catalogue.app_not_found'],
  },
  getStore: {
    method: 'GET',
    path: '/api/store',
    access: 'anyone',
    response: z.object({
      success: z.literal(true),
      total_apps: z.int(),
      /** How often the agents that are listed were run. */
      total_runs: z.int(),
      /** Of the newest answers of all agents; null before the first. */
      median_time_ms: z.int().nullable(),
      /** While true the footer says that the store holds sample data. */
      has_sample_data: z.boolean(),
      /** The feature flag of the investor banner. */
      investor_demo: z.boolean(),
    }),
    errors: [],
  },
})
