import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { contractWithoutSchemas } from './contract-without-schemas.ts'

/**
 * Writes src/first-view.ts into the head of the page as one inline script: it runs before the first paint and before any
 * file arrives. The server allows it by its sha256 (see `scriptHashes` in src/today-server.tsx).
 */
export function firstViewScript(): Plugin {
  return {
    name: 'wakeel:first-view-script',
    transformIndexHtml: {
      order: 'post',
      async handler(template) {
        // Before any style sheet: a script after one would wait for it.
        const script = `<script>${await compile()}</script>`
        return template.replace('<!--wakeel:script-->', () => script)
      },
    },
  }
}

async function compile(): Promise<string> {
  const entry = fileURLToPath(new URL('../src/first-view.ts', import.meta.url))
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [contractWithoutSchemas()],
    build: { write: false, lib: { entry, formats: ['iife'], name: 'firstView' }, minify: true },
  })) as Rolldown.RolldownOutput[]
  return output[0]!.output[0].code.trim()
}
