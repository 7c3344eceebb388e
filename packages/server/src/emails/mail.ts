import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { mailHtml } from './html.ts'

export interface Email {
  to: string
  subject: string
  text: string
  /** The same email sent again has the same id, so that it arrives once. */
  id?: string
}

export interface Mail {
  send(email: Email): Promise<void>
}

export function smtpMail(url: string, from: string): Mail {
  // Most stores have no mail server, or send nothing for a while.
  let transport: Promise<Transporter> | undefined
  const sender = from.replace(/^.*@|>$/g, '')
  return {
    async send({ id, ...email }) {
      const html = mailHtml(email.subject, email.text)
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport(url, { from }),
      )
      await (await transport).sendMail({
        ...email,
        html,
        ...(id && { messageId: `<${id}@${sender}>` }),
      })
    },
  }
}

/** Writes each email to a file that a person can open, for stores without a mail server. */
export function outboxMail(directory: string, clock: Clock, newId: () => string): Mail {
  return {
    async send({ to, subject, text, id }) {
      mkdirSync(directory, { recursive: true })
      const at = clock.now().toISOString()
      const file = resolve(
        directory,
        id ? `${id}.txt` : `${at.replace(/[:.]/g, '-')}-${newId()}.txt`,
      )
      // A file of this kind is whole as soon as it is there, for whoever watches the folder.
      const unfinished = `${file}.part`
      await writeFile(unfinished, `Date: ${at}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, {
        mode: 0o600,
      })
      await rename(unfinished, file)
    },
  }
}
