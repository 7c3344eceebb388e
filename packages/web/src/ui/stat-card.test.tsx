import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { painted } from '../../testing/painted.ts'
import { StatCard } from './stat-card.tsx'

test.each([
  ['up', true, 'accent-text'],
  ['up', false, 'danger-text'],
  ['down', true, 'accent-text'],
  ['down', false, 'danger-text'],
  ['stable', true, 'ink-soft'],
  ['stable', false, 'ink-soft'],
] as const)('a change that goes %s and is good news (%s) stands in %s', (trend, isGood, ink) => {
  openPart(
    <StatCard
      label="Runs"
      value="41"
      change={{ trend, said: 'Moved', isGood }}
      opens="see the days"
      onClick={() => {}}
    />,
  )
  expect(painted(screen.getByText('Moved'), 'ui/stat-card.module.css').ink).toBe(ink)
})
