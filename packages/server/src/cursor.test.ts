import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCursor, writeCursor } from './cursor.ts'

test('a list reads its own cursor', () => {
  const cursor = writeCursor('apps', [1.5, -2, 'ضريبة'])

  expect(cursor).toMatch(/^[\w-]+$/)
  expect(readCursor('apps', cursor, z.tuple([z.number(), z.number(), z.string()]))).toEqual([
    1.5,
    -2,
    'ضريبة',
  ])
})

test.each([
  ['of another list', (cursor: string) => cursor, 'reviews'],
  ['with a letter changed', (cursor: string) => `${cursor.slice(0, -3)}AAA`, 'apps'],
  ['cut short', (cursor: string) => cursor.slice(0, -4), 'apps'],
  ['with something added', (cursor: string) => `${cursor}AAAA`, 'apps'],
  ['that is empty', () => '', 'apps'],
  ['without a seal', (cursor: string) => cursor.slice(12), 'apps'],
])('a cursor %s is refused', (_what, changed, list) => {
  const cursor = changed(writeCursor('apps', [1, 'some id']))

  expect(() => readCursor(list, cursor, z.tuple([z.number(), z.string()]))).toThrow(
    expect.objectContaining({ code: 'request.cursor_invalid' }),
  )
})
