import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'rolldown'
import { root } from '../../scripts/run.ts'

const ENTRY = 'react-alone'

/** How large React is that takes over a document and does nothing else: its bytes in brotli. */
export async function reactAlone(): Promise<number> {
  const { output } = await build({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? resolve(root, 'packages/web/src', `${ENTRY}.js`) : null),
        load: (id) =>
          id.endsWith(`${ENTRY}.js`)
            ? `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.body, createElement('p'))`
            : null,
      },
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { minify: true },
    write: false,
    logLevel: 'silent',
  })
  return brotliCompressSync(output[0].code).length
}
