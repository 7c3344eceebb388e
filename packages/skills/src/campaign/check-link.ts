import {
  type Address,
  type Key,
  keyOf,
  link,
  parseAddress,
  required,
  type Tags,
  tidyValue,
} from './address.ts'

export type Finding =
  | {
      kind: 'missing' | 'empty' | 'spaces' | 'upperCase' | 'notAscii' | 'misspelt'
      key: string
      value?: string
      /** The tag that is meant stands nowhere under its right name. */
      lacks?: Key
    }
  | { kind: 'duplicate'; key: Key; values: string[] }
  | {
      kind:
        | 'questionMarks'
        | 'noQuestionMark'
        | 'inFragment'
        | 'noScheme'
        | 'notSecure'
        | 'unencodedAddress'
        | 'privateData'
    }
  | { kind: 'unknownMedium'; value: string }

export interface CheckedLink {
  written: string
  findings: Finding[]
  tags: Tags
  /** The mended link; absent when a required tag is not known. */
  corrected?: string
  address: Address
}

/** Media that Google Analytics 4 puts into a channel by themselves. */
const MEDIUM =
  /^(?:e-?mail|e_mail|newsletter|cpc|ppc|retargeting|paid.*|organic|social(?:-network|-media)?|sm|referral|app|link|display|banner|expandable|interstitial|cpm|affiliate|audio|sms|video|.*push|mobile|notification|qr|print|offline)$/
/** GA4's channel rules know these spellings of media that people write differently. */
export const channelWithoutRule = /^(?:newsletter|qr|print|offline|app)$/

export function checkLink(written: string): CheckedLink {
  const address = parseAddress(written)
  const findings: Finding[] = []
  if (!/^[a-z][a-z0-9+.-]*:/i.test(written)) findings.push({ kind: 'noScheme' })
  if (/^http:/i.test(written)) findings.push({ kind: 'notSecure' })
  if (address.disorder.extraQuestionMarks > 0) findings.push({ kind: 'questionMarks' })
  if (address.disorder.isWithoutQuestionMark) findings.push({ kind: 'noQuestionMark' })
  if (address.disorder.parametersInFragment) findings.push({ kind: 'inFragment' })
  if (/[^\x20-\x7e]/.test(address.base)) findings.push({ kind: 'unencodedAddress' })

  const tags: Tags = {}
  const seen = new Map<Key, string[]>()
  for (const { name, value, raw } of address.parameters) {
    if (/@[\w-]+\.\w/.test(value)) findings.push({ kind: 'privateData' })
    const key = keyOf(name)
    if (!key) continue
    const lacks = !address.parameters.some((other) => other.name === key) && { lacks: key }
    if (name !== key && name.toLowerCase() === key)
      findings.push({ kind: 'upperCase', key: name, ...lacks })
    else if (name !== key) findings.push({ kind: 'misspelt', key, value: name, ...lacks })
    seen.set(key, [...(seen.get(key) ?? []), value])
    if (value.trim() === '') {
      findings.push({ kind: 'empty', key })
      continue
    }
    if (/\s/.test(value)) findings.push({ kind: 'spaces', key, value })
    if (value !== value.toLowerCase()) findings.push({ kind: 'upperCase', key, value })
    if (/[^\x20-\x7e]/.test(raw)) findings.push({ kind: 'notAscii', key, value })
    // The first one counts in most analytics; a later one is the slip.
    tags[key] ??= tidyValue(value)
  }
  for (const [key, values] of seen)
    if (values.length > 1) findings.push({ kind: 'duplicate', key, values })
  for (const key of required) if (!seen.has(key)) findings.push({ kind: 'missing', key })
  if (tags.utm_medium && !MEDIUM.test(tags.utm_medium))
    findings.push({ kind: 'unknownMedium', value: tags.utm_medium })
  const complete = required.every((key) => tags[key])
  return {
    written,
    findings,
    tags,
    address,
    ...(complete ? { corrected: link(address, tags) } : {}),
  }
}
