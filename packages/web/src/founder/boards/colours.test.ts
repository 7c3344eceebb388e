import { expect, test } from 'vitest'
import { tierOf, tiers } from './feature-tier.ts'
import { colourOfStatus } from './status.ts'

const coloured = [
  'exceeded',
  'complete',
  'moon',
  'near_complete',
  'on_track',
  'transcendent',
  'ascending',
  'singularity',
  'complete_dominance',
  'universal',
]

test('every simulated status has a colour of its own', () => {
  const colours = coloured.map(colourOfStatus)
  expect(new Set(colours).size).toBe(coloured.length)
  expect(colours).not.toContain('grey')
})

test.each(['planned', 'unheard of', ''])('another status (%s) is grey', (status) => {
  expect(colourOfStatus(status)).toBe('grey')
})

test.each([
  [100, 'transcendent', 'violet'],
  [98, 'transcendent', 'violet'],
  [97.99, 'ultimate', 'emerald'],
  [95, 'ultimate', 'emerald'],
  [94.99, 'perfected', 'blue'],
  [90, 'perfected', 'blue'],
  [89.99, 'advancing', 'grey'],
  [0, 'advancing', 'grey'],
] as const)('a feature at %d percent is %s, in %s', (percent, tier, colour) => {
  expect(tierOf(percent)).toBe(tier)
  expect(tiers[tier].colour).toBe(colour)
})
