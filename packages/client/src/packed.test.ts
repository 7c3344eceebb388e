import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packClient } from '../../../scripts/build-client.ts'
import { newApiKey } from '../../server/testing/api-keys.ts'
import { openSystem } from '../../server/testing/system.ts'

const execute = promisify(execFile)
const compiler = resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')
let folder: string
let installed: string

beforeAll(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'wakeel-packed-'))
  const file = await packClient(folder)
  await writeFile(resolve(folder, 'package.json'), '{ "type": "module" }')
  await execute('npm', ['install', '--offline', '--ignore-scripts', file], { cwd: folder })
  installed = resolve(folder, 'node_modules/@wakeel/client')
  await writeFile(resolve(folder, 'program.ts'), program)
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

/** What a stranger writes: everything that the client does once, strictly typed. */
const program = `
import { createClient, type Run, type RunResult, WakeelError, withFiles } from '@wakeel/client'

declare const process: { argv: string[] }
const [, , baseUrl = '', apiKey = ''] = process.argv
const wakeel = createClient({ baseUrl, apiKey })

const run: RunResult = await wakeel.run('vat-invoice-desk', 'Add 5% VAT to AED 1,000')
const fils: number = run.charge.price.amount
console.log('run', run.outcome, fils)

let text = ''
for await (const event of wakeel.stream('vat-invoice-desk', 'أضف ضريبة 5% إلى 2,000 درهم'))
  if (event.type === 'text') text += event.text
console.log('stream', text)

const talk = wakeel.conversation('vat-invoice-desk')
let reply = await talk.say('add the VAT please')
if (reply.outcome === 'question') reply = await talk.say('AED 3,000')
console.log('conversation', reply.response)

const noted = await wakeel.run('vat-invoice-desk', withFiles('Add VAT', [{ name: 'a.txt', text: 'AED 700' }]))
console.log('files', noted.response)

const outcomes = await wakeel.batch('vat-invoice-desk', ['Add VAT to AED 100', 'Add VAT to AED 200'])
for (const { input, result, error } of outcomes) console.log('batch', input, result?.outcome ?? error?.code)

const ended: Run = await wakeel.wait(run.run_id, { timeoutMs: 10_000 })
console.log('wait', ended.status)

try {
  await wakeel.run('no-such-agent', 'Hello')
} catch (error) {
  if (error instanceof WakeelError) console.log('error', error.status, error.code)
}
// @ts-expect-error: a run has no such field
run.answer
`

test('the package holds the client, its types and its command line, and needs no other package', async () => {
  const manifest = JSON.parse(await readFile(resolve(installed, 'package.json'), 'utf8'))
  const types = await readFile(resolve(installed, 'dist/index.d.ts'), 'utf8')

  expect((await readdir(installed)).sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
  ])
  expect((await readdir(resolve(installed, 'dist'))).sort()).toEqual([
    'index.d.ts',
    'index.mjs',
    'wakeel.mjs',
  ])
  expect(manifest).not.toHaveProperty('dependencies')
  expect(types).not.toMatch(/\bimport\b|\brequire\b|zod/)
  expect(await readdir(resolve(folder, 'node_modules'))).toEqual(
    expect.arrayContaining(['.bin', '@wakeel']),
  )
})

test.each([
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
])(
  'a strict program compiles with its types, resolved as $moduleResolution has it',
  async (settings) => {
    const strict = { strict: true, noUncheckedIndexedAccess: true, skipLibCheck: false }
    const language = { target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] }
    const compilerOptions = { ...settings, ...strict, ...language, noEmit: true }
    await writeFile(
      resolve(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['program.ts'] }),
    )

    const { stdout } = await execute(process.execPath, [compiler, '-p', folder]).catch((e) => e)

    expect(stdout).toBe('')
  },
  60_000,
)

test('the same program runs in Node on a real store', async () => {
  const system = await openSystem()
  await system.app({ slug: 'vat-invoice-desk' })
  const { secret } = await newApiKey(system, await system.user())

  const { stdout } = await execute(
    process.execPath,
    [resolve(folder, 'program.ts'), system.url, secret],
    { cwd: folder },
  )

  expect(stdout).toMatch(/^run answer 0$/m)
  expect(stdout).toContain('2,100')
  expect(stdout).toContain('3,150')
  expect(stdout).toMatch(/^files .*735/ms)
  expect(stdout).toMatch(/^batch Add VAT to AED 200 answer$/m)
  expect(stdout.trimEnd().split('\n').slice(-2)).toEqual([
    'wait succeeded',
    'error 404 catalogue.app_not_found',
  ])
  await system.close()
}, 60_000)

test('the command line of the package runs where it was installed, and takes a key that is piped in', async () => {
  const system = await openSystem()
  const { slug } = await system.app()
  const { secret } = await newApiKey(system, await system.user())
  const wakeel = resolve(folder, 'node_modules/.bin/wakeel')
  const env = { ...process.env, XDG_CONFIG_HOME: folder }

  const { stdout } = await execute(wakeel, ['runs', '--agent', slug], {
    cwd: folder,
    env: { ...env, WAKEEL_STORE: system.url, WAKEEL_API_KEY: secret },
  })

  expect(stdout).toContain('There are no runs.')

  const login = execute(wakeel, ['login', '--store', system.url], { cwd: folder, env })
  login.child.stdin?.end(secret)
  expect((await login).stdout).toContain('Signed in')
  expect((await execute(wakeel, ['keys'], { cwd: folder, env })).stdout).toContain(
    'Invoices at night',
  )
  await system.close()
})
