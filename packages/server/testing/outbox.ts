import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The link in the newest e-mail of this kind to a person, as a store without a mail server leaves it in its data directory. */
export function linkInOutbox(dataDirectory: string, email: string, kind: string): string {
  const directory = resolve(dataDirectory, 'outbox')
  const emails = readdirSync(directory)
    .sort()
    .map((file) => readFileSync(resolve(directory, file), 'utf8'))
  const message = emails.findLast((text) => text.includes(`To: ${email}`) && text.includes(kind))
  const link = message?.match(/https?:\/\/\S+/)?.[0]
  if (!link) throw new Error(`no e-mail about ${kind} was sent to ${email}`)
  return link
}

/** Opens the link of the e-mail that somebody got when they signed up, as its page does. */
export async function confirmEmailAt(
  url: string,
  dataDirectory: string,
  email: string,
): Promise<void> {
  const [, token] = /token=(\S+)/.exec(linkInOutbox(dataDirectory, email, 'verify-email'))!
  const { status } = await fetch(`${url}/api/auth/verify-email?token=${token}`)
  if (status !== 200) throw new Error(`the link of the e-mail to ${email} answered ${status}`)
}
