// Numbers that are no quantities, and marks that are no units.

/** Addresses, times of day, dates and how long an answer should be ("in two sentences") hold numbers that are no quantities. */
const NOT_QUANTITIES = [
  /https?:\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,253}\.[a-z]{2,}\S*/g,
  /\b\d{4}-\d{1,2}-\d{1,2}(?:t[\d:.]+z?)?\b/g,
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/g,
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\b)?/g,
  /\b\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -](?:jan(?:u[a-z]*)?|feb(?:r[a-z]*)?|mar(?:c[a-z]*)?|apr(?:i[a-z]*)?|may|june?|july?|aug(?:u[a-z]*)?|sept?(?:e[a-z]*)?|oct(?:o[a-z]*)?|nov(?:e[a-z]*)?|dec(?:e[a-z]*)?)\.?,?(?:[ -]\d{4}\b)?/g,
  /\b(?:jan(?:u[a-z]*)?|feb(?:r[a-z]*)?|mar(?:c[a-z]*)?|apr(?:i[a-z]*)?|may|june?|july?|aug(?:u[a-z]*)?|sept?(?:e[a-z]*)?|oct(?:o[a-z]*)?|nov(?:e[a-z]*)?|dec(?:e[a-z]*)?)\.?[ -]\d{1,2}(?:st|nd|rd|th)?\b(?![.,]?\d|\s?(?:%|per ?cent))(?:,? \d{4}\b)?/g,
  /\b(?:jan(?:u[a-z]*)?|feb(?:r[a-z]*)?|mar(?:c[a-z]*)?|apr(?:i[a-z]*)?|may|june?|july?|aug(?:u[a-z]*)?|sept?(?:e[a-z]*)?|oct(?:o[a-z]*)?|nov(?:e[a-z]*)?|dec(?:e[a-z]*)?)\.?,? \d{4}\b/g,
  /(?<![\d.,])\d{1,2} (?:من )?(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر)(?: (?:سنه |عام )?\d{4})?/g,
  /(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر) \d{4}/g,
  /\b(?:in|since|by|year|fy|of|until|till|end of|tax year|financial year|fiscal year) ?(?:19|20)\d{2}\b(?! ?(?:aed|dhs?|dirham|usd|\$|k?cal|\p{L}{3,} (?:a|per)))/gu,
  /(?<!\p{L})(?:عام|سنه|لعام|لسنه|السنه الماليه|في|منذ) ?(?:19|20)\d{2}(?!\d|[.,]\d| ?(?:درهم|دولار|سعر))/gu,
  /\b(?:in|into|within|under|with|using|about|than|most|only|just) (?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty) (?:short |simple |plain |clear |bullet )?(?:sentence|word|paragraph|point|bullet|line|step)s?\b/g,
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:short |simple |quick |good |easy )?(?:examples|tips|ways|reasons|facts|ideas|sentences|paragraphs|bullet points)\b/g,
  /(?:في|ب|من|اعطني|اذكر) ?(?:\d{1,4}|ثلاث|اربع|خمس|ست|سبع|ثماني|تسع|عشر) ?(?:جمل|جمله|كلمات|كلمه|نقاط|اسطر|سطر|فقرات|خطوات|امثله|نصائح|اسباب)(?!\p{L})/gu,
  // "20k and a one-off grant", "300k, second half 450k"
  /\bone[- ](?:off|time)\b|\b(?:first|second|third|fourth) (?:half|quarter)\b/g,
]

/** The mark that closes what somebody is quoted with is no inch. */
const QUOTED = /(?<=^|[\s:(])(?<said>["“][^"”\n]{1,300})["”]/gu

/** A folded text, as long as it was, without what is no quantity. */
export function withoutNonQuantities(folded: string): string {
  return NOT_QUANTITIES.reduce(
    (text, pattern) => text.replace(pattern, (match) => '\u0001'.repeat(match.length)),
    folded,
  ).replace(QUOTED, '$<said>\u0001')
}
