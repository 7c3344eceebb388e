import { expect, test } from 'vitest'
import { structureProblems } from './structure.ts'

test('rooms import only from the floors below them, in no circle and from no other feature of the web app, and write no tables but their own', () => {
  expect(structureProblems()).toEqual([])
})
