import { latinDigits } from '../reading/arabic.ts'

const HOUR = 60

/** "Hours/day: 2", «عدد الساعات في اليوم: 3»: the label holds the unit. */
const LABELLED =
  /(?:study )?(?:hours?|hrs?)\s?(?:\/|per|a|each|every|of study)?\s?(?:day|daily)?\s?[:=]\s?(\d{1,2}(?:\.\d{1,2})?)(?![\d:]|\s?(?:h|min))/giu
const DAILY_LABELLED =
  /(?:daily|study) (?:hours?|hrs?|time)\s?[:=-]?\s?(\d{1,2}(?:\.\d{1,2})?)(?![\d:]|\s?(?:h|min))/giu
const ARABIC_LABELLED =
  /(?:ال)?ساعات(?:\s(?:ال)?(?:دراس[ةه]|مذاكر[ةه]|يومي[ةه]|يوم|يوميا|في اليوم|باليوم)){0,2}\s?[:=]\s?(\d{1,2}(?:\.\d{1,2})?)/gu

/** "2 hours on weekdays, 5 on weekends": the unit is said once. */
const BARE_ON =
  /(?<![\d:.])(\d{1,2}|(?<!\p{L})(?:one|two|three|four|five|six)) (?=(?:on|at|during) (?:the )?(?:weekend|weekday|sat|sun|mon|tue|wed|thu|fri))/giu
/** "3 hours after school, weekends 5" */
const BARE_BEHIND = /(?<=\b(?:weekends?|weekdays?) )(\d{1,2})(?=\s{0,2}(?:[,;!.](?!\d)|\n|$))/giu

/** "How many hours? 2 a day": the unit stands in the question. */
const BARE_DAILY =
  /(?<![\d:.])(\d{1,2}(?:\.\d{1,2})?) (?=(?:a|per|each|every) day(?!\p{L})|daily(?!\p{L}))/giu
const ARABIC_BARE_DAILY =
  /(?<![\d:.])(\d{1,2}(?:\.\d{1,2})?) (?=(?:في|ب|كل )(?:ال)?يوم(?!\p{L})|يومي[اً]{1,2})/gu

function withUnits(plain: string): string {
  if (/(?:hours?|hrs?)(?!\p{L})/iu.test(plain))
    return plain
      .replace(BARE_ON, '$1 hours ')
      .replace(BARE_BEHIND, '$1 hours')
      .replace(BARE_DAILY, '$1 hours ')
  return /كم ساع[ةه]|كام ساع[ةه]/u.test(plain)
    ? plain.replace(ARABIC_BARE_DAILY, '$1 ساعات ')
    : plain
}

/** «ساعتين إلا ربع» */
const LESS =
  /(?<!\p{L})(?:(\d{1,2}) ساعات|(?:ال)?(ساعتين|ساعتان)|(?:ال)?ساع[ةه]) (?:إلا|الا) (?:ال)?(ربع|ثلث|تلت)(?!\p{L})/gu
/** «أيام الأسبوع ساعة والويكند 3 ساعات», «ساعة السبت» */
const ON_DAYS =
  /(?<=(?:[اأ]يام|نهاي[ةه]|عطل[ةه]) (?:ال)?(?:[أا]سبوع|عمل|دوام|مدرس[ةه]) |ويكند )ساع[ةه](?! ?و ?(?:نص|ربع|ثلث|تلت|\d)|\s?\d|\p{L})|(?<!\p{L}|\d\s?)ساع[ةه](?= (?:في |ب)?(?:(?:[اأ]يام|نهاي[ةه]|عطل[ةه]) (?:ال)?(?:[أا]سبوع|عمل|دوام|مدرس[ةه])|(?:ال)?ويكند)(?!\p{L}))/gu

/** Hours that hold no figure: "half an hour", "an hour and a half", «ساعة ونص». */
export function spelledOut(text: string): string {
  // «بساعة يوميا»
  const plain = latinDigits(text)
    .replace(/(?<!\p{L})ب(?=ساع|نصف? ساع)/gu, '')
    // «الفصول 1 الى 4 وساعة ونص»: chapters are no hours.
    .replace(/(?<=\d )و ?(?=ساع)/gu, '، ')
  return withUnits(plain)
    .replace(LABELLED, '$1 hours a day')
    .replace(DAILY_LABELLED, '$1 hours a day')
    .replace(ARABIC_LABELLED, '$1 ساعة يوميا')
    .replace(
      /(?<!\d)(\d{1,2}) ?h ?([0-5]\d)(?!\d)/giu,
      (_, hours, minutes) => `${Number(hours) * HOUR + Number(minutes)} minutes`,
    )
    .replace(LESS, (_, written: string | undefined, dual: string | undefined, part: string) => {
      const hours = written ? Number(written) : dual ? 2 : 1
      return `${hours * HOUR - (part === 'ربع' ? 15 : 20)} minutes`
    })
    .replace(/(?<!and a )half (?:an )?hour(?!s)|(?<!\p{L})نصف? ساع[ةه]/giu, '30 minutes')
    .replace(/(?<!\p{L})ونصف? ساع[ةه]/gu, 'و 30 minutes')
    .replace(/an hour and a half|ساع[ةه] و ?نصف?(?!\p{L})/giu, '90 minutes')
    .replace(/(?:ال)?ساعتين و ?نصف?(?!\p{L})/giu, '150 minutes')
    .replace(
      /(?<![\p{L}\d]\s?)an hour|(?<!\p{L}|\d\s?)ساع[ةه](?: واحدة)?(?=\s*(?:في|كل|ب|يوم))|(?<=(?:كل |في ال|بال)يوم )ساع[ةه](?: واحدة| وحدة)?(?!\p{L}| و ?(?:ربع|ثلث|تلت|\d))/giu,
      '1 hour',
    )
    .replace(
      /(?<!\p{L}|\d\s?)(و ?)?ساع[ةه](?= (?:ال(?:صبح|صباح|مساء?|عصر|مغرب|ليل)|مساء|صباحا|ليلا|قبل|بعد)(?!\p{L}))/gu,
      '$1 1 hour',
    )
    .replace(ON_DAYS, '1 hour')
    .replace(
      /(?<=(?:only|just|can) (?:do |manage |spare |study )?)(\d{1,2})(?=\s*(?:\.(?!\d)|[,;!\n]|$))/giu,
      '$1 hours',
    )
}
