import { z } from 'zod'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'

/** What the store says by itself, and an operator may say in words of their own. */
export const LegalText = z.enum(['terms', 'privacy'])
export type LegalText = z.infer<typeof LegalText>

export const routes = defineRoutes({
  /** The operator's own text, in Markdown without its title; not found where the store's own stands. */
  getLegalText: {
    method: 'GET',
    path: '/api/legal/:kind',
    access: 'anyone',
    params: z.object({ kind: LegalText }),
    query: z.object({ lang: Language.default('en') }),
    response: z.object({ success: z.literal(true), title: z.string(), text: z.string() }),
    errors: ['request.not_found'],
  },
  /** Who runs the store and how they are reached; what the operator has not named is null. */
  getContact: {
    method: 'GET',
    path: '/api/contact',
    access: 'anyone',
    query: z.object({ lang: Language.default('en') }),
    response: z.object({
      success: z.literal(true),
      seller: z
        .object({ name: z.string(), address: z.string(), trn: z.string(), contact: z.string() })
        .nullable(),
      /** An address for whoever found a weakness: `mailto:` or `https:`. */
      security: z.string().nullable(),
    }),
    errors: [],
  },
})
