import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { receipts as contract } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { sha256OfText } from '../signing/canonical-json.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-requests-'))
const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10])
/** Its name needs all that JSON escapes. */
const PICTURE = {
  name: 'ميزان "1"\\é.png',
  media_type: 'image/png',
  data: BYTES.toString('base64'),
}
const INPUT = 'How many pounds\nare "70 kg"?'

let agent: Awaited<ReturnType<typeof startA2aAgent>>
let system: System
let slug: string
let person: Person
beforeAll(async () => {
  agent = await startA2aAgent({ inputModes: ['text/plain', 'image/*'] })
  system = await openSystem({ config: { outboundAllow: [agent.allow] } })
  const owner = await system.user({ role: 'creator' })
  slug = (await publishRemoteApp(system, { owner, kind: 'a2a', address: agent.address })).slug
})
afterAll(async () => {
  await system.close()
  await agent.close()
  rmSync(directory, { recursive: true })
})
beforeEach(async () => {
  person = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const demo = async (body: object) =>
  (await system.request('POST', `/api/apps/${slug}/demo`, { token: person.token, body })).body
const receiptOf = async (id: string) =>
  (await system.request('GET', `/api/runs/${id}/receipt`, { token: person.token })).body as {
    receipt: contract.Receipt
    jws: string
  }

describe('the receipt of a request with files', () => {
  test('names them by type and content, and covers them and the words with one hash', async () => {
    const run = await demo({ input: INPUT, files: [PICTURE] })

    const { receipt } = await receiptOf(run.run_id)

    const sha256 = hash('sha256', BYTES, 'hex')
    const { name, media_type } = PICTURE
    expect(receipt).toMatchObject({
      input_files: [{ media_type, sha256 }],
      input_sha256: sha256OfText(
        `{"files":[{"media_type":${JSON.stringify(media_type)},"name":${JSON.stringify(name)},"sha256":"${sha256}"}],"input":${JSON.stringify(INPUT)}}`,
      ),
    })
    expect(JSON.stringify(receipt)).not.toContain('ميزان')
  })

  test('has another hash for another name, type or content, and for none', async () => {
    const hashes = []
    for (const files of [
      [PICTURE],
      [{ ...PICTURE, name: 'other.png' }],
      [{ ...PICTURE, media_type: 'image/gif' }],
    ])
      hashes.push((await receiptOf((await demo({ input: INPUT, files })).run_id)).receipt)
    person = await system.user()
    for (const more of [{ files: [{ ...PICTURE, data: 'AAAA' }] }, {}])
      hashes.push((await receiptOf((await demo({ input: INPUT, ...more })).run_id)).receipt)

    expect(new Set(hashes.map(({ input_sha256 }) => input_sha256)).size).toBe(5)
  })

  test('of a request without any is of the text alone, and says nothing of files', async () => {
    const run = await demo({ input: INPUT })

    const { receipt } = await receiptOf(run.run_id)

    expect(receipt.input_sha256).toBe(sha256OfText(INPUT))
    expect(receipt).not.toHaveProperty('input_files')
  })

  test('stays the same to the letter when the conversation is deleted, with the names in it', async () => {
    const run = await demo({ input: INPUT, files: [PICTURE] })
    const { jws } = await receiptOf(run.run_id)

    await system.request('DELETE', `/api/conversations/${run.conversation_id}`, {
      token: person.token,
    })

    expect((await receiptOf(run.run_id)).jws).toBe(jws)
  })

  test('is compared with the text and the files by the script of the documents', async () => {
    const run = await demo({ input: INPUT, files: [PICTURE] })
    const { receipt } = await receiptOf(run.run_id)
    const place = mkdtempSync(resolve(directory, 'script-'))
    writeFileSync(resolve(place, 'verify-request.mjs'), secondScript())
    writeFileSync(resolve(place, 'signed.json'), JSON.stringify(receipt))
    writeFileSync(resolve(place, 'request.txt'), `${INPUT}\n`)
    writeFileSync(resolve(place, PICTURE.name), BYTES)
    const verify = () =>
      promisify(execFile)(
        process.execPath,
        ['verify-request.mjs', 'signed.json', 'request.txt', PICTURE.name],
        { cwd: place },
      )

    const good = await verify()
    writeFileSync(resolve(place, PICTURE.name), 'another')
    const altered = await verify().catch((error: { stderr: string }) => error)

    expect(good.stdout).toBe('this is what was asked\n')
    expect(altered.stderr).toContain('this is not what was asked')
  })
})

/** Of what is to be saved from the document. */
function secondScript(): string {
  const document = readFileSync(
    resolve(import.meta.dirname, '../../../../docs/receipts.md'),
    'utf8',
  )
  return [...document.matchAll(/```js\n(.*?)```/gs)][1]![1]!
}
