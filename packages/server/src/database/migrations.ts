import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, 'migrations')

export interface Migration {
  name: string
  /** When it was generated, in milliseconds. */
  generatedAt: number
  statements: string[]
  hash: string
  /** Of the same text where Git checks files out with line ends of Windows. */
  windowsHash: string
}

/**
 * Files that were rewritten after stores had run them, by the hash of what they were. What such stores lack, old_stores adds;
 * the check of migrations refuses another rewrite, so nothing is ever added here.
 */
const formerHashes: Record<string, string[]> = {
  '0002_ledger_rules': ['0c227e68ac80b60b450e8f01ac2c16b0ac15d92b41fe2f6a6a20110f3c9002b2'],
  '0006_creators': ['2c46b853659f8ea92b768597e2d4e51e238592dc209acd3ea302cf1d037ae6b2'],
  '0010_listed_times': ['0d11cdcb047daefa1fec7fca63b41ee4fba8eab92cbec796fcf220a9b38ccd9e'],
}

/** Files that are no more: of 0008_rehearsals, whose one index went into 0006. */
const goneHashes = ['9cf4c2976876cedc6888c5a2262422de7d9527922f37eddc23ff08c2300c5a03']

interface Journal {
  entries: { tag: string; when: number }[]
}

/** The migrations that drizzle-kit has written, oldest first. */
export function readMigrations(): Migration[] {
  const { entries } = JSON.parse(
    readFileSync(resolve(folder, 'meta/_journal.json'), 'utf8'),
  ) as Journal
  return entries.map(({ tag, when }) => {
    const text = readFileSync(resolve(folder, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n')
    return {
      name: tag,
      generatedAt: when,
      statements: text.split('--> statement-breakpoint'),
      hash: sha256(text),
      windowsHash: sha256(text.replaceAll('\n', '\r\n')),
    }
  })
}

/** Every hash under which a store may have written down that it ran this migration. */
export const hashesOf = ({ name, hash, windowsHash }: Migration): string[] => [
  hash,
  windowsHash,
  ...(formerHashes[name] ?? []),
]

/** Whether a store that ran what has this hash is one that these migrations lead on from. */
export const isKnown = (hash: string, migrations: readonly Migration[]): boolean =>
  goneHashes.includes(hash) || migrations.some((migration) => hashesOf(migration).includes(hash))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
