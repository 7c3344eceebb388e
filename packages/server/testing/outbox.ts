import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The store does not wait for an e-mail before it answers; one that takes longer was not sent. */
const UNDER_WAY_MS = 20_000

/** The link in the newest e-mail of this kind to a person, as a store without a mail server leaves it in its data directory. */
export async function linkInOutbox(
  dataDirectory: string,
  email: string,
  kind: string,
): Promise<string> {
  for (const until = Date.now() + UNDER_WAY_MS; Date.now() < until; await pause(20)) {
    const message = outbox(dataDirectory).findLast(
      (text) => text.includes(`To: ${email}\n`) && text.includes(kind),
    )
    const link = message?.match(/https?:\/\/\S+/)?.[0]
    if (link) return link
  }
  throw new Error(`no e-mail about ${kind} was sent to ${email}`)
}

/** What stands there so far, the newest last; there is no folder before the first. */
function outbox(dataDirectory: string): string[] {
  const directory = resolve(dataDirectory, 'outbox')
  try {
    return readdirSync(directory)
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) => readFileSync(resolve(directory, file), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Opens the link of the e-mail that somebody got when they signed up, as its page does. */
export async function confirmEmailAt(
  url: string,
  dataDirectory: string,
  email: string,
): Promise<void> {
  const [, token] = /token=(\S+)/.exec(await linkInOutbox(dataDirectory, email, 'verify-email'))!
  const { status } = await fetch(`${url}/api/auth/verify-email?token=${token}`)
  if (status !== 200) throw new Error(`the link of the e-mail to ${email} answered ${status}`)
}
