import { numbers } from '../reading/numbers.ts'
import { sentencesIn } from '../sentences/split.ts'

const THAN_IT =
  /(?<than>\b(?:under|below|above|over|(?:less|more|lower|higher) than) )(?:it|that|this)\b|(?<before>(?<!\p{L})(?:تحت|فوق|[أا]قل من|[أا]كثر من))(?:ه|ها|\s(?:ذلك|هذا))(?!\p{L})/giu

/** «أكثر من يومين» */
const THAN_TWO =
  /(?<than>(?<!\p{L})(?:[أا]كثر|[أا]كتر|[أا]قل|[أا]زيد) (?:من|عن) )(?<thing>يوم|شهر|ساع|سن|مر|طلب|[أا]سبوع|مشوار|صف|غياب)ت?ين(?!\p{L})/gu

/** "The limit is 500. Which ones are under it?": the only figure that is told is the limit. */
export function withToldLimit(said: string): string {
  const around = said.replace(THAN_TWO, '$<than>2 $<thing>')
  const [only, ...others] = numbers(around)
  if (!only || others.length > 0 || around.search(THAN_IT) < 0) return around
  const told = sentencesIn(around).find(({ start, end }) => start <= only.start && only.end <= end)
  const isTold = told !== undefined && told.text.search(THAN_IT) < 0
  const rest = isTold ? `${around.slice(0, told.start)} ${around.slice(told.end)}` : around
  return rest.replace(THAN_IT, (...match) => {
    const { than, before } = match.at(-1) as Record<string, string | undefined>
    return `${than ?? `${before} `}${only.value}`
  })
}
