import { type ErrorCode, errors } from '@wakeel/contract'

/** An outcome that the contract names. `sentence` replaces the code's own where more can be said, and is shown to people. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  /** What it is about, by name: the skills that come nearest to an idea. */
  readonly about: readonly string[] | undefined

  constructor(
    code: ErrorCode,
    {
      sentence,
      retryAfterSeconds,
      about,
      cause,
    }: {
      sentence?: string
      retryAfterSeconds?: number
      about?: readonly string[]
      cause?: unknown
    } = {},
  ) {
    const [status, standard] = errors[code]
    super(sentence ?? standard, { cause })
    this.name = 'DomainError'
    this.code = code
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
    this.about = about
  }
}
