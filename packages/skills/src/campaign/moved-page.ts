import { insteadOf } from '../follow-up/instead-of.ts'
import { parseAddress } from './address.ts'
import { addressesIn } from './read-links.ts'

const PATH =
  /(?<=^|[\s«“"'(])\/(?:[\p{L}\p{N}_~%-][\p{L}\p{N}._~%/-]{0,120})?(?:\?[^\s#]{1,120})?(?:#[^\s]{1,60})?(?=$|[\s»”"').,،!?؟])/u

/** A part of the page: "it should land on #offers". */
const PART = /(?<=^|[\s«“"'(])#\p{L}[\p{L}\p{N}_-]{0,60}(?=$|[\s»”"').,،!?؟])/u
const LEADS =
  /(?<!\p{L})(?:land(?:s|ing)?|go(?:es)?|lead(?:s|ing)?|jump(?:s|ing)?|open(?:s|ing)?|section|anchor|part|page|link|point(?:s|ing)?|ينزل|يروح|يودي|يفتح|يوصل|قسم|القسم|جزء|الصفح[ةه]|الرابط|اللنك|اللينك)(?!\p{L})/iu

/** "The page is /offers#top", "the domain is waha.com not waha.ae": where a link leads now, and what of the message says so. */
export function movedPage(
  message: string,
  address: string,
): { address: string; rest: string } | undefined {
  const { now, former } = insteadOf(message) ?? { now: message, former: undefined }
  const { base } = parseAddress(address)
  const page = URL.parse(base)
  if (!page) return undefined
  const [written, other] = addressesIn(now)
  const [old] = former === undefined ? [] : addressesIn(former)
  if (written && !other && old && parseAddress(old.address).base.includes(page.host)) {
    const host = URL.parse(parseAddress(written.address).base)?.host
    const rest = `${now.slice(0, written.start)} ${now.slice(written.end)}`
    return host ? { address: address.replace(page.host, host), rest } : undefined
  }
  const path = written ? undefined : PATH.exec(now)
  const part = written || path || !LEADS.test(now) ? undefined : PART.exec(now)
  if (part) {
    page.hash = part[0]
    return {
      address: page.href,
      rest: `${now.slice(0, part.index)} ${now.slice(part.index + part[0].length)}`.replace(
        LEADS,
        ' ',
      ),
    }
  }
  return path
    ? {
        address: `${page.protocol}//${page.host}${path[0]}`,
        rest: `${now.slice(0, path.index)} ${now.slice(path.index + path[0].length)}`,
      }
    : undefined
}
