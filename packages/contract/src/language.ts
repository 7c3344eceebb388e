import { z } from 'zod'

/** The two languages of the store. Arabic is written right to left. */
export const Language = z.enum(['en', 'ar'])
export type Language = z.infer<typeof Language>

/** A text in both languages, side by side. */
export type Bilingual<T = string> = Record<Language, T>
