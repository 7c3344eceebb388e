import { afterEach, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
afterEach(() => system.close())

test('whoever found a weakness finds the operator’s contact, for the coming months', async () => {
  system = await openSystem({ config: { securityContact: 'mailto:security@store.example.ae' } })

  const { status, headers, text } = await system.request('GET', '/.well-known/security.txt')

  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:security@store.example.ae')
  expect(fields.get('Canonical')).toBe(`${system.url}/.well-known/security.txt`)
  const validForDays =
    (Date.parse(fields.get('Expires')!) - system.clock.now().getTime()) / 86_400_000
  expect(validForDays).toBe(90)
})

test('a store whose operator named no contact invents none', async () => {
  system = await openSystem()

  expect((await system.request('GET', '/.well-known/security.txt')).status).toBe(404)
})
