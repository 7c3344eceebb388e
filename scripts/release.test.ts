import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeRelease, type Release } from './release/make-release.ts'
import { verifyRelease } from './release/verify-release.ts'

/** What the JSON schema of CycloneDX 1.5 requires of what is in ours. */
const BillOfMaterials = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z
    .string()
    .regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
  version: z.int().min(1),
  metadata: z.object({
    timestamp: z.iso.datetime(),
    component: z.object({ type: z.literal('application'), name: z.string() }),
  }),
  components: z.array(
    z.object({
      type: z.enum(['library', 'application']),
      name: z.string().min(1),
      'bom-ref': z.string().min(1),
      hashes: z.array(
        z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }),
      ),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string().min(1), dependsOn: z.array(z.string()) })),
})

const folder = mkdtempSync(resolve(tmpdir(), 'wakeel-release-'))
const project = resolve(folder, 'project')
const at = (name: string) => resolve(folder, name)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.ae', ...args], {
    cwd: project,
  })
const bytesOf = ({ directory, files }: Release) =>
  files.map((file) => [file, readFileSync(resolve(directory, file)).toString('base64')])

const manifest = {
  name: 'store',
  version: '1.2.3',
  dependencies: { used: '1.0.0' },
  devDependencies: { tool: '2.0.0' },
}
const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
const packages = {
  '': manifest,
  'node_modules/used': { version: '1.0.0', integrity, license: 'MIT' },
  'node_modules/tool': { version: '2.0.0', integrity, dev: true },
}

let signed: Release

beforeAll(async () => {
  execFileSync('git', ['init', '-q', project])
  writeFileSync(resolve(project, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    resolve(project, 'package-lock.json'),
    JSON.stringify({ name: 'store', version: '1.2.3', lockfileVersion: 3, packages }),
  )
  writeFileSync(resolve(project, 'main.ts'), 'export {}\n')
  git('add', '.')
  git('commit', '-qm', 'Begin')
  for (const name of ['ours', 'theirs']) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    writeFileSync(at(`${name}.pem`), privateKey.export({ type: 'pkcs8', format: 'pem' }))
    writeFileSync(at(`${name}.pub.pem`), publicKey.export({ type: 'spki', format: 'pem' }))
  }
  signed = await makeRelease({ root: project, out: at('signed'), keyFile: at('ours.pem') })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a release holds the source, what production installs, checksums and a signature, and is verified with the public key', () => {
  expect(signed.files).toEqual([
    'store-1.2.3.cdx.json',
    'store-1.2.3.tar.gz',
    'SHA256SUMS',
    'SHA256SUMS.sig',
  ])
  expect(verifyRelease(signed.directory, at('ours.pub.pem'))).toEqual([
    'store-1.2.3.cdx.json',
    'store-1.2.3.tar.gz',
  ])
  const source = execFileSync('tar', [
    '-tzf',
    resolve(signed.directory, 'store-1.2.3.tar.gz'),
  ]).toString()
  expect(source.split('\n')).toEqual(
    expect.arrayContaining(['store-1.2.3/main.ts', 'store-1.2.3/package-lock.json']),
  )
})

test('the bill of materials is CycloneDX, names what production installs with its checksum, and nothing that only development needs', () => {
  const bill = BillOfMaterials.parse(
    JSON.parse(readFileSync(resolve(signed.directory, 'store-1.2.3.cdx.json'), 'utf8')),
  )
  expect(bill.metadata.component.name).toBe('store')
  expect(bill.components.map((component) => component['bom-ref'])).toEqual(['used@1.0.0'])
  expect(bill.dependencies).toContainEqual({ ref: 'store@1.2.3', dependsOn: ['used@1.0.0'] })
})

test('the same commit gives the same bytes, wherever it was checked out', async () => {
  const elsewhere = at('another folder')
  execFileSync('git', ['clone', '-q', project, elsewhere])
  const again = await makeRelease({ root: elsewhere, out: at('again'), keyFile: at('ours.pem') })
  expect(bytesOf(again)).toEqual(bytesOf(signed))
})

test('without a key the checksums are not signed, and an earlier signature does not stay beside them', async () => {
  await makeRelease({ root: project, out: at('unsigned'), keyFile: at('ours.pem') })
  const { directory, isSigned } = await makeRelease({ root: project, out: at('unsigned') })
  expect([isSigned, existsSync(resolve(directory, 'SHA256SUMS.sig'))]).toEqual([false, false])
  expect(verifyRelease(directory)).toHaveLength(2)
  expect(() => verifyRelease(directory, at('ours.pub.pem'))).toThrow('SHA256SUMS.sig is missing.')
})

test.for([
  [
    'one byte of the source',
    'store-1.2.3.tar.gz',
    'store-1.2.3.tar.gz is not what its checksum says.',
  ],
  [
    'one byte of the bill of materials',
    'store-1.2.3.cdx.json',
    'store-1.2.3.cdx.json is not what its checksum says.',
  ],
  ['one byte of the checksums', 'SHA256SUMS', /^SHA256SUMS is not what was signed/],
  ['one byte of the signature', 'SHA256SUMS.sig', /^SHA256SUMS is not what was signed/],
] as const)('%s that was altered is refused', async ([, file, refusal]) => {
  const { directory } = await makeRelease({
    root: project,
    out: at(`altered ${file}`),
    keyFile: at('ours.pem'),
  })
  const content = readFileSync(resolve(directory, file))
  content[10]! ^= 1
  writeFileSync(resolve(directory, file), content)
  expect(() => verifyRelease(directory, at('ours.pub.pem'))).toThrow(refusal)
})

test('what somebody else signed is refused, and so is a key that is none', () => {
  expect(() => verifyRelease(signed.directory, at('theirs.pub.pem'))).toThrow(
    /^SHA256SUMS is not what was signed/,
  )
  expect(() => verifyRelease(signed.directory, resolve(project, 'main.ts'))).toThrow(
    'must be a public Ed25519 key in PEM.',
  )
})

test('nothing is made of a checkout with changes that are not committed', async () => {
  appendFileSync(resolve(project, 'main.ts'), '// changed\n')
  await expect(makeRelease({ root: project, out: at('changed') })).rejects.toThrow(
    'A release is made of a commit',
  )
  git('checkout', '-q', 'main.ts')
  await expect(
    makeRelease({ root: project, out: at('changed'), keyFile: resolve(project, 'main.ts') }),
  ).rejects.toThrow('could not be read')
})
