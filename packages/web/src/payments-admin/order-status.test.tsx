import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { OrderStatus, RefundStatus } from './order-status.tsx'

const toneClasses = (word: string) => [...screen.getByText(word).classList]

test.each([
  ['created', 'Started', 'warn'],
  ['awaiting_approval', 'Awaiting approval', 'warn'],
  ['capturing', 'Processing', 'warn'],
  ['completed', 'Paid', 'accent'],
  ['declined', 'Declined', 'danger'],
  ['cancelled', 'Cancelled', 'neutral'],
  ['expired', 'Expired', 'neutral'],
  ['partly_refunded', 'Partly refunded', 'neutral'],
  ['refunded', 'Refunded', 'neutral'],
  ['charged_back', 'Charged back', 'danger'],
] as const)('an order that is %s is read as %s in the tone %s', (status, word, tone) => {
  openPart(<OrderStatus status={status} />)
  expect(toneClasses(word)).toEqual(['badge', tone])
})

test.each([
  ['pending', 'On its way', 'warn'],
  ['completed', 'Given back', 'accent'],
  ['failed', 'Failed', 'danger'],
] as const)('a refund that is %s is read as %s in the tone %s', (status, word, tone) => {
  openPart(<RefundStatus refund={{ status, kind: 'request', failure: null }} />)
  expect(toneClasses(word)).toEqual(['badge', tone])
})
