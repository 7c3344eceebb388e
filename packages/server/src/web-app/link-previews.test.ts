import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-previews-'))
let system: System
beforeAll(async () => {
  system = await openSystem({ config: { webDirectory: makeStandInWeb(directory) } })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})

async function picture(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(system.url + path, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

/** Width and height, as the head of a PNG has them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a link to an agent is shown with a picture of its own, in each language', async () => {
  const { slug } = await system.app({ name: { en: 'Preview desk', ar: 'مكتب المعاينة' } })

  const english = await picture(`/en/apps/${slug}/preview.png`)
  const arabic = await picture(`/ar/apps/${slug}/preview.png`)
  const ofStore = await picture('/en/preview.png')

  for (const { status, headers, bytes } of [english, arabic, ofStore]) {
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(sizeOf(bytes)).toEqual([1200, 630])
  }
  expect(new Set([english, arabic, ofStore].map(({ bytes }) => bytes.toString('hex'))).size).toBe(3)
})

test('whoever has the picture is told so', async () => {
  const { slug } = await system.app()
  const first = await picture(`/en/apps/${slug}/preview.png`)
  const again = await picture(`/en/apps/${slug}/preview.png`, {
    'if-none-match': first.headers.get('etag')!,
  })

  expect([again.status, again.bytes.length]).toEqual([304, 0])
})

test('the picture changes with what it shows', async () => {
  const [one, other] = [
    await system.app({ name: { en: 'Desk one', ar: 'مكتب' } }),
    await system.app({ name: { en: 'Desk two', ar: 'مكتب' } }),
  ]
  const [first, second] = await Promise.all([
    picture(`/en/apps/${one.slug}/preview.png`),
    picture(`/en/apps/${other.slug}/preview.png`),
  ])

  expect(first.bytes.equals(second.bytes)).toBe(false)
})

test('an agent that is not there has none', async () => {
  expect((await picture('/en/apps/no-such-agent/preview.png')).status).toBe(404)
})
