import { parseArgs } from 'node:util'
import { makeRelease } from './release/make-release.ts'
import { ReleaseError } from './release/release-error.ts'
import { verifyRelease } from './release/verify-release.ts'
import { root } from './run.ts'

// npm run release                                            source, bill of materials and checksums in release/
// npm run release -- --key release-key.pem                   and a signature of the checksums
// npm run release -- --verify folder --public-key key.pem    checks what somebody else made
try {
  const { values } = parseArgs({
    options: {
      key: { type: 'string' },
      out: { type: 'string' },
      verify: { type: 'string' },
      'public-key': { type: 'string' },
    },
  })
  if (values.verify !== undefined) check(values.verify, values['public-key'])
  else await make({ out: values.out, keyFile: values.key })
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  if (!(error instanceof ReleaseError) && !isUsage) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function make(options: {
  out: string | undefined
  keyFile: string | undefined
}): Promise<void> {
  const { directory, files, isSigned } = await makeRelease({ root, ...options })
  console.log(`Made in ${directory}:\n${files.map((file) => `  ${file}`).join('\n')}`)
  if (!isSigned)
    console.log(
      'It is not signed: the checksums show what was damaged, and not who made it. --key signs it.',
    )
}

function check(directory: string, publicKey: string | undefined): void {
  const files = verifyRelease(directory, publicKey)
  const signed = publicKey
    ? 'and the checksums are signed with that key.'
    : 'and nothing was asked about who made them: --public-key asks that.'
  console.log(`${files.join(', ')}: as their checksums say, ${signed}`)
}
