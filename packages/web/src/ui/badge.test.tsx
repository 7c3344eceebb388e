import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { painted } from '../../testing/painted.ts'
import { Badge } from './badge.tsx'

test.each([
  ['neutral', 'sunken', 'ink-soft'],
  ['accent', 'accent-soft', 'accent-text'],
  ['gold', 'gold-soft', 'gold-text'],
  ['warn', 'warn-soft', 'warn-text'],
  ['danger', 'danger-soft', 'danger-text'],
] as const)('the tone %s stands on %s in %s', (tone, ground, ink) => {
  openPart(<Badge tone={tone}>Word</Badge>)
  expect(painted(screen.getByText('Word'), 'ui/badge.module.css')).toEqual({ ground, ink })
})
