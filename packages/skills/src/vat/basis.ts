export type Basis = 'net' | 'gross'

export interface ReadBasis {
  basis: Basis
  /** The words leave it open, so the answer gives the other reading too. */
  assumed: boolean
}

const TAX = '(?:the )?(?:uae )?(?:5 ?%? ?)?(?:vat|tax)'
const ARABIC_TAX = '(?:ل?ل?ب?ال)?ضريبه'

/** All on folded text with Latin digits. */
const extracts = new RegExp(
  `\\b(?:extract|remove|removing|strip|back(?:ing)? out|take (?:out|off|away)|taking (?:out|off)|deduct|separate|subtract|reverse|isolate|split (?:out|off)?)\\b[^\\d]{0,30}\\b${TAX}|` +
    `\\b${TAX} (?:\\w+ ){0,4}(?:in|within|contained in|inside|hidden in|part of|out of|from)\\b(?! (?:the )?(?:aed(?! ?\\d)|dirhams?|uae|dubai|abu dhabi|sharjah|emirates|country|total\\?))|reverse vat|(?:how much|what part|what share) of [^?]{0,40}(?:is|was) ${TAX}|` +
    `(?:استخرج|استخراج|اطرح|اخصم|خصم|افصل|فصل|ازاله|ازل|احذف|استبعد) [^\\d]{0,20}${ARABIC_TAX}|${ARABIC_TAX} (?:[^ \\d]+ ){0,3}(?:المضمنه|المشموله|المتضمنه|ضمن|داخل|الموجوده في|في مبلغ|من اصل|من مبلغ)|كم ${ARABIC_TAX} (?:[^ \\d]+ ){0,2}(?:في|من|ضمن)(?! الامارات| دبي)`,
)
const adds = new RegExp(
  `\\b(?:add|adding|put|apply|charge)\\b[^\\d]{0,20}\\b(?:vat|tax)|\\b(?:add|adding) 5 ?(?:%|percent|per cent)|(?:اضف|اضافه|اضيف|زد|احتسب|طبق) [^\\d]{0,30}${ARABIC_TAX}|(?:اضف|اضافه|اضيف) 5`,
)
const saysNet = new RegExp(
  `\\bexcl\\w*\\.?|\\bex[. -]?(?:vat|tax)|\\bbefore ${TAX}|\\bwithout (?:any )?${TAX}|\\bplus ${TAX}|\\+ ?(?:5 ?% ?)?(?:vat|tax)|\\bnot incl\\w*|(?:does ?n[o']?t|do ?n[o']?t|not) include|\\bpre-?(?:vat|tax)\\b|\\bnet\\b|\\bon top\\b|غير (?:شامل|متضمن|مشمول)|لا (?:ي|ت)شمل|قبل (?:اضافه |احتساب )?(?:ال)?ضريبه|(?:ب?دون|بلا) (?:ال)?ضريبه|باستثناء|(?:^|[^\\u0621-\\u064a])صاف|زايد (?:ال)?ضريبه|\\+ ?(?:ال)?ضريبه|تضاف (?:ال|عليه|اليه)`,
)
const saysGross = new RegExp(
  `\\bincl\\w*\\.?|\\binc\\.? ?(?:vat|tax)|\\b(?:vat|tax)[ -]?incl\\w*|\\bwith (?:5 ?% ?)?(?:vat|tax)\\b|\\bgross\\b|\\bafter ${TAX}|(?:شامل|متضمن|بما في|مع (?:ال)?ضريبه|بعد (?:ال)?ضريبه|مشمول)`,
)
/** Where the words about an amount end and the question about it begins. */
const question =
  /[,.،؛;]?\s*\b(?:what|how|calculate|break|tell|find|give|work out|show)\b|(?:^|[,.،؛;]?\s+)(?:كم|ما |احسب|اوجد|وكم|فكم)/
const wasPaid =
  /\b(?:paid|pay|receipt|charged|spent|bill was|bill of|cost me|costs?)\b|دفعت|سددت|دفعنا|كلفني|كلفتني/
const asksFor =
  /(?:how much (?:is|are|will|would|do|does|for)|what(?:'s| is| are| would| will|s)?(?: be)?|calculate|compute|give me|i need|find|work out|(?:^|\s)كم|ما (?:هو|هي)?|احسب|اوجد|اريد)(?: the)?(?: (?:price|cost|amount|value|total|final|full|سعر|السعر|مبلغ|المبلغ|قيمه|اجمالي|الاجمالي|المجموع|يصبح|يكون|يصير|ثمن))*[^\d]{0,12}$/

/**
 * Whether an amount is before or after VAT. `before` and `after` are the words around it. A keyword in a question is the thing asked for
 * ("how much is 400 including VAT"), in a statement it is what the amount already is ("400 including VAT, what is the tax").
 */
export function readBasis(whole: string, before: string, after: string): ReadBasis {
  if (extracts.test(whole)) return { basis: 'gross', assumed: false }
  if (adds.test(whole)) return { basis: 'net', assumed: false }
  const following = statement(after.split(question)[0] ?? '')
  if (following)
    return asksFor.test(before) && !/^[^?؟]*[,.،؛;][^?؟]*\S/.test(after)
      ? { basis: opposite(following), assumed: true }
      : { basis: following, assumed: false }
  const preceding = statement(before)
  if (preceding)
    return aboutResult(before)
      ? { basis: opposite(preceding), assumed: preceding === 'net' ? !wasPaid.test(before) : true }
      : { basis: preceding, assumed: false }
  if (wasPaid.test(before)) return { basis: 'gross', assumed: true }
  return { basis: 'net', assumed: true }
}

function statement(words: string): Basis | undefined {
  if (saysNet.test(words)) return 'net'
  return saysGross.test(words) ? 'gross' : undefined
}

/** "The total including VAT for 400" and "the price before VAT if I paid 420" name the result, "the total including VAT is 420" the amount. */
function aboutResult(before: string): boolean {
  const keyword = Math.max(lastIndex(before, saysNet), lastIndex(before, saysGross))
  const rest = before.slice(keyword)
  if (/\b(?:for|on|if|when|of)\b|\bfrom\b|اذا|لو |عن|لمبلغ|لـ|علي|لسلع|لفاتور|لخدم|من /.test(rest))
    return (
      !/\b(?:is|are|was)\b|[:=]/.test(rest) || wasPaid.test(rest) || /\bif\b|اذا|لو /.test(rest)
    )
  return false
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1
  for (const match of text.matchAll(new RegExp(pattern, 'g'))) last = match.index + match[0].length
  return last
}

const opposite = (basis: Basis): Basis => (basis === 'net' ? 'gross' : 'net')
