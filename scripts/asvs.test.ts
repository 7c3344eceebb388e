import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Levels 1 and 2 of ASVS 5.0.0, by chapter. */
const requirements = {
  1: '1.1 1.2 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 4.1 4.2 4.3 5.1 5.2',
  2: '1.1 1.2 1.3 2.1 2.2 2.3 3.1 3.2 3.3 3.4 4.1',
  3: '2.1 2.2 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4 4.5 4.6 5.1 5.2 5.3 5.4 5.5 7.1 7.2',
  4: '1.1 1.2 1.3 2.1 3.1 3.2 4.1 4.2 4.3 4.4',
  5: '1.1 2.1 2.2 2.3 3.1 3.2 4.1 4.2 4.3',
  6: '1.1 1.2 1.3 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11 2.12 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4 5.1 5.2 5.3 5.4 5.5 6.1 6.2 6.3 8.1 8.2 8.3 8.4',
  7: '1.1 1.2 1.3 2.1 2.2 2.3 2.4 3.1 3.2 4.1 4.2 4.3 4.4 4.5 5.1 5.2 6.1 6.2',
  8: '1.1 1.2 2.1 2.2 2.3 3.1 4.1',
  9: '1.1 1.2 1.3 2.1 2.2 2.3 2.4',
  10: '1.1 1.2 2.1 2.2 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 5.1 5.2 5.3 5.4 5.5 6.1 6.2 7.1 7.2 7.3',
  11: '1.1 1.2 2.1 2.2 2.3 3.1 3.2 3.3 4.1 4.2 4.3 4.4 5.1 6.1',
  12: '1.1 1.2 1.3 2.1 2.2 3.1 3.2 3.3 3.4',
  13: '1.1 2.1 2.2 2.3 2.4 2.5 3.1 3.2 4.1 4.2 4.3 4.4 4.5',
  14: '1.1 1.2 2.1 2.2 2.3 2.4 3.1 3.2 3.3',
  15: '1.1 1.2 1.3 2.1 2.2 2.3 3.1 3.2 3.3 3.4 3.5 3.6 3.7',
  16: '1.1 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 4.1 4.2 4.3 5.1 5.2 5.3',
  17: '1.1 2.1 2.2 2.3 2.4 3.1 3.2',
}
const ids = Object.entries(requirements).flatMap(([chapter, list]) =>
  list.split(' ').map((id) => `V${chapter}.${id}`),
)

const page = readFileSync(resolve(root, 'docs/asvs.md'), 'utf8')
const rows = page.split('\n').flatMap((line) => {
  const [, id = '', , , state = '', , tests = ''] = line.split('|').map((cell) => cell.trim())
  return /^V\d/.test(id) ? [{ id, state, tests }] : []
})
const states = ['held', 'held, untested', 'not applicable', 'not held']

test('every requirement of levels 1 and 2 stands in the page once, in its order', () => {
  expect(ids).toHaveLength(253)
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort())
})

test('each is in one of four states, and the counts at the top are theirs', () => {
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
  for (const state of states) {
    const [, both] = new RegExp(`^\\| ${state} \\|.*\\| (\\d+) \\|$`, 'm').exec(page) ?? []
    expect([state, Number(both)]).toEqual([state, rows.filter((row) => row.state === state).length])
  }
})

test('every test that is named is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec|long)\.tsx?)`/g)].map(
    ([, file]) => file!,
  )

  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((file) => !existsSync(resolve(root, file)))).toEqual([])
})

test('every sentence of a test that is quoted stands in that test', () => {
  const quoted = rows.flatMap(({ id, tests }) =>
    tests.split(/(?:^|; )(?=`[\w./-]+\.tsx?`)/).flatMap((entry) => {
      const [, file = ''] = /^`([^`]+)`/.exec(entry) ?? []
      return [...entry.matchAll(/"`?([^"]+?)`?"/g)].map(([, sentence]) => ({
        id,
        file,
        sentence: sentence!,
      }))
    }),
  )

  expect(quoted.length).toBeGreaterThan(100)
  expect(
    quoted.filter(
      ({ file, sentence }) => !readFileSync(resolve(root, file), 'utf8').includes(sentence),
    ),
  ).toEqual([])
})
