import { foldArabic } from '../reading/arabic.ts'

// "Don't need the water amounts", «الماي ما يحتاج تحسبونه»: of heat and water, which of both is expressly not asked for.

const UNWANTED = "(?:don['’]?t|do not|no) (?:need|want|care about) (?:for )?(?:the |any )?"
const UNWANTED_ARABIC =
  '(?:مش|مو|مب|ما|لا) (?:عايز|عاوز|بد|ابي|ابغ|ابا|اريد|نبي|محتاج)\\p{L}{0,3} (?:حساب )?(?:ال)?'
const WATER = new RegExp(
  `${UNWANTED}(?:amounts? of |litres of )?water|(?<!\\p{L})${UNWANTED_ARABIC}(?:ماي|مي|ميه|مويه|ماء|مياه)(?!\\p{L})|(?<!\\p{L})(?:ال)?(?:ماي|مي|ميه|مويه|ماء|مياه) (?:ما|مش|مب|مو|لا) (?:يحتاج|تحتاج|محتاج|داعي|نبي|بد)\\p{L}{0,3}(?!\\p{L})`,
  'iu',
)
const HEAT = new RegExp(
  `${UNWANTED}(?:heat index|humidity|how hot)|(?<!\\p{L})${UNWANTED_ARABIC}(?:رطوبه|حراره|موشر)`,
  'iu',
)

export const leavesWaterAside = (text: string): boolean => WATER.test(foldArabic(text))
export const leavesHeatAside = (text: string): boolean => HEAT.test(foldArabic(text))
