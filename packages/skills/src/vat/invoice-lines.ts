/** What kinds of lines an invoice has; each line is folded (`foldArabic`, Latin digits). */

export const CUSTOMER =
  /^\s*(?:bill(?:ed)? ?to|sold to|ship to|invoice(?:d)? to|customer|client|buyer|recipient|attention|attn|to|العميل|المشتري|السيد|الساده|الي|فاتوره الي|صادره الي|المستلم|اسم العميل)(?!\p{L})/u
export const SUPPLIER_LABEL =
  /^\s*(?:supplier|seller|vendor|from|issued by|company|المورد|البايع|من|الشركه|اسم المورد)(?!\p{L})[^:]*:\s*(?<name>\S.*)/u
export const COMPANY =
  /\b(?:l\.?l\.?c\.?|fz-?llc|fze|fzco|fz|pjsc|psc|inc|ltd|limited|company|co\.|est\.?|establishment|trading|services|group|solutions|consult\w*|enterprises?|stores?|restaurant|café|cafe|cafeteria|supermarket|pharmacy|contracting)(?!\p{L})|شركه|موسسه|ذ\.?م\.?م|مجموعه|للتجاره|متجر|مطعم/u
export const ADDRESS =
  /\baddress\b|p\.? ?o\.? ?box|\bstreet\b|\bst\.|\broad\b|\brd\b|\btower\b|\bfloor\b|\boffice (?:no\.? ?)?\d|\bbuilding\b|\bbldg\b|\bvilla\b|\bshop\b|\bwarehouse\b|\bdistrict\b|business bay|\bdeira\b|\bdubai\b|abu dhabi|sharjah|\bajman\b|fujairah|ras al|umm al|al ain|العنوان|ص\.? ?ب|شارع|طريق|برج|مكتب (?:رقم )?\d|مبني|دبي|ابوظبي|ابو ظبي|الشارقه|عجمان|الفجيره|راس الخيمه|العين/

export const TOTALS =
  /^(?:sub[- ]?total|total|net|gross|grand|amount due|balance|vat|tax|taxable|discount|المجموع|الاجمالي|اجمالي|الصافي|صافي|المبلغ|ضريبه|الضريبه|خصم|القيمه)/
export const LABELS =
  /^(?:trn|tax reg|vat (?:reg|no)|address|p\.? ?o|date|invoice|inv|tax invoice|tel|phone|email|due|payment|bank|iban|رقم|الرقم|تاريخ|التاريخ|العنوان|فاتوره|هاتف|ص\.? ?ب(?!\p{L}))/u
/** "Dates 3 x 20", "phone case 2 x 50": priced so many times, a line is of goods, whatever it begins with. */
const TIMES = /^[^:\d]{0,80}\d{1,9}(?:[.,]\d{1,9})?\s?[x×*]\s?(?:(?:aed|dhs?)\s?)?\d/
export const isLabel = (line: string) => LABELS.test(line) && !TIMES.test(line)

export const isHead = (line: string) =>
  /^\|?\s*(?:#|no\.?|sl\.?|description|items?|services?|products?|الوصف|البند|البيان|الصنف)\s*(?:[|:,\t]|qty|$)/.test(
    line,
  )

/** "24/11/2026 13:42 table 9": when it was rung up, and where. */
const RUNG_UP = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}[ ,]{1,3}\d{1,2}:\d{2}/

/** A line of goods or services: words and a figure, and neither a label nor a total. */
export function isItems(line: string): boolean {
  if (isHead(line)) return true
  return (
    /\p{L}{3}/u.test(line) &&
    /\d/.test(line) &&
    !TOTALS.test(line) &&
    !isLabel(line) &&
    !RUNG_UP.test(line) &&
    !CUSTOMER.test(line) &&
    (/\d\s*[x×*@|]/.test(line) || !ADDRESS.test(line)) &&
    !/\d{9,}/.test(line) &&
    /\d(?:[.,]\d{1,9})?\s{0,3}(?:aed|dhs?|درهم|\||$|x|×|\*|@|at\b)|(?:aed|dhs?|[x×*@|])\s{0,3}\d/.test(
      line,
    )
  )
}
