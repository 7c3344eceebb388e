import { words } from '../reading/words.ts'
import { concepts } from './readability-vocabulary.ts'

/** "Guests must use the side door. Is this clear enough for them?": one sentence is the text, where the next asks about it. */
export function textBefore(
  message: string,
  found: string,
): { instruction: string; text: string } | undefined {
  const { text = '', asked = '' } =
    /^(?<text>[^.!?؟\n]{60,1500}[.!])\s{1,3}(?<asked>[^.!\n]{8,160})$/u.exec(message.trim())
      ?.groups ?? {}
  // What has been found is the question itself, or nothing.
  if (found !== '' && found !== asked.trim()) return undefined
  const own = concepts(words(asked)).filter(
    ({ concept }) => concept === 'readability' || concept === 'split',
  )
  const isAsking = own.length > 0 && (POINTS_BACK.test(asked) || own.some(({ from }) => from < 2))
  return isAsking && !TELLS.test(text) && !/[:：]/.test(text)
    ? { instruction: asked, text }
    : undefined
}
const POINTS_BACK =
  /(?<!\p{L})(?:this|it|that|هذا|هذه|هذي|هاد|هاي|ده|دي|هيك|هو|هي|(?:ال|هال)(?:نص|كلام|جمل[ةه]|فقر[ةه])|\p{L}{3,8}ه(?:ا|م)?)(?!\p{L})/iu
/** Who one is and what one has: no text that somebody else is to read. */
const TELLS =
  /^(?:hi|hello|hey|i|i['’]m|im|my|we|our|مرحبا|السلام|هلا|[أا]نا|عندي|عندنا|معي|ابني|بنتي|ولدي|[أا]ريد|[أا]ب[يغ]\p{L}?|بدي|عايز[ةه]?)(?!\p{L})|(?<!\p{L})(?:the|my|a|this) (?:text|article|letter|notice|paragraph|story|book|essay)(?!\p{L})|(?<!\p{L})(?:ال|هال)?(?:نص|مقال|رسال[ةه]|فقر[ةه]|قص[ةه])(?!\p{L})/iu
