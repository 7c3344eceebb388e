import { hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMcpServer } from '../../testing/remote-agents/mcp-server.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { startSessionServer, TOOLS } from '../../testing/remote-agents/session-server.ts'
import { calls, openStandInModel, type StandInModel, says } from '../../testing/stand-in-model.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { openModel } from '../models/open-model.ts'
import { sha256OfJson } from '../signing/canonical-json.ts'

let model: StandInModel
let server: Awaited<ReturnType<typeof startMcpServer>>
let system: System
beforeAll(async () => {
  model = await openStandInModel()
  server = await startMcpServer()
  const languageModel = openModel({
    baseUrl: model.baseUrl,
    apiKey: 'the key',
    name: 'falcon-h1',
    timeLimitMs: 3_000,
  })
  system = await openSystem({ languageModel, config: { outboundAllow: [server.allow] } })
})
afterAll(async () => {
  await system.close()
  await model.close()
  await server.close()
})
beforeEach(() => model.reset())

/** A demo of somebody new, with its receipt. */
async function receiptOf(slug: string, input: string, at = system) {
  const person = await at.user()
  const run = await at.request('POST', `/api/apps/${slug}/demo`, { ...person, body: { input } })
  const path = `/api/runs/${run.body.run_id}/receipt`
  return { run: run.body, ...(await at.request('GET', path, person)).body }
}

async function courierApp() {
  const owner = await system.user({ role: 'creator' })
  return publishRemoteApp(system, {
    owner,
    kind: 'mcp',
    address: server.address,
    tools: ['delivery_price'],
  })
}

test('what a language model gave each skill is in the receipt of its run, in order', async () => {
  const { slug } = await system.app()
  const [one, other] = [
    { lines: [{ unitPrice: 1000 }] },
    { lines: [{ unitPrice: 2000, quantity: 2 }] },
  ]
  model.willAnswer(calls('vat-calculator', one), calls('vat-calculator', other), says('AED 1,050.'))

  const { receipt, skill_inputs } = await receiptOf(slug, 'Add VAT to AED 1,000')

  expect(skill_inputs).toMatchObject([one, other])
  expect(receipt).toMatchObject({
    provider: 'falcon-h1',
    skills: [
      { name: 'vat-calculator', input_sha256: sha256OfJson(skill_inputs[0]) },
      { name: 'vat-calculator', input_sha256: sha256OfJson(skill_inputs[1]) },
    ],
  })
})

test('whatever characters a language model writes, its run is answered and has a receipt', async () => {
  const { slug } = await courierApp()
  const written = '{"service":"express","weight":4,"note":"\\u0000 \\ud83d \\\\ud83d"}'
  model.willAnswer(calls('delivery_price', written), says('AED 20.'))

  const { run, receipt, skill_inputs } = await receiptOf(slug, 'Price to Sharjah?')

  expect(run.response).toContain('AED 20.')
  expect(skill_inputs).toEqual([{ service: 'express', weight: 4, note: '\0 \ufffd \\ud83d' }])
  expect(receipt.skills).toEqual([
    { name: 'delivery_price', input_sha256: sha256OfJson(skill_inputs[0]) },
  ])
})

test('a picture that came with an answer is hashed in its receipt', async () => {
  const pictures = await startSessionServer()
  const ofEngine = await openSystem({ config: { outboundAllow: [pictures.allow] } })
  const owner = await ofEngine.user({ role: 'creator' })
  const { slug } = await publishRemoteApp(ofEngine, {
    owner,
    kind: 'mcp',
    address: pictures.address,
    tools: TOOLS,
  })

  const { run, receipt } = await receiptOf(slug, 'Show me the portrait picture', ofEngine)
  await ofEngine.close()
  await pictures.close()

  const sha256 = hash('sha256', Buffer.from(run.files[0].data, 'base64'), 'hex')
  expect(receipt.files).toEqual([{ media_type: 'image/png', sha256 }])
})
