import { Writable } from 'node:stream'
import type { Clock } from '../src/clock.ts'
import type { Email, Mail } from '../src/emails/mail.ts'
import type { FaultPoint, Faults } from '../src/faults.ts'
import type { Resolve } from '../src/outbound/outbound-fetch.ts'

/** A clock that moves when told. */
export class TestClock implements Clock {
  #now: Date

  constructor(start = new Date()) {
    this.#now = start
  }

  now(): Date {
    return new Date(this.#now)
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }

  /** To noon in the UAE of a day that some days of its month follow, at most a fortnight away, so that whoever is signed in stays so. */
  advanceWithinMonth(): void {
    const noon = new Date(this.#now)
    noon.setUTCDate(noon.getUTCDate() + 1)
    if (noon.getUTCDate() > 20) noon.setUTCMonth(noon.getUTCMonth() + 1, 2)
    noon.setUTCHours(8, 0, 0, 0)
    this.#now = noon
  }
}

/** Keeps the e-mails instead of sending them. */
export class TestMail implements Mail {
  readonly outbox: Email[] = []

  async send(email: Email): Promise<void> {
    this.outbox.push(email)
  }

  to(address: string): Email[] {
    return this.outbox.filter((email) => email.to === address)
  }
}

/** Keeps the lines of the log instead of printing them. */
export class TestLog extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }

  get lines(): Record<string, unknown>[] {
    return this.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
}

/** Fails at a named point as often as it was told to, or does something there. */
export class TestFaults implements Faults {
  readonly #planned = new Map<FaultPoint, number>()
  readonly #meanwhile = new Map<FaultPoint, () => unknown>()

  failAt(point: FaultPoint, times = 1): void {
    this.#planned.set(point, times)
  }

  /** What happens elsewhere while somebody is at this point, the next time that one is. */
  meanwhile(point: FaultPoint, work: () => unknown): void {
    this.#meanwhile.set(point, work)
  }

  async reach(point: FaultPoint): Promise<void> {
    const work = this.#meanwhile.get(point)
    this.#meanwhile.delete(point)
    await work?.()
    const left = this.#planned.get(point) ?? 0
    if (left === 0) return
    this.#planned.set(point, left - 1)
    throw new Error(`told to fail at ${point}`)
  }
}

/** Knows this machine and nobody else. */
export const testResolve: Resolve = async (hostname) => {
  if (hostname === 'localhost') return [{ address: '127.0.0.1', family: 4 }]
  throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' })
}
