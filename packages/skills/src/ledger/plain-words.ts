import { monthNames } from '../reading/month-names.ts'

const BIGGEST =
  '(?:biggest|largest|highest|most expensive|(?:ال)?(?:[أا]كبر|[أا]عل[ىي]|[أا]غل[ىي]|[أا]كثر|[أا]كتر))'
const SMALLEST =
  '(?:smallest|lowest|cheapest|least expensive|(?:ال)?(?:[أا]صغر|[أا]قل|[أا]رخص|[أا]دن[ىي]))'
const TO = '\\s(?:to (?:the )?|down to |up to |(?:ل|لل|[إا]ل[ىي] )(?=\\p{L}))'
const DOWNWARDS = new RegExp(`(?<first>${BIGGEST})${TO}${SMALLEST}(?!\\p{L})`, 'giu')
const UPWARDS = new RegExp(`(?<first>${SMALLEST})${TO}${BIGGEST}(?!\\p{L})`, 'giu')
/** "By category, smallest first": what stands behind the mark is no request of its own. */
const FIRST = new RegExp(
  `[,،]?\\s(?<first>${SMALLEST}) (?:one |ones )?(?:first|[أا]ول[اًا]?)(?!\\p{L})`,
  'giu',
)
const WITHOUT = /(?<!\p{L})w\/o(?!\p{L})/giu

/** "On everything but rent" */
const ALL_BUT =
  /\b(?:(?:on|for) )?(?:everything|anything|all) (?:but|except(?: for)?|apart from|other than) /giu

/** "The biggest expense after rent", «أكبر مصروف بعد الايجار»: what is left when that is taken out. */
const BEHIND_BIGGEST = new RegExp(
  `(?<first>${BIGGEST}(?:\\s\\p{L}{1,12}){1,3}?\\s)(?:after|بعد|غير)\\s(?=(?:the |my |our )?(?!(?:the|my|our|[إا]ل[ىي]|شهر|يوم|${monthNames.join('|')})(?!\\p{L}))\\p{L})`,
  'giu',
)

/** "By category and month": by each of them. */
const AND_MONTH =
  /(?<by>\bby |\bper |(?<!\p{L})حسب )(?<what>(?:the )?(?:category|categories|type|description|supplier|(?:ال)?(?:فئة|فئه|فئات|تصنيف|بند))) ?(?:and|&|\+|,|و) ?(?:the )?(?=months?\b|(?:ال)?شهر)/giu
const AND_CATEGORY =
  /(?<by>\bby |\bper |(?<!\p{L})حسب )(?<what>(?:the )?(?:month|(?:ال)?شهر)) ?(?:and|&|\+|,|و) ?(?:the )?(?=categor(?:y|ies)\b|type\b|(?:ال)?(?:فئة|فئه|فئات|تصنيف|بند))/giu

const byEach = (_: string, by: string, what: string) =>
  `${by}${what} ${/^حسب/.test(by) ? 'و' : 'and '}${by}`

/** A request in the words by which its parts are told: "w/o rent", and an order by the end that it begins with. */
export const inPlainWords = (text: string): string =>
  text
    .replace(WITHOUT, 'without')
    .replace(ALL_BUT, 'without ')
    .replace(
      BEHIND_BIGGEST,
      (found, first: string) => `${first}${/\p{Script=Arabic}/u.test(found) ? 'بدون' : 'without'} `,
    )
    .replace(AND_MONTH, byEach)
    .replace(AND_CATEGORY, byEach)
    .replace(DOWNWARDS, '$<first>')
    .replace(UPWARDS, '$<first>')
    .replace(FIRST, ' $<first>')

const SIGNS =
  /(?<!\p{L})(?:minus|negatives?|positives?|brackets|(?:ال)?سالب|بالسالب|(?:ال)?موجب|بالموجب)(?: (?:signs?|amounts?|figures?|numbers?))?\s(?:means?|is|are|=|يعني|معناه|هو|هي)(?!\p{L})[^.,;!?؟\n]{0,60}(?:[.,;!\n]|$)/giu
/** "Minus means money went out." tells how to read the signs, and asks nothing. */
export const withoutSigns = (text: string): string => text.replace(SIGNS, ' ')
