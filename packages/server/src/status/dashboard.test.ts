import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openSystem } from '../../testing/system.ts'

const file = resolve(import.meta.dirname, '../../../../docs/grafana/wakeel.json')

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[]
}

/** What a histogram is asked for by. */
const familyOf = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '')

test('every metric that the dashboard asks for is one that the store tells, and the dashboard shows all of them', async () => {
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard
  const queried = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:wakeel|process)_[a-z_]+/g) ?? []),
  )
  const system = await openSystem({ hasJobs: true })
  const { text } = await system.request('GET', '/metrics')
  await system.close()
  const types = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]),
  )
  // A counter is declared without the ending that its samples have.
  const exported = [...types].map(([name, type]) =>
    type === 'counter' && !name.endsWith('_total') ? `${name}_total` : name,
  )
  const shown = new Set(
    queried.map((name) => (types.get(familyOf(name)) === 'histogram' ? familyOf(name) : name)),
  )

  expect([...shown].sort()).toEqual(exported.sort())
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})
