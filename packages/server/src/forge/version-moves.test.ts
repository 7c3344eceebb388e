import { forge as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { moveVersion } from './version-moves.ts'
import { findOpen, type Version } from './versions.ts'

let system: System
let creator: Person
beforeAll(async () => {
  system = await openSystem()
  creator = await system.user()
})
afterAll(() => system.close())

const wayTo: Record<contract.AgentStatus, contract.AgentStatus[]> = {
  draft: [],
  pending: ['pending'],
  rejected: ['pending', 'rejected'],
  published: ['published'],
}
const at = new Date('2026-11-20T08:00:00Z')
const move = (version: Version, to: contract.AgentStatus) =>
  system.database.transaction((tx) => moveVersion(tx, version, to, { at }))
const statusOf = async ({ id }: Version) =>
  (
    await system.database
      .select({ status: agentVersions.status })
      .from(agentVersions)
      .where(eq(agentVersions.id, id))
  )[0]?.status

async function versionThatIs(status: contract.AgentStatus): Promise<Version> {
  const { id } = await atForge(system, creator).draft()
  let version = (await findOpen(system.database, id))!
  for (const step of wayTo[status]) version = await move(version, step)
  return version
}

const pairs = contract.agentStatuses.flatMap((from) =>
  contract.agentStatuses.map((to) => [from, to] as const),
)
const isAllowed = ([from, to]: (typeof pairs)[number]) => contract.allowedMoves[from].includes(to)

describe('a version', () => {
  test.for(pairs.filter(isAllowed))('that is %s can become %s', async ([from, to]) => {
    const version = await versionThatIs(from)

    const moved = await move(version, to)

    expect(moved.status).toBe(to)
    expect(await statusOf(version)).toBe(to)
  })

  test.for(pairs.filter((pair) => !isAllowed(pair)))(
    'that is %s cannot become %s',
    async ([from, to]) => {
      const version = await versionThatIs(from)

      await expect(move(version, to)).rejects.toThrow(
        `a version that is ${from} cannot become ${to}`,
      )

      expect(await statusOf(version)).toBe(from)
    },
  )

  test('is not moved by somebody who looked at it before it was saved', async () => {
    const version = await versionThatIs('draft')

    await expect(
      move({ ...version, revision: version.revision - 1 }, 'published'),
    ).rejects.toMatchObject({
      code: 'forge.edited_meanwhile',
    })

    expect(await statusOf(version)).toBe('draft')
  })

  test('that was published cannot be changed by anybody, not even in the database', async () => {
    const { id } = await versionThatIs('published')
    const change = system.database
      .update(agentVersions)
      .set({ revision: 99 })
      .where(eq(agentVersions.id, id))

    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('was published and cannot change') },
    })
  })
})
