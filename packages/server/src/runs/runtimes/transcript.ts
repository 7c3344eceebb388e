import type { runs } from '@wakeel/contract'

/** For an endpoint that heeds no limit of tokens, and an agent that heeds none at all. */
const ANSWER_MAX_LENGTH = 100_000

/** An answer that is none: too long, or nothing. */
export class UnusableAnswer extends Error {}

/** What an agent says, passed on as it comes and kept as it is to be stored. */
export class Transcript {
  readonly #emit: (event: runs.DemoEvent) => void
  #text = ''

  constructor(emit: (event: runs.DemoEvent) => void) {
    this.#emit = emit
  }

  get isEmpty(): boolean {
    return this.#text === ''
  }

  say(said: string): void {
    const text = storable(said)
    if (text === '') return
    this.#text += text
    if (this.#text.length > ANSWER_MAX_LENGTH) throw new UnusableAnswer('the answer does not end')
    this.#emit({ type: 'text', text })
  }

  whole(): string {
    const text = this.#text.trim()
    if (text === '') throw new UnusableAnswer('the answer is empty')
    return text
  }
}

/** No database can hold this character. */
const storable = (text: string): string => text.replaceAll('\0', '')
