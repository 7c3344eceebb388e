const MARK = '[no answer]'

/** How a language model, whose every reply is text, says that this one is none. */
export const markInstruction = `If you cannot answer, because something is missing, because it is not what you are for, or because you decline, begin your reply with ${MARK} and say then what is missing or what you can do.`

/** Takes the mark from the beginning of a text that comes in pieces. */
export class NoAnswerMark {
  #held = ''
  #isSeen = false
  #isPast = false

  get isSeen(): boolean {
    return this.#isSeen
  }

  /** What may be shown of the text by now. */
  take(piece: string): string {
    if (this.#isPast) return piece
    this.#held += piece
    const begun = this.#held.trimStart().toLowerCase()
    if (begun.length < MARK.length && MARK.startsWith(begun)) return ''
    this.#isSeen = begun.startsWith(MARK)
    if (this.#isSeen) this.#held = this.#held.trimStart().slice(MARK.length).trimStart()
    return this.rest()
  }

  /** What was held back when no more comes. */
  rest(): string {
    const held = this.#held
    this.#held = ''
    this.#isPast = true
    return held
  }
}
