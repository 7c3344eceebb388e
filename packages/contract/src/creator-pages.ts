import { z } from 'zod'
import { AppCard, PAGE_LIMIT } from './catalogue.ts'
import { Language } from './language.ts'
import { isPublicName } from './public-name.ts'
import { defineRoutes } from './route.ts'
import { Cursor, Shown } from './text.ts'

/** Where the agents that the store brings have their page. */
export const STORE_HANDLE = 'store'

/** Which creator a page is about: the id of their account, which tells nothing and opens nothing, or `STORE_HANDLE`. */
export const Handle = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')

export const MAX_ABOUT = 600
export const MAX_WEBSITE = 200

/** An address that anybody can open: https, a name with a domain, and nothing that signs in. */
function isPublicWebsite(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    isPublicName(url.hostname)
  )
}

/** As browsers write it, so that what is stored is what is opened. */
export const Website = z
  .string()
  .trim()
  .refine(isPublicWebsite, 'must be a public address that begins with https://')
  .overwrite((text) => URL.parse(text)?.href ?? text)
  .max(MAX_WEBSITE)

/** What a creator says of themselves; an empty text in one language stands for the other. */
const About = z.strictObject({ en: Shown.max(MAX_ABOUT), ar: Shown.max(MAX_ABOUT) })

/** What everybody may see of whoever made agents that are listed. */
export const Creator = z.object({
  handle: z.string(),
  name: z.string(),
  kind: z.enum(['store', 'creator']),
  /** In the language that was asked for, or in the only one there is. */
  about: z.string().nullable(),
  website: z.string().nullable(),
  /** When the oldest of their listed agents came into the store. */
  since: z.iso.datetime(),
  total_apps: z.int(),
  total_runs: z.int(),
  /** Of all reviews of their listed agents; null before the first. */
  rating: z.number().nullable(),
  reviews_count: z.int(),
  /** How many of the agents are verified. */
  verified_apps: z.int(),
})
export type Creator = z.infer<typeof Creator>

/** What a creator says of themselves, in whole or in part: what is left out is empty. */
export const ProfileTexts = z.object({ about: About, website: z.string().nullable() })
export type ProfileTexts = z.infer<typeof ProfileTexts>

export const CreatorProfile = ProfileTexts.extend({
  handle: z.string(),
  /** False while none of their agents is listed: nobody can open it. */
  has_page: z.boolean(),
})
export type CreatorProfile = z.infer<typeof CreatorProfile>

const success = z.literal(true)

export const routes = defineRoutes({
  /** The agents by popularity, the most popular first. */
  getCreator: {
    method: 'GET',
    path: '/api/creators/:handle',
    access: 'anyone',
    params: z.object({ handle: Handle }),
    query: z.object({
      limit: z.coerce.number().int().min(1).max(PAGE_LIMIT.max).default(PAGE_LIMIT.default),
      cursor: Cursor.optional(),
      lang: Language.default('en'),
    }),
    response: z.object({
      success,
      creator: Creator,
      apps: z.array(AppCard),
      next_cursor: z.string().nullable(),
    }),
    errors: ['creators.creator_not_found', 'request.cursor_invalid'],
  },
  getCreatorProfile: {
    method: 'GET',
    path: '/api/creator/profile',
    access: 'signed_in',
    response: z.object({ success, profile: CreatorProfile }),
    errors: [],
  },
  setCreatorProfile: {
    method: 'PUT',
    path: '/api/creator/profile',
    access: 'signed_in',
    body: z.strictObject({ about: About, website: Website.nullable() }),
    response: z.object({ success, profile: CreatorProfile }),
    errors: [
      'accounts.email_unconfirmed',
      'creators.address_in_text',
      'creators.secret_in_text',
      'creators.banned_text',
      'creators.taken_away',
      'request.rate_limited',
    ],
  },
})
