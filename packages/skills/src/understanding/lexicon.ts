import { body } from './lexicon/body.ts'
import { business } from './lexicon/business.ts'
import { calendar } from './lexicon/calendar.ts'
import { general } from './lexicon/general.ts'
import { heat } from './lexicon/heat.ts'
import { money } from './lexicon/money.ts'
import { people } from './lexicon/people.ts'
import { study } from './lexicon/study.ts'
import { tax } from './lexicon/tax.ts'
import { vat } from './lexicon/vat.ts'
import { work } from './lexicon/work.ts'

/**
 * Every concept that skills and doubts name, each once, with the words people in the UAE have for it in English and Arabic.
 * A word stands in its simplest form: endings, articles, attached particles and one typing error are the matcher's business;
 * `~` before an Arabic word stands for every form of the verb; `=` before a word for no form but this, as a nurse is not nursing.
 */
export const lexicon = {
  ...body,
  ...business,
  ...calendar,
  ...general,
  ...heat,
  ...money,
  ...people,
  ...study,
  ...tax,
  ...vat,
  ...work,
} as const

export type Concept = keyof typeof lexicon
