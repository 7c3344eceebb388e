/** What stands where a secret stood. */
const MASK = '•••'

/** A shorter one stands in texts by chance. */
const TELLING_LENGTH = 8

/** The forms in which the other end may send back a secret that it was sent. */
export function tellingForms(secrets: readonly (string | undefined)[]): string[] {
  const telling = secrets.filter(
    (secret) => secret !== undefined && secret.length >= TELLING_LENGTH,
  ) as string[]
  return [
    ...new Set(
      telling.flatMap((secret) => [
        secret,
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
      ]),
    ),
  ]
}

function masked(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, MASK), text)
}

/** The same for every text in an object. */
export function maskedDeep<T>(value: T, secrets: readonly string[]): T {
  if (typeof value === 'string') return masked(value, secrets) as T
  if (Array.isArray(value)) return value.map((item) => maskedDeep(item, secrets)) as T
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [masked(name, secrets), maskedDeep(item, secrets)]),
  ) as T
}

/** A text that arrives in pieces: what may be the beginning of a secret is held back until it is known. */
export class PiecewiseMask {
  readonly #secrets: readonly string[]
  #held = ''

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets
  }

  /** As much as can be shown by now. */
  next(piece: string): string {
    const text = masked(this.#held + piece, this.#secrets)
    const held = beginningLength(text, this.#secrets)
    this.#held = text.slice(text.length - held)
    return text.slice(0, text.length - held)
  }

  /** What was held back, once nothing more comes. */
  rest(): string {
    const rest = this.#held
    this.#held = ''
    return rest
  }
}

/** How much of a text's end is the beginning of a secret. */
export function beginningLength(text: string, secrets: readonly string[]): number {
  const longest = Math.max(0, ...secrets.map(({ length }) => length - 1))
  for (let length = Math.min(longest, text.length); length > 0; length--) {
    const end = text.slice(-length)
    if (secrets.some((secret) => secret.startsWith(end))) return length
  }
  return 0
}
