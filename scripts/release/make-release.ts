import { createHash, createPrivateKey, sign } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { billOfMaterials } from './bill-of-materials.ts'
import { command } from './command.ts'
import { ReleaseError } from './release-error.ts'

export const SUMS = 'SHA256SUMS'
export const SIGNATURE = 'SHA256SUMS.sig'

export interface Release {
  directory: string
  files: string[]
  isSigned: boolean
}

/** Makes the source, its bill of materials, their checksums and, with a key, a signature of the checksums. The same commit gives the same bytes. */
export async function makeRelease({
  root,
  out,
  keyFile,
}: {
  root: string
  out?: string | undefined
  keyFile?: string | undefined
}): Promise<Release> {
  const changed = (await command('git', ['status', '--porcelain'], root)).toString().trim()
  if (changed)
    throw new ReleaseError(
      'A release is made of a commit: commit or remove what has changed first.',
    )
  const key = keyFile === undefined ? undefined : readKey(keyFile)
  const { name, version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const commit = (await command('git', ['rev-parse', 'HEAD'], root)).toString().trim()
  const at = new Date(
    (await command('git', ['log', '-1', '--format=%cI'], root)).toString().trim(),
  ).toISOString()
  const called = `${name}-${version}`
  const contents: [string, Buffer][] = [
    [`${called}.cdx.json`, Buffer.from(await billOfMaterials(root, { name, version, commit, at }))],
    [`${called}.tar.gz`, await sourceArchive(root, called)],
  ]
  const sums = Buffer.from(
    contents.map(([file, content]) => `${sha256(content)}  ${file}\n`).join(''),
  )
  const all: [string, Buffer][] = [
    ...contents,
    [SUMS, sums],
    ...(key ? [[SIGNATURE, sign(null, sums, key)] satisfies [string, Buffer]] : []),
  ]
  const directory = resolve(out ?? resolve(root, 'release', called))
  mkdirSync(directory, { recursive: true })
  // Of an earlier release, which these checksums are not.
  rmSync(resolve(directory, SIGNATURE), { force: true })
  for (const [file, content] of all) writeFileSync(resolve(directory, file), content)
  return { directory, files: all.map(([file]) => file), isSigned: key !== undefined }
}

export const sha256 = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** Settings of the machine that change the bytes of an archive do not count here. */
async function sourceArchive(root: string, called: string): Promise<Buffer> {
  const plain = [
    '-c',
    'tar.umask=0022',
    '-c',
    'core.autocrlf=false',
    '-c',
    'core.attributesFile=/dev/null',
  ]
  const tar = await command(
    'git',
    [...plain, 'archive', '--format=tar', `--prefix=${called}/`, 'HEAD'],
    root,
  )
  const packed = gzipSync(tar, { level: 9 })
  // The system that packed it (RFC 1952): unknown.
  packed[9] = 255
  return packed
}

function readKey(file: string) {
  let key: ReturnType<typeof createPrivateKey>
  try {
    key = createPrivateKey(readFileSync(file))
  } catch (cause) {
    throw new ReleaseError(
      `The key ${file} could not be read: it must be a private Ed25519 key in PEM without a password.`,
      { cause },
    )
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new ReleaseError(`The key ${file} is of another kind: it must be an Ed25519 key.`)
  return key
}
