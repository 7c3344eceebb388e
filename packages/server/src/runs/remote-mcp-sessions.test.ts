import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PublishedRemote, publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { startSessionServer, TOOLS } from '../../testing/remote-agents/session-server.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runFiles } from '../database/schema/runs.ts'

let server: Awaited<ReturnType<typeof startSessionServer>>
let system: System
let owner: Person
let app: PublishedRemote
beforeAll(async () => {
  server = await startSessionServer()
  system = await openSystem({ config: { outboundAllow: [server.allow] } })
  owner = await system.user({ role: 'creator' })
  app = await publishRemoteApp(system, {
    owner,
    kind: 'mcp',
    address: server.address,
    tools: TOOLS,
  })
})
afterAll(async () => {
  await system.close()
  await server.close()
})

const demo = async (input: string, options: Parameters<System['request']>[2] = {}) =>
  system.request('POST', `/api/apps/${app.slug}/demo`, {
    token: (await system.user()).token,
    body: { input },
    ...options,
  })

test('a picture of a tool comes with the answer, and stays with the run for its person alone', async () => {
  const { token } = await system.user()

  const reply = await demo('Show me the portrait picture', { token })

  expect(reply.body).toMatchObject({
    response: 'image.png',
    files: [{ name: 'image.png', media_type: 'image/png' }],
  })
  const kept = await system.request('GET', `/api/runs/${reply.body.run_id}`, { token })
  expect(kept.body.run.files).toEqual(reply.body.files)
  const listed = await system.request('GET', '/api/runs', { token })
  expect(JSON.stringify(listed.body)).not.toContain(reply.body.files[0].data)
  const foreign = await system.request('GET', `/api/runs/${reply.body.run_id}`, {
    token: (await system.user()).token,
  })
  expect(foreign.status).toBe(404)
})

test('the same request sent again with its key brings the same files', async () => {
  const { token } = await system.user()
  const sent = { token, headers: { 'idempotency-key': 'the-portrait' } }

  const [first, again] = [
    await demo('Show me the portrait picture', sent),
    await demo('Show me the portrait picture', sent),
  ]

  expect(again.body.run_id).toBe(first.body.run_id)
  expect(again.body.files).toEqual(first.body.files)
})

test('a file of a tool comes beside its words, under its own name', async () => {
  const reply = await demo('Give me the archive document')

  expect(reply.body).toMatchObject({
    response: 'The archive:',
    files: [{ name: 'archive 2026.csv', media_type: 'text/csv', data: 'YSxi' }],
  })
})

test('how a tool gets on is shown while it works', async () => {
  const reply = await demo('Develop a film', { headers: { accept: 'text/event-stream' } })

  const events = [...reply.text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))
  expect(events).toContainEqual({ type: 'progress', text: 'In the bath · 50%' })
  expect(events.at(-1)).toMatchObject({ response: 'Developed.' })
})

test('what a server asks on its way is the question back, and is answered by what the person writes by its name', async () => {
  const question = await demo('Ship a print')
  const answer = await demo('Ship a print, city: Al Ain')

  expect(question.body.response).toContain('Where does it go?')
  expect(question.body.response).toContain('**City: …**')
  expect(answer.body.response).toBe('It goes to Al Ain.')
})

test.each(['Al Ain', 'city: Al Ain'])(
  'what a server asks on its way is answered by a reply to the question: %s',
  async (input) => {
    const { token } = await system.user()
    const question = await demo('Ship a print', { token })

    const answer = await demo('', { token, body: { input, reply_to: question.body.run_id } })

    expect(question.body).toMatchObject({ outcome: 'question', demo_info: { used: 0 } })
    expect(answer.body).toMatchObject({
      outcome: 'answer',
      response: 'It goes to Al Ain.',
      demo_info: { used: 1 },
    })
  },
)

test('every session that was opened is ended, also of runs that asked back and of looks at the server', async () => {
  await system.request('POST', '/api/connections/probe', {
    token: owner.token,
    body: { kind: 'mcp', address: server.address },
  })

  await expect.poll(() => server.open()).toBe(0)
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('a person who leaves takes the files of their runs with them', async () => {
  const { id, token } = await system.user()
  await demo('Show me the portrait picture', { token })
  for await (const run of system.capabilities.runs.exportPerson(id))
    expect(run).toMatchObject({ files: ['image.png'] })
  const before = await system.database.$count(runFiles)

  await system.database.transaction((tx) => system.capabilities.runs.erasePerson(tx, id))

  expect(await system.database.$count(runFiles)).toBe(before - 1)
})
