import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(resolve(tmpdir(), 'wakeel-lock-'))
  file = resolve(directory, 'wakeel.lock')
})
afterEach(() => rmSync(directory, { recursive: true }))

/** The pid of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

test('whoever comes second is refused in one sentence that names the first', () => {
  lockDirectory(directory)

  expect(() => lockDirectory(directory)).toThrow(
    new DirectoryInUse(
      `The data directory ${directory} is in use by another Wakeel (process ${process.pid}); stop it or set DATA_DIR.`,
    ),
  )
})

test('a directory that was given back can be taken again', () => {
  const unlock = lockDirectory(directory)
  unlock()

  lockDirectory(directory)()

  expect(readdirSync(directory)).toEqual([])
})

test.for([
  ['a process that is dead', (): string => `${deadPid()} 12345`],
  ['a process whose number now belongs to another', (): string => `${process.pid} 1`],
  ['nobody', (): string => 'not a process'],
] as const)('the lock of %s is taken over', ([, holder]) => {
  writeFileSync(file, holder())

  lockDirectory(directory)

  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d*$`))
  expect(readdirSync(directory)).toEqual(['wakeel.lock'])
})

test('a takeover whose process died in the middle is taken over too', () => {
  const dead = `${deadPid()} 12345`
  writeFileSync(file, dead)
  writeFileSync(`${file}.${dead.replace(' ', '-')}`, `${deadPid()} 12346`)

  lockDirectory(directory)

  expect(readdirSync(directory)).toEqual(['wakeel.lock'])
})

test('an empty lock that a power cut left behind is taken over', () => {
  writeFileSync(file, '')
  utimesSync(file, new Date(), new Date(Date.now() - 60_000))

  lockDirectory(directory)

  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d*$`))
  expect(readdirSync(directory)).toEqual(['wakeel.lock'])
})

test('a lock that is just being written is not taken', () => {
  writeFileSync(file, '')

  expect(() => lockDirectory(directory)).toThrow(
    /is being taken by another Wakeel; if there is none, remove .+wakeel\.lock\.$/,
  )
  expect(existsSync(file)).toBe(true)
})

test('of many that take over a dead lock at the same moment one has it', {
  timeout: 30_000,
}, async () => {
  const contender = `
    const { lockDirectory } = await import(${JSON.stringify(resolve(import.meta.dirname, 'directory-lock.ts'))})
    process.stdout.write('ready ')
    await new Promise((told) => process.stdin.once('data', told))
    try { lockDirectory(${JSON.stringify(directory)}); process.stdout.write('taken') }
    catch (error) { process.stdout.write(error.constructor.name) }
    await new Promise((told) => process.stdin.once('end', told))`
  const contenders = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', contender]),
  )
  const said = contenders.map(({ stdout }) => text(stdout))
  const heard = (word: RegExp) =>
    contenders.map(
      ({ stdout }) =>
        new Promise<void>((done) =>
          stdout.on('data', (chunk) => word.test(String(chunk)) && done()),
        ),
    )
  await Promise.all(heard(/ready/))
  writeFileSync(file, `${deadPid()} 12345`)

  const answered = heard(/taken|DirectoryInUse|Error/)
  for (const { stdin } of contenders) stdin.write('go')
  await Promise.all(answered)
  for (const { stdin } of contenders) stdin.end()

  expect((await Promise.all(said)).sort()).toEqual([
    ...Array(5).fill('ready DirectoryInUse'),
    'ready taken',
  ])
  expect(readdirSync(directory)).toEqual(['wakeel.lock'])
})
