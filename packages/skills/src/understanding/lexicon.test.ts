import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no two subjects have a concept of the same name, as one would hide the other', async () => {
  const files = globSync('lexicon/*.ts', { cwd: import.meta.dirname })
  const subjects = await Promise.all(files.map((file) => import(`./${file}`)))
  const names = subjects
    .flatMap((subject) => Object.values(subject))
    .flatMap((words) => (typeof words === 'object' && words ? Object.keys(words) : []))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
