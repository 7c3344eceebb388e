import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Bilingual, legal as contract } from '@wakeel/contract'

const MAX_TEXT_BYTES = 100_000

/** The operator's own words, in Markdown. */
export type LegalTexts = Partial<Record<contract.LegalText, Bilingual>>

type Read = (
  where: string,
  file: string,
  reader: (folder: string, file: string) => string,
) => string

/** The texts whose files an operator names. */
export function readLegalTexts(
  files: { [kind in contract.LegalText]?: Bilingual | undefined },
  read: Read,
): LegalTexts {
  const texts: LegalTexts = {}
  for (const kind of ['terms', 'privacy'] as const) {
    const named = files[kind]
    if (named)
      texts[kind] = {
        en: read(`legal.${kind}.en`, named.en, readText),
        ar: read(`legal.${kind}.ar`, named.ar, readText),
      }
  }
  return texts
}

function readText(folder: string, file: string): string {
  const bytes = readFileSync(resolve(folder, file))
  if (bytes.length > MAX_TEXT_BYTES) throw new Error(`is larger than ${MAX_TEXT_BYTES / 1000} kB`)
  const text = bytes.toString('utf8').trim()
  if (!text.startsWith('# '))
    throw new Error('does not begin with a title such as “# Terms of use”')
  return text
}
