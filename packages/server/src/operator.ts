import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { OwnPlans } from './billing/plans/own-plans.ts'
import { Brand, type Logo, readLogo } from './brand.ts'
import { OwnCategories } from './catalogue/own-categories.ts'
import { type LegalTexts, readLegalTexts } from './legal-texts.ts'
import { OperatorError } from './operator-error.ts'
import { inBoth, line, Seller } from './seller.ts'

/** What makes a store this operator's. Whatever is absent is not invented: a document without a seller says that it is no tax invoice. */
const OperatorFile = z.strictObject({
  seller: Seller.optional(),
  brand: Brand.optional(),
  /** Whatever is absent of a plan is the specification's. */
  plans: OwnPlans.optional(),
  /** Absent: those of the specification. */
  categories: OwnCategories.optional(),
  /** Markdown files beside this one, in place of the store's own texts. */
  legal: z.strictObject({ terms: inBoth.optional(), privacy: inBoth.optional() }).optional(),
  /** Of every e-mail; absent: `no-reply` at the store's own host. */
  email: z
    .strictObject({
      name: line.regex(/^[^"<>\r\n]+$/, 'may not hold quotes, angle brackets or line breaks'),
      address: z.email(),
    })
    .optional(),
})
type OperatorFile = z.infer<typeof OperatorFile>
export interface Operator extends Omit<OperatorFile, 'legal'> {
  logo?: Logo
  legal?: LegalTexts
}

/** Reads the operator's file; throws a sentence that says what is wrong with it and where. */
export function readOperatorFile(path: string): Operator {
  const refuse = (why: string) =>
    new OperatorError(`The setting OPERATOR_FILE is wrong: ${path} ${why}.`)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw refuse('cannot be read')
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw refuse('is not JSON')
  }
  const wrongAt = (where: string, why: string) => refuse(`says something wrong at ${where}: ${why}`)
  const parsed = OperatorFile.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw wrongAt(issue?.path.join('.') || 'its top', issue?.message ?? 'it cannot be read')
  }
  const { legal, ...operator } = parsed.data
  /** What a named file beside this one holds. */
  const read = <Content>(
    where: string,
    file: string,
    reader: (folder: string, file: string) => Content,
  ): Content => {
    try {
      return reader(dirname(path), file)
    } catch (error) {
      const isAway = error instanceof Error && 'code' in error
      throw wrongAt(where, `${file} ${isAway ? 'cannot be read' : (error as Error).message}`)
    }
  }
  return {
    ...operator,
    ...(operator.brand?.logo && { logo: read('brand.logo', operator.brand.logo, readLogo) }),
    ...(legal && { legal: readLegalTexts(legal, read) }),
  }
}
