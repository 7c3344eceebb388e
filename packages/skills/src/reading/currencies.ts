import { foldArabic } from './arabic.ts'

const SPELLINGS: readonly (readonly [code: string, spellings: string])[] = [
  ['AED', 'aed|dhs?\\.?|dirhams?|د\\.? ?إ\\.?|درهم(?: [اإ]ماراتي)?|درهما|دراهم|\\u20c3'],
  ['USD', 'usd|us ?\\$|us dollars?|\\$|dollars?|دولار(?:ات|ا)?(?: [اأ]مريكي)?'],
  ['EUR', 'eur|€|euros?|يورو'],
  ['GBP', 'gbp|£|pounds? sterling|sterling|جنيه [اإ]سترليني'],
  ['SAR', 'sar|saudi riyals?|riyals?|ريال(?:ات|ا)?(?: سعودي)?'],
  ['QAR', 'qar|qatari riyals?|ريال قطري'],
  ['KWD', 'kwd|kuwaiti dinars?|دينار كويتي'],
  ['BHD', 'bhd|bahraini dinars?|دينار بحريني'],
  ['OMR', 'omr|omani rials?|ريال عماني'],
  ['EGP', 'egp|egyptian pounds?|جنيه(?:ات|ا)?(?: مصري)?'],
  ['JOD', 'jod|jordanian dinars?|دينار [اأ]ردني'],
  ['INR', 'inr|₹|rs\\.?|rupees?|indian rupees?|روبي[هة](?: هندي[هة])?'],
  ['PKR', 'pkr|pakistani rupees?|روبي[هة] باكستاني[هة]'],
  ['PHP', 'php|philippine pesos?|pesos?|بيزو'],
  ['JPY', 'jpy|yen|¥|ين ياباني'],
  ['CNY', 'cny|rmb|yuan|يوان'],
  ['CHF', 'chf|swiss francs?|فرنك سويسري'],
  ['CAD', 'cad|canadian dollars?|دولار كندي'],
  ['AUD', 'aud|australian dollars?|دولار [اأ]سترالي'],
  ['SGD', 'sgd|singapore dollars?'],
  ['LKR', 'lkr|sri lankan rupees?'],
  ['BDT', 'bdt|taka'],
  ['fils', 'fils|فلسا?'],
]

/** What people write for currencies, as patterns. */
export const currencySpellings: readonly string[] = SPELLINGS.map(([, source]) => source)

const patterns = SPELLINGS.map(([code, source]) => {
  const folded = foldArabic(source)
  return {
    code,
    before: new RegExp(`(?<![\\p{L}])(?:${folded})[ \\t\\u00a0:]{0,2}$`, 'u'),
    after: new RegExp(`[ \\t\\u00a0]{0,2}(?:ال)?(?:${folded})(?![\\p{L}])`, 'uy'),
  }
})

// Most numbers stand beside no currency: one test for all of them first.
const every = foldArabic(SPELLINGS.map(([, source]) => source).join('|'))
const anyBefore = new RegExp(`(?:${every})[ \\t\\u00a0:]{0,2}$`, 'u')
const anyAfter = new RegExp(`[ \\t\\u00a0]{0,2}(?:ال)?(?:${every})`, 'uy')

/** The currency written right before a place in a folded text, and where it starts. */
export function currencyBefore(
  folded: string,
  start: number,
): { code: string; start: number } | undefined {
  const from = Math.max(0, start - 24)
  const lead = folded.slice(from, start)
  if (!anyBefore.test(lead)) return undefined
  let best: { code: string; start: number } | undefined
  for (const { code, before } of patterns) {
    const match = before.exec(lead)
    if (match && from + match.index < (best?.start ?? Number.POSITIVE_INFINITY))
      best = { code, start: from + match.index }
  }
  return best
}

/** The currency written right after a place in a folded text, and where it ends. */
export function currencyAfter(
  folded: string,
  end: number,
): { code: string; end: number } | undefined {
  anyAfter.lastIndex = end
  if (!anyAfter.test(folded)) return undefined
  let best: { code: string; end: number } | undefined
  for (const { code, after } of patterns) {
    after.lastIndex = end
    if (after.test(folded) && after.lastIndex > (best?.end ?? 0))
      best = { code, end: after.lastIndex }
  }
  return best
}
