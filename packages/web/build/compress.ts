import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compresses every text file of the build once, beside the file itself: the server never does it per request. */
export function compress(): Plugin {
  return {
    name: 'wakeel:compress',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const file = join(dir!, name)
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content))
      }
    },
  }
}
