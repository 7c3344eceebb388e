import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** What people may write, which the store reads in both spellings. */
const READS = ['packages/server/src/forge/writing/trades/marketing.ts']
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|long)\.tsx?$/.test(file),
)
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('screens, messages and documents say "email" and never "e-mail"', () => {
  const others = sources.filter((file) =>
    /\be-mail/i.test(withoutComments(readFileSync(resolve(root, file), 'utf8'))),
  )
  expect(others.filter((file) => !READS.includes(file))).toEqual([])
})
