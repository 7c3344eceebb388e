import { words } from '../reading/words.ts'
import { asksIn, coverage, LONGEST_REQUEST } from './line-words.ts'

const TOP = '(?:best|strongest|highest|top|good|most effective)'
const LOW = '(?:worst|weakest|lowest|bottom|bad|least effective)'
const END = `(?:the )?(?:${TOP}|${LOW})(?: one)?`
const TOP_ARABIC = '(?:[أا]حسن|[أا]فضل|[أا]قو[ىي]|[أا]عل[ىي]|[أا]كثر|[أا]جود)'
const LOW_ARABIC = '(?:[أا]سو[أاءى]|[أا]ضعف|[أا]قل|[أا]دن[ىي]|[أا]ردأ?|[أا]خس|[أا]وحش)'
const END_ARABIC = `(?:${TOP_ARABIC}|${LOW_ARABIC})(?: (?:واحد[ةه]?|وحد[ةه]))?`

/** "From best to worst", "worst first", «من الأحسن للأسوأ», «من الاقوى الى الاضعف». */
const ORDER = new RegExp(
  `(?:,\\s)?(?:\\b(?:in (?:the )?order )?(?:from )?${END} (?:to|->|→) ${END}(?![\\p{L}\\d])|\\b(?:in order,? )?(?:the )?(?:best|worst|weakest|strongest) (?:one )?first(?![\\p{L}\\d])|(?<!\\p{L})(?:بالترتيب )?(?:من )?(?:ال)?${END_ARABIC} (?:(?:إلى|الى|إلي|الي|حتى|لحد) (?:ال)?|ل(?:ل|ال)?)${END_ARABIC}(?!\\p{L}))`,
  'giu',
)

/** Nobody says it so often. */
const MANY = 10

/** A request without the order in which its lines are to be ranked: every ranking runs from the best to the worst. */
export function withoutOrder(message: string): string {
  if ((message.match(ORDER)?.length ?? 0) > MANY) return message
  return message.replaceAll(ORDER, (order, ...found: unknown[]) => {
    const at = found.find((one) => typeof one === 'number') as number
    return isOfRequest(message, at, at + order.length) ? pointerFor(order) : order
  })
}

const pointerFor = (order: string) => (/\p{Script=Arabic}/u.test(order) ? ' هذه' : ' these')

/** Within the words that ask for lines, and not within a line: "From worst to best: every lounge ranked". */
function isOfRequest(message: string, start: number, end: number): boolean {
  const before = message.slice(Math.max(0, start - LONGEST_REQUEST), start)
  const said = before.split(/[:：\n"“«]/).at(-1) ?? ''
  if (asksIn(said)) return true
  const rest = /^[^:：\n]{0,60}/.exec(message.slice(end))?.[0] ?? ''
  const isEnding = /^[:：\n]|^$/.test(message.slice(end + rest.length))
  const { leading, all } = coverage(`${said} ${rest}`)
  return said === before && isEnding && leading === all.length && words(message).length > all.length
}
