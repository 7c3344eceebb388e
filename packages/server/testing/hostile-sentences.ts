import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('hostile-sentences/', import.meta.url)

/**
 * Requests after which nothing may have been changed: every line of every text file of the folder, without notes and empty lines, and those
 * of `strangers.json`, of several lines too, which were written by somebody who knew the store's public pages only.
 */
export function hostileSentences(): string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))
  const lines = files.flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'))
  const strangers = JSON.parse(readFileSync(new URL('strangers.json', FOLDER), 'utf8')) as string[]
  const own = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return [...new Set([...own, ...strangers])]
}
