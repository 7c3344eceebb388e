import { readMessage } from '../understanding/read-message.ts'
import { amountOf, type Priced } from './pairs.ts'

const EXTRA =
  /(?:\b(?<en>delivery|shipping|installation|set-?up|handling|transport)(?: (?:fee|charge|cost)s?)?|(?<!\p{L})(?:و|مع )?(?<ar>(?:ال)?(?:توصيل|شحن|تركيب|نقل)))(?: (?:is|of|for|costs?|another|بـ?|بسعر))?[ :=]{1,3}(?:aed |dhs? )?$/iu

/** "… delivery 60 also before VAT" beside a pasted table is one line more. */
export function addedBeside(text: string, around: string, today: string): Priced[] {
  return readMessage(around, today).mentions.flatMap((mention) => {
    const price = amountOf(mention)
    const { en, ar } =
      EXTRA.exec(around.slice(Math.max(0, mention.start - 40), mention.start))?.groups ?? {}
    const at = text.indexOf(around.slice(mention.start, mention.end))
    const description = en ?? ar
    return price !== undefined && price > 0 && description && mention.doubt === 0
      ? [{ start: at, end: at + mention.end - mention.start, quantity: 1, price, description }]
      : []
  })
}
