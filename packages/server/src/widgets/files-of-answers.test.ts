import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { newVisitor, newWidget, openFrame } from '../../testing/widgets.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-web-'))
let scales: Awaited<ReturnType<typeof startA2aAgent>>
let system: System
let id: string
beforeAll(async () => {
  scales = await startA2aAgent()
  const webDirectory = makeStandInWeb(directory)
  system = await openSystem({ config: { outboundAllow: [scales.allow], webDirectory } })
  const owner = await system.user({ role: 'creator' })
  const { slug: agent } = await publishRemoteApp(system, {
    owner,
    kind: 'a2a',
    address: scales.address,
  })
  id = (await newWidget(system, owner, { agent })).id
})
afterAll(async () => {
  await system.close()
  await scales.close()
  rmSync(directory, { recursive: true })
})
afterEach(async () => expect(await system.violations()).toEqual([]))

test('a visitor of a widget is given the files of an answer, and none where it has none', async () => {
  const visitor = await newVisitor(system, id)

  const papers = await visitor.ask('the papers please')
  const pounds = await visitor.ask('How many pounds are 70 kg?')

  const data = Buffer.from('kg\n7').toString('base64')
  expect(papers.body.files).toEqual([{ name: 'weights.csv', media_type: 'text/csv', data }])
  expect(pounds.body).not.toHaveProperty('files')
})

test('the document of a widget may save files and draw pictures that it holds, and load none', async () => {
  const { headers } = await openFrame(system, id)

  const policy = headers.get('content-security-policy')!.split('; ')
  expect(policy).toContain('img-src data:')
  expect(policy.find((each) => each.startsWith('sandbox'))).toContain('allow-downloads')
})
