/** The pieces of an answer as they come, so that together they are what the answer is. */
export class StreamedText {
  #sent = ''
  readonly #send: (piece: string) => void

  constructor(send: (piece: string) => void) {
    this.#send = send
  }

  add(piece: string): void {
    if (piece === '') return
    this.#sent += piece
    this.#send(piece)
  }

  /** What is missing of the whole: all of an answer that came in one piece, and what stands only at its end. */
  finish(whole: string): void {
    if (whole.startsWith(this.#sent)) this.add(whole.slice(this.#sent.length))
  }
}
