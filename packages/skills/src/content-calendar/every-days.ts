import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'

const EVERY_DAYS =
  /(?:\bevery|(?<!\p{L})كل) (?<count>[3-9]|10|three|four|five|six|third|fourth|fifth|3rd|4th|5th|[تث]لا[تث][ةه]?|[أا]ربع[ةه]?|خمس[ةه]?|ست[ةه]?) (?:days?\b|[أا]يام(?!\p{L}))/iu
const ORDINALS: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
}
/** "A post every 3 days", «كل ثلاث أيام» */
export function daysBetweenIn(text: string): number | undefined {
  const count = EVERY_DAYS.exec(text)?.groups?.count?.toLowerCase()
  if (!count) return undefined
  return ORDINALS[count] ?? numbers(fold(count).text)[0]?.value
}
