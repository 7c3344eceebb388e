export const keys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const
export type Key = (typeof keys)[number]
export type Tags = Partial<Record<Key, string>>
export const required = ['utm_source', 'utm_medium', 'utm_campaign'] as const satisfies Key[]

/** An address taken apart without judging it, so that a broken one can still be mended. */
export interface Address {
  /** Scheme, host and path. */
  base: string
  parameters: { name: string; value: string; raw: string }[]
  fragment: string
  /** Question marks and fragments that stand where they do not belong. */
  disorder: {
    extraQuestionMarks: number
    parametersInFragment: boolean
    isWithoutQuestionMark: boolean
  }
}

const BARE_DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u

export function parseAddress(written: string): Address {
  const withScheme = BARE_DOMAIN.test(written) ? `https://${written}` : written
  const [beforeFragment, ...fragments] = withScheme.split('#')
  // "https://a.ae/&utm_source=x": what joins parameters stands where the query should begin.
  const marked = (beforeFragment ?? '').includes('?')
    ? (beforeFragment ?? '')
    : (beforeFragment ?? '').replace(/&(?=utm[_-]?[a-z]+=)|(?<=\/)(?=utm[_-]?[a-z]+=)/i, '?')
  const isWithoutQuestionMark = marked !== (beforeFragment ?? '')
  const [base = '', ...queries] = marked.split('?')
  let fragment = fragments.join('#')
  let parametersInFragment = false
  const parts = queries.flatMap((query) => query.split('&'))
  const inFragment = fragment.search(/[?&](?=[\w-]+=)|^(?=utm[_-])/i)
  if (inFragment >= 0 && /utm[_-]/i.test(fragment.slice(inFragment))) {
    parametersInFragment = true
    parts.push(...fragment.slice(inFragment).split(/[?&]/))
    fragment = fragment.slice(0, inFragment)
  }
  const parameters = parts.filter(Boolean).map((raw) => {
    const equals = raw.indexOf('=')
    return {
      name: decode(equals < 0 ? raw : raw.slice(0, equals)),
      value: equals < 0 ? '' : decode(raw.slice(equals + 1)),
      raw,
    }
  })
  return {
    base,
    parameters,
    fragment,
    disorder: {
      extraQuestionMarks: Math.max(0, queries.length - 1),
      parametersInFragment,
      isWithoutQuestionMark,
    },
  }
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // A stray "%" (as in "20%off") is meant literally.
    return spaced
  }
}

/** Lower case with hyphens: one spelling for one thing. Arabic stays Arabic; `link` encodes it. */
export function tidyValue(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}._~-]+/gu, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The key a written parameter means, whatever its letter case, separator or common misspelling. */
export function keyOf(name: string): Key | undefined {
  const plain = name.trim().toLowerCase().replaceAll(/[-\s]/g, '_')
  const found = keys.find((key) => key === plain || key.replace('_', '') === plain)
  return found ?? misspelt[plain] ?? (/^u[a-z]{0,3}_/.test(plain) ? nearest(plain) : undefined)
}

/** Other names for a tag; slips of the finger are found by their letters. */
const misspelt: Record<string, Key> = {
  utm_sources: 'utm_source',
  utm_src: 'utm_source',
  utm_name: 'utm_campaign',
  utm_camp: 'utm_campaign',
  utm_keyword: 'utm_term',
}

const MOST_SLIPS = 2
const SHORTEST = 8
/** The only name that is a slip or two away. */
function nearest(name: string): Key | undefined {
  if (name.length < SHORTEST) return undefined
  const near = keys.filter((key) => key.length >= SHORTEST && slips(name, key) <= MOST_SLIPS)
  return near.length === 1 ? near[0] : undefined
}

/** Letters left out, too many, wrong or changed about. */
function slips(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[b.length] as number
}

/** Base, the parameters that were there, the campaign tags in their usual order, then the fragment. */
export function link({ base, parameters, fragment }: Address, tags: Tags): string {
  const own = parameters
    .filter(({ name }) => keyOf(name) === undefined)
    .map(({ raw }) => encodeOnce(raw))
  const tagged = keys
    .filter((key) => tags[key])
    .map((key) => `${key}=${encodeURIComponent(tags[key] as string)}`)
  const query = [...own, ...tagged].join('&')
  return `${asciiBase(base)}${query ? `?${query}` : ''}${fragment ? `#${encodeOnce(fragment)}` : ''}`
}

/** Already encoded text stays as it is, raw letters and stray percent signs get encoded. */
function encodeOnce(text: string): string {
  try {
    return encodeURI(decodeURI(text))
  } catch {
    return text
      .replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
      .replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)
  }
}

function asciiBase(base: string): string {
  const parsed = URL.parse(base)
  if (!parsed) return base
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`
}
