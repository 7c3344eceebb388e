import type { Bilingual } from '@wakeel/contract'
import { type ArabicForms, countInArabic } from '../reading/format-duration.ts'
import { type Judgement, limits } from './judgement.ts'
import type { KeywordFacts } from './keyword.ts'
import type { PageFacts } from './measure.ts'

const TIMES: ArabicForms = ['مرة واحدة', 'مرتان', 'مرات', 'مرة']

/** Fewer are no stuffing, whatever share of a short text they are. */
const FEWEST_STUFFED = 4

export function forKeyword(facts: PageFacts): Judgement[] {
  const { keyword, isHeadOnly } = facts
  if (!keyword) return []
  const places = placesOf(facts, keyword)
  const lacking = places.filter(({ holds }) => !holds).map(({ name }) => name)
  const holding = places.filter(({ holds }) => holds).map(({ name }) => name)
  const isStuffed = keyword.density > limits.density && keyword.count >= FEWEST_STUFFED
  const judged = {
    check: { en: `Keyword “${keyword.keyword}”`, ar: `الكلمة المفتاحية «${keyword.keyword}»` },
    found: together([
      ...(isHeadOnly ? [] : [timesOf(keyword)]),
      ...(holding.length > 0 ? [inPlaces(holding)] : isHeadOnly ? [nowhere] : []),
      ...(keyword.loosely ? [looselyFound(keyword, keyword.loosely)] : []),
    ]),
  }
  if (isStuffed) return [{ ...judged, verdict: 'fix', advice: stuffing }]
  if (lacking.length === 0) return [{ ...judged, verdict: 'ok' }]
  return [
    {
      ...judged,
      verdict: 'fix',
      advice: {
        en: `The keyword is not in: ${lacking.map(({ en }) => en).join(', ')}.`,
        ar: `الكلمة المفتاحية غير موجودة في: ${lacking.map(({ ar }) => ar).join('، ')}.`,
      },
    },
  ]
}

function placesOf(
  { isPlainText, isHeadOnly, isFragment, isTold, title, description, headings }: PageFacts,
  { inTitle, inDescription, inFirstHeading, inOpening }: KeywordFacts,
): { name: Bilingual; holds: boolean }[] {
  const isWhole = !isPlainText && !isFragment && !isTold
  const places = [
    { name: { en: 'title', ar: 'العنوان' }, holds: inTitle, isSeen: title !== undefined },
    {
      name: { en: 'description', ar: 'الوصف' },
      holds: inDescription,
      isSeen: description !== undefined,
    },
    { name: { en: 'h1', ar: 'h1' }, holds: inFirstHeading, isSeen: hasMain(headings) },
  ]
  return [
    ...places.filter(
      ({ name, isSeen }) => isSeen || (isWhole && !(isHeadOnly && name.en === 'h1')),
    ),
    ...(isHeadOnly
      ? []
      : [{ name: { en: 'first 100 words', ar: 'أول 100 كلمة' }, holds: inOpening }]),
  ]
}

const hasMain = (headings: PageFacts['headings']) => headings.some(({ level }) => level === 1)

const together = (parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map(({ en }) => en).join('; '),
  ar: parts.map(({ ar }) => ar).join('؛ '),
})

function timesOf({ count, density }: KeywordFacts): Bilingual {
  const isFew = density > limits.density && count < FEWEST_STUFFED
  return {
    en: `${count === 1 ? 'once' : `${count} times`}, ${density}% of the words${isFew ? ` (the ${limits.density}% limit is for longer texts)` : ''}`,
    ar: `${count === 0 ? 'لا مرة' : countInArabic(count, TIMES)}، ${density}% من الكلمات${isFew ? ` (حد ${limits.density}% للنصوص الأطول)` : ''}`,
  }
}

const inPlaces = (places: readonly Bilingual[]): Bilingual => ({
  en: `in: ${places.map(({ en }) => en).join(', ')}`,
  ar: `في: ${places.map(({ ar }) => ar).join('، ')}`,
})
const nowhere: Bilingual = { en: 'in: nothing of the head', ar: 'في: لا شيء من الرأس' }

/** Which of what was counted is not word for word, and how the page writes it. */
function looselyFound(
  { count, looseCount }: KeywordFacts,
  { text, hasSmallWords, isPartly }: NonNullable<KeywordFacts['loosely']>,
): Bilingual {
  const isSome = looseCount > 0 && looseCount < count
  const part = isSome
    ? { en: `${looseCount} of them `, ar: `${looseCount} منها ` }
    : isPartly
      ? { en: 'partly ', ar: 'بعضها ' }
      : { en: '', ar: '' }
  return {
    en: `${part.en}${hasSmallWords ? 'with small words between' : 'in another form'}: “${text}”`,
    ar: `${part.ar}${hasSmallWords ? 'بكلمات صغيرة بينها' : 'بصيغة أخرى'}: «${text}»`,
  }
}

const stuffing: Bilingual = {
  en: `Above ${limits.density}% reads as stuffing: replace some by natural words.`,
  ar: `ما فوق ${limits.density}% يبدو حشوًا: استبدل بعضها بتعبير طبيعي.`,
}
