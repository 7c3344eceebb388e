import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { build } from 'rolldown'
import { beforeAll, expect, test } from 'vitest'
import { buildClient } from '../../../scripts/build-client.ts'
import { newApiKey } from '../../server/testing/api-keys.ts'
import { openSystem } from '../../server/testing/system.ts'

let code: string
beforeAll(async () => {
  const { output } = await build({
    input: resolve(import.meta.dirname, 'index.ts'),
    platform: 'browser',
    write: false,
    output: { format: 'iife', name: 'client' },
  })
  code = output[0].code
})

test('what runs is the client alone: no package, and nothing of Node', () => {
  expect(code).not.toMatch(/node:|require\(|\bimport\b|\bprocess\b|\bBuffer\b|\bzod\b/)
  expect(code.length).toBeLessThan(20_000)
})

/** What browsers and Node have in common. */
const everywhere = () => ({
  ...{ fetch, AbortController, AbortSignal, TextDecoder, URLSearchParams, crypto, atob, Blob },
  ...{ setTimeout, clearTimeout },
})

test('the examples of the README run where there is nothing but what browsers have', async () => {
  const system = await openSystem()
  const { slug } = await system.app({ slug: 'vat-invoice-desk' })
  const { secret } = await newApiKey(system, await system.user())
  const readme = await readFile(resolve(import.meta.dirname, '../README.md'), 'utf8')
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, example]) => example)
  const said: string[] = []
  const context = createContext({
    ...everywhere(),
    console: { log: (...words: unknown[]) => said.push(words.join(' ')) },
  })
  runInContext(code, context)
  const script = examples
    .join('\n')
    .replace(/import (\{.*?\}) from '@wakeel\/client'/, 'const $1 = client')
    .replace('https://wakeel.example', system.url)
    .replace('process.env.WAKEEL_API_KEY', `'${secret}'`)

  await runInContext(`(async () => {\n${script}\n})()`, context)

  expect(examples).toHaveLength(9)
  expect(said).toContainEqual(expect.stringMatching(/^answer 0 .*1,050/s))
  expect(said).toContainEqual(expect.stringContaining('3,150'))
  expect(said).toContainEqual('1 true')
  expect(said).toContainEqual(expect.stringMatching(/^Add VAT to AED 300 [0-9a-f-]{36}$/))
  expect(said).toContainEqual(expect.stringContaining(`${slug} succeeded`))
  expect(said.slice(-2)).toEqual(['7 ', expect.stringMatching(/^404 catalogue.app_not_found /)])
  await system.close()
})

test('the command line is one file that runs where nothing is installed', async () => {
  const system = await openSystem()
  const { slug } = await system.app()
  const person = await system.user()
  const { secret } = await newApiKey(system, person)
  await system.request('POST', `/api/apps/${slug}/runs`, {
    token: secret,
    body: { input: 'Add VAT to AED 700' },
  })
  const folder = await mkdtemp(resolve(tmpdir(), 'wakeel-built-'))
  await buildClient(folder)
  const wakeel = (...words: string[]) =>
    promisify(execFile)(process.execPath, [resolve(folder, 'wakeel.mjs'), ...words], {
      cwd: folder,
      env: { XDG_CONFIG_HOME: folder, WAKEEL_STORE: system.url, WAKEEL_API_KEY: secret },
    })

  const { stdout } = await wakeel('runs', '--agent', slug)
  const refused = await wakeel('publish').catch((error) => error)

  expect(stdout).toContain(`${slug}  Add VAT to AED 700`)
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('wakeel init')])
  await rm(folder, { recursive: true })
  await system.close()
})
