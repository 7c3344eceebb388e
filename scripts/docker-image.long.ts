import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startCommand } from '../packages/server/testing/store-process.ts'
import { bareEnvironment, repeatDockerfile, within } from './dockerfile.ts'
import { root } from './run.ts'

const place = mkdtempSync(resolve(tmpdir(), 'wakeel-image-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('what the Dockerfile makes of a clone starts, shows the first page and answers', async () => {
  const image = repeatDockerfile(readFileSync(resolve(root, 'Dockerfile'), 'utf8'), place)

  const [command, ...args] = image.command
  const store = await startCommand(command!, args, {
    cwd: within(image, '.'),
    environment: {
      ...bareEnvironment(),
      ...image.environment,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: within(image, image.environment.DATA_DIR!),
      SEED: 'agents',
    },
  })
  const page = await fetch(store.url)
  const health = await fetch(`${store.url}/api/health`)
  const html = await page.text()
  const script = /src="(\/[^"]+\.js)"/.exec(html)?.[1]
  const asset = await fetch(store.url + script)
  const code = await store.stop()

  expect([page.status, health.status, asset.status]).toEqual([200, 200, 200])
  expect(html).toContain('VAT')
  expect(code).toBe(0)
})
