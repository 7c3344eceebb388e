import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { root } from './run.ts'

// node scripts/emoji-font.ts     after an agent of the store, a trade of the forge or the choice of icons got another emoji

export const FONT = 'packages/web/src/fonts/noto-emoji.woff2'
const WHOLE = import.meta.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-500-normal.woff2')
/** Where the store itself gives an agent an icon, or offers one. */
const SOURCES = [
  'packages/server/src/{own-agents,forge/writing/trades}/*.ts',
  'packages/server/src/seed/**/*.ts',
  'packages/web/src/forge/icon-field.tsx',
]

/** A font of the emoji that the store gives and offers, for machines that have no font of emoji. */
export async function emojiFont(): Promise<Buffer> {
  const code = globSync(SOURCES, { cwd: root })
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join()
  const emoji = new Set(code.match(/\p{Extended_Pictographic}\u{FE0F}?/gu))
  return subsetFont(readFileSync(fileURLToPath(WHOLE)), [...emoji].sort().join(''), {
    targetFormat: 'woff2',
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(resolve(root, FONT), await emojiFont())
