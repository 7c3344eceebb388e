import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { sharing } from '../sentences/sharing.ts'
import { textPlaceMeant } from './place-named.ts'

const FORMER =
  /(?<!\p{L})(?:(?:the |my )?(?:original|previous|earlier|old|other) (?:one|text|article|notice|version|contract|passage)|(?:the )?(?:text|one|article|version) (?:from )?before|(?:ال)?(?:نص|مقال|خبر|عقد) (?:ال)?(?:قديم|سابق|أصلي|اصلي|قبل|اللي قبل)|اللي قبل(?:ه|ها)?)(?!\p{L})/iu
const POINTS =
  /\b(?:back|again|return)\b|\b(?:one|text|article|notice|story|passage|contract)\b|(?<!\p{L})(?:[اأ]?رجع\p{L}{0,3}|نرجع|عود\p{L}{0,2}|ال?(?:نص|مقال|خبر|عقد|[إا]علان)|(?:تبع|بتاع|حق|مال|اللي عن|عن)(?:ت|ه)?)(?!\p{L})/iu

const BACK =
  /^\P{L}{0,3}(?:(?:no|ok|now|let['’]?s|please)\s){0,2}(?:go )?back\b|(?<!\p{L})(?:[اأ]?رجع|نرجع|عود) (?:لل?|[إا]لى)/iu

/** "The first text", "back to the lift one", "the one before": which of the texts of a conversation a message means, oldest first. */
export function textMeant(message: string, texts: readonly string[]): string | undefined {
  if (texts.length < 2) return undefined
  const place = textPlaceMeant(message, texts.length)
  if (place !== undefined) return texts[place]
  if (FORMER.test(message)) return texts.at(-2)
  if (!POINTS.test(message)) return undefined
  const content = words(message).filter(
    ({ word }) =>
      word.length > 2 && !isStopword(word) && !/^(?:text|article|notice|one|back)$/.test(word),
  )
  const held = content.filter((one) => {
    const { length } = sharing(texts, (text) => text, [one])
    return length > 0 && length < texts.length
  })
  if (held.length > 0) return sharing(texts, (text) => text, held).at(-1)
  return BACK.test(message) ? texts.at(-2) : undefined
}
