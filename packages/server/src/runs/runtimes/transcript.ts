import type { runs } from '@wakeel/contract'

/** For an endpoint that heeds no limit of tokens, and an agent that heeds none at all. */
const ANSWER_MAX_LENGTH = 100_000

/** An answer that is none: too long, or nothing, or what nobody may know. */
export class UnusableAnswer extends Error {}

/** What an agent says, passed on as it comes and kept as it is to be stored. */
export class Transcript {
  readonly #emit: (event: runs.DemoEvent) => void
  readonly #secret: string | undefined
  #text = ''

  /** `secret`: what must not be said, whoever asks the agent for it. */
  constructor(emit: (event: runs.DemoEvent) => void, secret?: string) {
    this.#emit = emit
    this.#secret = secret
  }

  get isEmpty(): boolean {
    return this.#text === ''
  }

  say(said: string): void {
    const text = storable(said)
    if (text === '') return
    if (this.#secret && (this.#text.slice(-this.#secret.length) + text).includes(this.#secret))
      throw new UnusableAnswer('the answer holds the secret of its connection')
    this.#text += text
    if (this.#text.length > ANSWER_MAX_LENGTH) throw new UnusableAnswer('the answer does not end')
    this.#emit({ type: 'text', text })
  }

  whole(): string {
    return usable(this.#text)
  }
}

/** An answer as it is stored. */
export function usable(answer: string): string {
  const text = storable(answer).trim()
  if (text === '') throw new UnusableAnswer('the answer is empty')
  return text
}

/** No database can hold this character. */
const storable = (text: string): string => text.replaceAll('\0', '')
