import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  OFFICE_CHANGES,
  OFFICE_READS,
  startOfficeServer,
} from '../../testing/remote-agents/office-server.ts'
import { type PublishedRemote, publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { newVisitor, newWidget } from '../../testing/widgets.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-web-'))
let office: Awaited<ReturnType<typeof startOfficeServer>>
let system: System
let owner: Person
let app: PublishedRemote
beforeAll(async () => {
  office = await startOfficeServer()
  const webDirectory = makeStandInWeb(directory)
  system = await openSystem({ config: { outboundAllow: [office.allow], webDirectory } })
  owner = await system.user({ role: 'creator' })
  app = await publishRemoteApp(system, {
    owner,
    kind: 'mcp',
    address: office.address,
    tools: [...OFFICE_READS, ...OFFICE_CHANGES],
  })
})
afterAll(async () => {
  await system.close()
  await office.close()
  rmSync(directory, { recursive: true })
})
afterEach(async () => expect(await system.violations()).toEqual([]))

test('a visitor’s request to change something is refused: no tool is called, and nobody can confirm it', async () => {
  const { id } = await newWidget(system, owner, { agent: app.slug })
  const visitor = await newVisitor(system, id)
  const called = office.calls.length

  const { status, body } = await visitor.ask('Delete order 55')

  expect(status).toBe(200)
  expect(body).toMatchObject({ outcome: 'refusal', is_action_refused: true, response: '' })
  expect(body).not.toHaveProperty('confirmation')
  const confirmation = { id: body.run_id, arguments: { id: '55' } }
  const byVisitor = await visitor.ask('Delete order 55', { confirmation })
  const byOwner = await system.request('POST', `/api/apps/${app.slug}/runs`, {
    token: owner.token,
    body: { input: 'Delete order 55', confirmation },
  })
  expect([byVisitor.body.code, byOwner.body.code]).toEqual([
    'request.invalid',
    'runs.confirmation_invalid',
  ])
  expect(office.calls).toHaveLength(called)
})
