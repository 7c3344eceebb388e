import { describe, expect, test } from 'vitest'
import { bySize } from '../../server/testing/size.ts'
import { skills } from '../src/all.ts'
import { measure } from './measure.ts'
import {
  answeredLater,
  asWritten,
  type Trial,
  withClaim,
  withIrrelevantNumber,
  withoutKnownNames,
  withoutOne,
  withTwoSwapped,
  withTwoValues,
  withTypingError,
  withUnknownWords,
} from './trials.ts'

const timeout = bySize(20_000, 10 * 60_000)
/** For each trial and language: 20,000 messages a skill in the long size. */
const COUNT = bySize(10, 1_100)
/** So many beyond their share of a small sample say nothing. */
const FEW = 1

const framed = skills.flatMap(({ name, frame }) => (frame ? [[name, frame] as const] : []))

interface Shares {
  right: number
  wrong: number
}
const nearlyAll: Shares = { right: 0.97, wrong: 0.005 }
const most: Shares = { right: 0.95, wrong: 0.04 }

describe.each(framed)('%s', (_, frame) => {
  test.each<[string, Trial, Shares]>([
    ['is read in any order, punctuation, unit and number format', asWritten, nearlyAll],
    [
      'is not misled by numbers that mean nothing',
      withIrrelevantNumber,
      { right: 0.99, wrong: 0.005 },
    ],
    ['is not changed by what somebody claims or orders', withClaim, nearlyAll],
    [
      'is understood when 15 of 100 words are unknown',
      withUnknownWords,
      { right: 0.9, wrong: 0.03 },
    ],
    [
      'asks about what cannot be told apart when no name is known',
      withoutKnownNames,
      { right: 0.75, wrong: 0.02 },
    ],
    ['is understood with a typing error', withTypingError, { right: 0.9, wrong: 0.07 }],
    ['asks for what is missing and for nothing else', withoutOne, { right: 0.95, wrong: 0.005 }],
    ['is whole once what was missing is given', answeredLater, { right: 0.95, wrong: 0.01 }],
    ['is read otherwise when two figures change places', withTwoSwapped, most],
    ['answers two values of one slot as two cases', withTwoValues, most],
  ])('%s', { timeout }, (_sentence, trial, { right, wrong }) => {
    const failed = (['en', 'ar'] as const)
      .map((language) => ({ language, ...measure(frame, language, COUNT, trial) }))
      .filter((measured) => {
        const isMany = (share: number, allowed: number) =>
          Math.round(share * measured.count) > FEW + allowed * measured.count
        return isMany(1 - measured.right, 1 - right) || isMany(measured.wrong, wrong)
      })
    expect(failed).toEqual([])
  })
})
