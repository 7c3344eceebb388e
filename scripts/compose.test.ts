import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readOperatorFile } from '../packages/server/src/operator.ts'
import { root } from './run.ts'

const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The names in the table of settings. */
function settingsOfReadme(): string[] {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n\*\*/.exec(read('README.md')) ?? []
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!))
}

/** Where the image and the services are, which is not for whoever runs compose to say. */
const fixed = [
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'MIGRATION_DATABASE_PASSWORD',
]

test('compose passes every setting of the README to the store', () => {
  const compose = read('compose.yaml')

  const missing = settingsOfReadme().filter(
    (name) => !fixed.includes(name) && !compose.includes(`\${${name}:`),
  )

  expect(settingsOfReadme().length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('the README names every setting that the store reads', () => {
  const [, environment = ''] =
    /const Environment = z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(
      read('packages/server/src/config.ts'),
    ) ?? []
  const names = [...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!)

  expect(names.filter((name) => name !== 'NODE_ENV' && !settingsOfReadme().includes(name))).toEqual(
    [],
  )
})

test('the example of an environment names every setting of the README', () => {
  const named = new Set(
    [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name),
  )

  expect(settingsOfReadme().filter((name) => !named.has(name))).toEqual([])
})

test('compose starts with no secret that nobody chose', () => {
  const secrets = [
    ...read('compose.yaml').matchAll(
      /^ *(AUTH_SECRET|DATABASE_PASSWORD|MIGRATION_DATABASE_PASSWORD|POSTGRES_PASSWORD): (.+)$/gm,
    ),
  ]

  expect(new Set(secrets.map(([, name]) => name)).size).toBe(4)
  expect(secrets.filter(([, , value]) => !/^\$\{[A-Z_]+:\?/.test(value!))).toEqual([])
})

test('compose shows both containers the operator’s whole folder: the file, and the picture and texts beside it', () => {
  const compose = read('compose.yaml')
  const [, file = ''] = /OPERATOR_FILE: .*\$\{OPERATOR_FOLDER:\+([^}]+)\}/.exec(compose) ?? []
  const container = mkdtempSync(resolve(tmpdir(), 'wakeel-container-'))
  const mounted = [...compose.matchAll(/"\$\{OPERATOR_FOLDER:-\/dev\/null\}:([^:"]+):ro"/g)].map(
    ([, place]) => place!,
  )

  // The folder of whoever takes the example as it is.
  cpSync(resolve(root, 'docs'), `${container}${mounted[0]}`, { recursive: true })
  cpSync(resolve(root, 'docs/operator.example.json'), `${container}${file}`)
  const operator = readOperatorFile(`${container}${file}`)
  rmSync(container, { recursive: true })

  expect(mounted).toEqual([dirname(file), dirname(file)])
  expect(operator).toMatchObject({ logo: expect.anything(), legal: { terms: expect.anything() } })
})
