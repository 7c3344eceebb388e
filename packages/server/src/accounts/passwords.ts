import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { DomainError } from '../errors.ts'

/** The OWASP password storage recommendation for argon2id: 19 MiB, two passes, one lane. */
const recommended = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32

/** A hash takes a core: one stays free for everybody else's requests. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 2))
const MAX_WAITING = 64

const derive = promisify(argon2)

/** What it costs to try one password; memory in KiB. */
export type PasswordCost = typeof recommended

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes and checks passwords with argon2id in the thread pool; refuses with `request.rate_limited` when too many wait. */
export function createPasswords(cost: PasswordCost = recommended) {
  const waiting: (() => void)[] = []
  let working = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (working < AT_ONCE) working += 1
    else {
      if (waiting.length >= MAX_WAITING)
        throw new DomainError('request.rate_limited', { retryAfterSeconds: 2 })
      // Whoever finishes hands its place over, so nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }

  const tagOf = (
    password: string,
    nonce: Buffer,
    { memory, passes, parallelism }: PasswordCost,
    tagLength: number,
  ) =>
    inTurn(() =>
      // One password can be typed in several Unicode forms; all of them must open the account.
      derive('argon2id', {
        message: password.normalize('NFKC'),
        nonce,
        memory,
        passes,
        parallelism,
        tagLength,
      }),
    )

  return {
    /** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`: the text says how it was made, so that the cost can be raised later. */
    async hash(password: string): Promise<string> {
      const nonce = randomBytes(16)
      const tag = await tagOf(password, nonce, cost, TAG_LENGTH)
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
    },

    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const parts =
        /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
      if (!parts) throw new Error('a stored password hash is not one that this version makes')
      const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [
        number,
        number,
        number,
      ]
      const expected = Buffer.from(parts[5]!, 'base64')
      const tag = await tagOf(
        password,
        Buffer.from(parts[4]!, 'base64'),
        { memory, passes, parallelism },
        expected.length,
      )
      return timingSafeEqual(tag, expected)
    },
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/, '')
