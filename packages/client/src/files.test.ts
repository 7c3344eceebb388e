import { expect, test } from 'vitest'
import { newApiKey } from '../../server/testing/api-keys.ts'
import { publishRemoteApp } from '../../server/testing/remote-agents/remote-app.ts'
import { startSessionServer, TOOLS } from '../../server/testing/remote-agents/session-server.ts'
import { openSystem } from '../../server/testing/system.ts'
import { createClient, filesOf, withFiles } from './index.ts'

test('a picture that came with an answer is at hand as bytes, at once and later', async () => {
  await using server = await started()
  const { system, address } = server
  const owner = await system.user({ role: 'creator' })
  const { slug } = await publishRemoteApp(system, { owner, kind: 'mcp', address, tools: TOOLS })
  const { secret } = await newApiKey(system, await system.user())
  const client = createClient({ baseUrl: system.url, apiKey: secret })

  const result = await client.run(slug, 'Show me the portrait picture')
  const [picture] = filesOf(result)
  const [kept] = filesOf(await client.runs.get(result.run_id))

  expect(picture).toMatchObject({ name: 'image.png', mediaType: 'image/png' })
  expect(Buffer.from(picture!.bytes!).toString('base64')).toBe(result.files![0]!.data)
  expect(picture!.blob()).toMatchObject({ type: 'image/png', size: picture!.bytes!.length })
  expect(kept!.bytes).toEqual(picture!.bytes)
})

async function started() {
  const remote = await startSessionServer()
  const system = await openSystem({ config: { outboundAllow: [remote.allow] } })
  return {
    system,
    address: remote.address,
    async [Symbol.asyncDispose]() {
      await system.close()
      await remote.close()
    },
  }
}

test('a run without files has none, and of files too large to be kept only the names are there', () => {
  expect(filesOf({})).toEqual([])
  const [large] = filesOf({ files: [{ name: 'a.zip', media_type: 'application/zip', data: null }] })
  expect(large).toMatchObject({ name: 'a.zip', bytes: null })
  expect(large!.blob()).toBeNull()
})

test('text files stand beneath a request, each in a block under its name', () => {
  const files = [
    { name: 'notes.md', text: 'Run:\n```\nnpm start\n```\n' },
    { name: 'two\nlines.csv', text: 'a,b\n1,2' },
  ]

  expect(withFiles('Summarise these.', files)).toBe(
    'Summarise these.\n\nnotes.md:\n````\nRun:\n```\nnpm start\n```\n````\n\ntwo lines.csv:\n```\na,b\n1,2\n```',
  )
})

test('what is too long for a request, or not text, is refused before it is sent', () => {
  const long = { name: 'book.txt', text: 'a'.repeat(20_000) }

  expect(() => withFiles('Summarise this.', [long])).toThrow(
    expect.objectContaining({
      code: 'client.input_too_long',
      message: expect.stringMatching(/20035 characters, and at most 20000 .*book\.txt 20000/),
    }),
  )
  expect(() => withFiles('', [{ name: 'a.pdf', text: '%PDF\0' }])).toThrow(
    expect.objectContaining({ code: 'client.file_not_text' }),
  )
})
