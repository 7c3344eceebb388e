import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { emojiFont, FONT } from './emoji-font.ts'
import { root } from './run.ts'

test('every icon that the store gives or offers is drawn where a machine has no emoji', async () => {
  expect(readFileSync(resolve(root, FONT)).equals(await emojiFont())).toBe(true)
})
