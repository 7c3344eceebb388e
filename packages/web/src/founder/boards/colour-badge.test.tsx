import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../../testing/open-part.tsx'
import { painted } from '../../../testing/painted.ts'
import { ColourBadge } from './colour-badge.tsx'
import { tiers } from './feature-tier.ts'
import { StatusBadge } from './status-badge.tsx'

const coloursOf = (word: string) =>
  painted(screen.getByText(word), 'founder/boards/colour-badge.module.css')

test.each([
  ['exceeded', 'Exceeded', 'accent-soft', 'accent-text'],
  ['complete', 'Complete', 'icon-0-deep', 'ink'],
  ['moon', 'Moon', 'icon-2', 'ink'],
  ['near_complete', 'Near complete', 'icon-7', 'ink'],
  ['on_track', 'On track', 'icon-5', 'ink'],
  ['transcendent', 'Transcendent', 'icon-4', 'ink'],
  ['ascending', 'Ascending', 'icon-3', 'ink'],
  ['singularity', 'Singularity', 'icon-6', 'ink'],
  ['complete_dominance', 'Complete dominance', 'accent', 'on-accent'],
  ['universal', 'Universal', 'ink', 'ground'],
  ['planned', 'Planned', 'sunken', 'ink-soft'],
] as const)('the status %s is read as %s, on %s in %s', (status, word, ground, ink) => {
  openPart(<StatusBadge status={status} />)
  expect(coloursOf(word)).toEqual({ ground, ink })
})

test.each([
  ['transcendent', 'Transcendent', 'icon-4', 'ink'],
  ['ultimate', 'Ultimate', 'accent-soft', 'accent-text'],
  ['perfected', 'Perfected', 'icon-2', 'ink'],
  ['advancing', 'Advancing', 'sunken', 'ink-soft'],
] as const)('the tier %s is read as %s, on %s in %s', (tier, word, ground, ink) => {
  const { name, colour } = tiers[tier]
  openPart(<ColourBadge colour={colour}>{name.en}</ColourBadge>)
  expect(coloursOf(word)).toEqual({ ground, ink })
})
