import { describe, expect, test } from 'vitest'
import { conversationFiles, playConversations } from '../../testing/conversations.ts'

/** The messages whose answer is not right yet, or is right in other words than their writer thought of. */
const missed: Record<string, readonly string[]> = {
  c1a: ['c1a-10.1', 'c1a-36.2'],
  c1b: ['c1b-01.3'],
  c2a: [
    'c2a-04.2',
    'c2a-05.3',
    'c2a-09.3',
    'c2a-11.2',
    'c2a-12.2',
    'c2a-18.3',
    'c2a-22.2',
    'c2a-36.3',
    'c2a-40.3',
  ],
  c2b: [
    'c2b-02.2',
    'c2b-04.2',
    'c2b-12.2',
    'c2b-18.2',
    'c2b-18.3',
    'c2b-21.3',
    'c2b-22.2',
    'c2b-22.3',
    'c2b-32.2',
    'c2b-36.3',
    'c2b-38.3',
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
