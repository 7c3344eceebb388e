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

/** A request in the words by which its parts are told: "w/o rent", and an order by the end that it begins with. */
export const inPlainWords = (text: string): string =>
  text
    .replace(WITHOUT, 'without')
    .replace(ALL_BUT, 'without ')
    .replace(DOWNWARDS, '$<first>')
    .replace(UPWARDS, '$<first>')
    .replace(FIRST, ' $<first>')
