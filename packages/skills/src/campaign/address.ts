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
  disorder: { extraQuestionMarks: number; parametersInFragment: boolean }
}

const BARE_DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u

export function parseAddress(written: string): Address {
  const withScheme = BARE_DOMAIN.test(written) ? `https://${written}` : written
  const [beforeFragment, ...fragments] = withScheme.split('#')
  const [base = '', ...queries] = (beforeFragment ?? '').split('?')
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
    disorder: { extraQuestionMarks: Math.max(0, queries.length - 1), parametersInFragment },
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
  return found ?? misspelt[plain]
}

const misspelt: Record<string, Key> = {
  utm_sorce: 'utm_source',
  utm_souce: 'utm_source',
  utm_surce: 'utm_source',
  utm_sources: 'utm_source',
  utm_midium: 'utm_medium',
  utm_meduim: 'utm_medium',
  utm_medum: 'utm_medium',
  utm_campain: 'utm_campaign',
  utm_campagin: 'utm_campaign',
  utm_campaing: 'utm_campaign',
  utm_compaign: 'utm_campaign',
  utm_name: 'utm_campaign',
  utm_keyword: 'utm_term',
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
