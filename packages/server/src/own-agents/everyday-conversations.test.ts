import { describe, expect, test } from 'vitest'
import { conversationFiles, playConversations } from '../../testing/conversations.ts'

/** The messages whose answer is not right yet, or is right in other words than their writer thought of. */
const missed: Record<string, readonly string[]> = {
  c1a: ['c1a-10.1'],
  c1b: [],
  c2a: ['c2a-09.3'],
  c2b: ['c2b-32.2'],
  c3a: ['c3a-41.2', 'c3a-42.3', 'c3a-45.3'],
  c3b: ['c3b-12.3', 'c3b-14.3', 'c3b-42.3'],
  p1a: ['p1a-43.3'],
  p1b: [],
  p2a: ['p2a-42.3', 'p2a-46.3'],
  p2b: [
    'p2b-01.4',
    'p2b-06.1',
    'p2b-06.2',
    'p2b-06.3',
    'p2b-07.3',
    'p2b-07.4',
    'p2b-08.3',
    'p2b-08.4',
    'p2b-10.4',
    'p2b-14.2',
    'p2b-23.1',
    'p2b-23.2',
    'p2b-24.2',
    'p2b-24.4',
  ],
}

describe('everyday conversations', () => {
  test('are played of every file', () => {
    expect(Object.keys(missed).sort()).toEqual(conversationFiles())
  })

  test.each(Object.entries(missed))(
    'of %s are answered message by message, but for those that are named',
    (file, ids) => {
      const missedNow = playConversations(file).filter(({ faults }) => faults.length > 0)

      expect(missedNow.map(({ id }) => id)).toEqual(ids)
    },
  )
})
