import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|long)\.tsx?$/.test(file),
)
const holding = (expression: RegExp, within = '') =>
  sources.filter(
    (file) => file.startsWith(within) && expression.test(readFileSync(resolve(root, file), 'utf8')),
  )

test('there are sources to look into', () => {
  expect(sources.length).toBeGreaterThan(500)
})

test.for([
  ['starts another program', /child_process/],
  ['executes a text', /\beval\(|new Function\(|node:vm|\bset(?:Timeout|Interval)\(\s*['"`]/],
  ['reads XML', /DOMParser|xml2js|fast-xml-parser|libxml/],
  [
    'makes HTML of a text',
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
  ],
  ['relies on a broken hash', /['"`](?:md4|md5|rc4|des-[\w-]+|[\w-]+-ecb)['"`]/i],
] as const)('nothing of the product %s', ([, expression]) => {
  expect(holding(expression)).toEqual([])
})

test('nothing of the server is left to a chance that can be guessed', () => {
  expect(holding(/Math\.random/, 'packages/server/')).toEqual([])
})
