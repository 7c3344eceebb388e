import type { Language, runs } from '@wakeel/contract'
import type { RemoteFile } from '../../connections/remotes/remote-file.ts'
import { beginningLength } from '../../masking.ts'

/** For an endpoint that heeds no limit of tokens, and an agent that heeds none at all. */
const ANSWER_MAX_LENGTH = 100_000

/** Who ended the answer before its end: the store, or the model that wrote it. */
const cutOff = {
  store: {
    en: '_The answer ends here: it reached the most that an answer may hold._',
    ar: '_تنتهي الإجابة هنا: بلغت أقصى طول مسموح به للإجابة._',
  },
  model: {
    en: '_The answer was cut off here: the model that writes it stopped at its limit._',
    ar: '_قُطعت الإجابة هنا: توقف النموذج الذي يكتبها عند حدّه._',
  },
}

const PROGRESS_MAX_LENGTH = 300

/** An answer that is none: nothing, or what nobody may know. */
export class UnusableAnswer extends Error {}

/** What an agent says, passed on as it comes and kept as it is to be stored. */
export class Transcript {
  readonly #emit: (event: runs.DemoEvent) => void
  readonly #secret: string | undefined
  #text = ''
  #isFull = false
  /** The first half of a character, until the next piece brings the other. */
  #half = ''
  /** The end of what was said, while it may be the beginning of the secret. */
  #held = ''

  /** `secret`: what must not be said, whoever asks the agent for it. */
  constructor(emit: (event: runs.DemoEvent) => void, secret?: string) {
    this.#emit = emit
    this.#secret = secret
  }

  /** More was said than an answer may hold, and is left out. */
  get isFull(): boolean {
    return this.#isFull
  }

  get isEmpty(): boolean {
    return this.#text === '' && this.#held === ''
  }

  beginParagraph(): void {
    const text = this.#text + this.#held
    if (text !== '' && !text.endsWith('\n\n')) this.say('\n\n')
  }

  say(said: string): void {
    const text = this.#whole(said)
    if (text === '') return
    const all = this.#held + text
    if (this.#secret && all.includes(this.#secret))
      throw new UnusableAnswer('the answer holds the secret of its connection')
    const held = this.#secret ? beginningLength(all, [this.#secret]) : 0
    this.#held = all.slice(all.length - held)
    this.#show(all.slice(0, all.length - held))
  }

  #whole(said: string): string {
    const all = this.#half + said
    this.#half = FIRST_HALF.exec(all)?.[0] ?? ''
    return storable(all.slice(0, all.length - this.#half.length))
  }

  #show(text: string): void {
    // Less than none once it was said that the answer was cut off.
    const room = Math.max(0, ANSWER_MAX_LENGTH - this.#text.length)
    if (text.length > room) this.#isFull = true
    this.#put(text.slice(0, room).replace(FIRST_HALF, ''))
  }

  #put(text: string): void {
    if (text === '') return
    this.#text += text
    this.#emit({ type: 'text', text })
  }

  /**
   * Says that the answer was cut off, and by whom. What was shown until then is an answer and counts as one: whoever asks can make every answer
   * as long as they like.
   */
  sayCut(language: Language): void {
    this.#put(`\n\n${cutOff[this.#isFull ? 'store' : 'model'][language]}`)
  }

  /** Word of how the work goes on, which is no part of the answer. */
  progress(said: string): void {
    const text = storable(said).trim().slice(0, PROGRESS_MAX_LENGTH).replace(FIRST_HALF, '')
    if (text === '' || (this.#secret && said.includes(this.#secret))) return
    this.#emit({ type: 'progress', text })
  }

  whole(): string {
    this.#show(this.#held + storable(this.#half))
    this.#half = ''
    this.#held = ''
    return usable(this.#text)
  }
}

/** An answer as it is stored. */
export function usable(answer: string): string {
  const text = storable(answer).trim()
  if (text === '') throw new UnusableAnswer('the answer is empty')
  return text
}

/** Of a character of two halves, at the end of a text. */
const FIRST_HALF = /[\ud800-\udbff]$/

/** No database can hold this character, nor half of one. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Of all files of one answer, in base64. */
const FILES_MAX_LENGTH = 1_500_000
const MAX_FILES = 10

/** The files of an answer that are kept with it. None may hold the secret of the connection. */
export function keptFiles(
  files: readonly RemoteFile[],
  secret: string | undefined,
): { files?: runs.RunFile[] } {
  let left = FILES_MAX_LENGTH
  const kept = files.slice(0, MAX_FILES).map(({ name, mediaType, data }) => {
    if (secret && (name.includes(secret) || Buffer.from(data, 'base64').includes(secret)))
      throw new UnusableAnswer('a file holds the secret of its connection')
    const fits = data.length <= left
    if (fits) left -= data.length
    return { name, media_type: mediaType, data: fits ? data : null }
  })
  return kept.length > 0 ? { files: kept } : {}
}
