import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { painted, styleSheet } from '../../testing/painted.ts'
import { RoleMark } from './role-mark.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TrustMark } from './trust-mark.tsx'

/** The hue in degrees of a token in each scheme, or grey where it has hardly any. */
function huesOf(token: string): (number | 'grey')[] {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\(#(\\w+), #(\\w+)\\)`).exec(
    styleSheet('tokens.css'),
  )!
  return [light!, dark!].map((colour) => {
    const [red, green, blue] = colour.match(/../g)!.map((part) => Number.parseInt(part, 16)) as [
      number,
      number,
      number,
    ]
    const max = Math.max(red, green, blue)
    const range = max - Math.min(red, green, blue)
    if (range / max < 0.2) return 'grey'
    const sixths =
      max === red
        ? (green - blue) / range
        : max === green
          ? 2 + (blue - red) / range
          : 4 + (red - green) / range
    return (sixths * 60 + 360) % 360
  })
}

describe('a trust score', () => {
  test.each([
    [100, 'green', 'accent-text'],
    [90, 'green', 'accent-text'],
    [89, 'orange', 'warn-text'],
    [80, 'orange', 'warn-text'],
    [79, 'grey', 'ink-soft'],
    [0, 'grey', 'ink-soft'],
  ])('of %i is %s', (score, _, ink) => {
    openPart(<TrustMark score={score} />)
    expect(painted(screen.getByText(`${score}`), 'admin/trust-mark.module.css').ink).toBe(ink)
  })

  test('that nobody has yet is faint', () => {
    openPart(<TrustMark score={null} />)
    expect(painted(screen.getByText('None yet'), 'admin/trust-mark.module.css').ink).toBe(
      'ink-faint',
    )
  })

  test.each([
    ['green', 'accent-text', 100, 170],
    ['orange', 'warn-text', 20, 45],
  ])('has for %s a colour that is it in both schemes', (_, token, from, to) => {
    expect(huesOf(token).filter((hue) => hue === 'grey' || hue < from || hue > to)).toEqual([])
  })

  test('has for grey a colour without a hue in both schemes', () => {
    expect(huesOf('ink-soft')).toEqual(['grey', 'grey'])
  })
})

test.each([
  ['founder', 'Founder', 'ink'],
  ['admin', 'Administrator', 'chart-2'],
  ['creator', 'Creator', 'chart-1'],
  ['enterprise_user', 'Enterprise user', 'chart-4'],
  ['user', 'User', 'ink-faint'],
] as const)('the role %s is read as %s beside a dot in %s', (role, name, ground) => {
  openPart(<RoleMark role={role} />)
  expect(
    painted(screen.getByText(name).firstElementChild!, 'admin/role-mark.module.css').ground,
  ).toBe(ground)
})

test.each([
  ['active', 'Active', 'accent'],
  ['inactive', 'Inactive', 'neutral'],
  ['suspended', 'Suspended', 'danger'],
] as const)('the status %s is read as %s in the tone %s', (status, name, tone) => {
  openPart(<StatusBadge status={status} />)
  expect([...screen.getByText(name).classList]).toEqual(['badge', tone])
})
