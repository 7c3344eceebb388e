import { type Bilingual, catalogue } from '@wakeel/contract'
import { z } from 'zod'

/** A category that creators can choose. */
export interface OfferedCategory {
  id: string
  /** Absent: the standard one's own. */
  name?: Bilingual
  /** What the forge and the search know it by, besides what is known of a standard one. */
  words: readonly string[]
}

const MAX = 24
const MAX_WORDS = 60

const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^<>"\p{Cc}]+$/u, 'may not hold quotes, angle brackets or control characters')
const word = z
  .string()
  .trim()
  .max(60)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ -]*$/u, 'must be a word or a few, of letters and digits')
const words = z.array(word).max(MAX_WORDS)

/** `all` is every category together; the other one is a word that every object of the language already knows. */
const RESERVED = ['all', 'constructor']

const OwnCategory = z
  .strictObject({
    id: catalogue.Category.refine(
      (id) => !RESERVED.includes(id),
      'is a word that cannot be a category',
    ),
    name: z.strictObject({ en: name, ar: name }).optional(),
    words: z.strictObject({ en: words, ar: words }).optional(),
  })
  .refine((own) => own.name !== undefined || isStandard(own.id), {
    path: ['name'],
    message: 'must be there in English and Arabic, as it is none of the standard ones',
  })
  .transform(
    ({ id, name: called, words: own }): OfferedCategory => ({
      id,
      ...(called && { name: called }),
      words: [...(called ? [called.en, called.ar] : []), ...(own ? [...own.en, ...own.ar] : [])],
    }),
  )

/** The categories of an operator's store, in their order; standard ones that are left out are not offered. */
export const OwnCategories = z
  .array(OwnCategory)
  .min(1, 'must hold at least one category')
  .max(MAX, `must hold at most ${MAX} categories`)
  .superRefine((all, context) => {
    const seen = new Set<string>()
    for (const [index, { id, name: called }] of all.entries()) {
      const said = [
        `id ${id}`,
        ...(called ? [`name ${called.en.toLowerCase()}`, `name ${called.ar}`] : []),
      ]
      const again = said.find((one) => seen.has(one))
      if (again)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `has the ${again} of another one`,
        })
      for (const one of said) seen.add(one)
    }
  })

export const standardOffer: readonly OfferedCategory[] = catalogue.standardCategories.map((id) => ({
  id,
  words: [],
}))

const isStandard = (id: string): boolean =>
  (catalogue.standardCategories as readonly string[]).includes(id)
