import { describe, expect, test } from 'vitest'
import { type Part, wordChanges } from './word-changes.ts'

const marked = (parts: readonly Part[]) =>
  parts.filter(({ isChanged }) => isChanged).map(({ text }) => text)
const whole = (parts: readonly Part[]) => parts.map(({ text }) => text).join('')

describe('the words in which two texts differ', () => {
  test.each([
    ['Lists rent and repairs.', 'Lists rent, penalties and repairs.', [], [',', 'penalties ']],
    ['AED 4.00 per run', 'AED 5.00 per run', ['4.00'], ['5.00']],
    ['لا يحتفظ بالعقد', 'لا يحفظ العقد', ['يحتفظ', 'بالعقد'], ['يحفظ', 'العقد']],
    ['', 'New', [], ['New']],
  ])('of %j and %j', (before, after, removed, added) => {
    const changes = wordChanges(before, after)
    expect(marked(changes.before)).toEqual(removed)
    expect(marked(changes.after)).toEqual(added)
    expect([whole(changes.before), whole(changes.after)]).toEqual([before, after])
  })

  test('texts that share next to nothing are marked as a whole', () => {
    const [before, after] = ['one ', 'two '].map((word) => word.repeat(3000)) as [string, string]
    const changes = wordChanges(`${before}!`, `?${after.replaceAll(' ', '-')}`)
    expect(changes.before).toEqual([{ at: 0, text: `${before}!`, isChanged: true }])
  })
})
