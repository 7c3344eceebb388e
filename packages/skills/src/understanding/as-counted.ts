/** A longer message tells of more than one change. */
export const LONGEST = 160

/** "One more year", «سنة زيادة», "half a percent": with the count before its unit, as quantities are read; what stays "the same" names nothing. */
export const asCounted = (text: string): string =>
  text.length > LONGEST
    ? text
    : text
        .replace(UNIT_ALONE, '$1 1 $2')
        .replace(ANOTHER, '1 $1 more')
        .replace(COUNT_MORE, '$1 $3 $2')
        .replace(UNIT_MORE, '$1 1 $2')
        .replace(HALF_PERCENT, '$10.5%')
        .replace(SAME, '.')
const UNITS = 'years?|months?|weeks?|days?|hours?|kilos?|kgs?|kg|percent|degrees?'
/** "And for a year?", «لا ساعة بس»: a message of nothing but a unit means one of it. */
const UNIT_ALONE =
  /^([^\p{L}\d]{0,3}(?:(?:and|no|ok|so|for|only|just|what about|make it|طب|طيب|لا|[أا]و|بس|خليها|خليه|لمد[ةه]|و)[\s,،]{1,3}){0,3}و?(?:لو\s)?ل?)(?:an?\s)?(year|month|week|hour|سن[ةه]|شهر|[أا]سبوع|ساع[ةه])(?=(?:\s(?:only|instead|then|بس|فقط|واحد[ةه]|وحد[ةه]|كامل[ةه]?))?[\s.!?؟]{0,3}$)/iu
const ANOTHER = new RegExp(
  `\\b(?:another|(?:an?|one) (?:more|extra|additional|further)) (${UNITS})\\b`,
  'giu',
)
const COUNT_MORE = new RegExp(
  `(?<![\\p{L}\\d])(\\d[\\d.,]{0,9}|two|three|four|five|six|seven|eight|nine|ten) (more|extra|additional|less|fewer) (${UNITS})\\b`,
  'giu',
)
const UNIT_MORE =
  /(?<!\p{L})((?:[وف]?(?:كملت|قعدت|ضليت|بقيت|زدت|زاد|زدنا|لو|[إا]ذا)\s)?)((?:سن[ةه]|عام|شهر|[أا]سبوع|يوم|ساع[ةه]|كيلو)\s(?:زياد[ةه]|كمان|[إا]ضافي[ةه]?|ثاني[ةه]?|[أا]خرى|بعد|[أا]ك[ثت]ر|[أا]قل)(?!\p{L}))/giu
const HALF_PERCENT =
  /(?<!\p{L})(ب?)(?:half (?:a )?(?:percent|per cent|%)|نصف? (?:بالم[يئ][ةه]|في الم[يئ][ةه]|%|٪))/giu
const SAME =
  /(?<!\p{L})(?:the )?same [\p{L}]{2,12}(?: but| and)?|(?<!\p{L})[وب]?نفس (?:ال)?\p{L}{2,10}(?: (?:بس|لكن))?/giu
