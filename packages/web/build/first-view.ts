import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { contractWithoutSchemas } from './contract-without-schemas.ts'

/**
 * Puts into the document what the first paint needs, so that it waits for nothing else: src/first-view.ts as one inline
 * script, and the style sheet of every page. The server allows both by their sha256 (`scriptHashes`, `styleHashes` in
 * src/page-server.tsx).
 */
export function firstView(): Plugin {
  return {
    name: 'wakeel:first-view',
    transformIndexHtml: {
      order: 'post',
      async handler(template, { bundle }) {
        const script = `<script>${await compile()}</script>`
        // Before the style sheet: a script after one would wait for it.
        const withScript = template.replace('<!--wakeel:script-->', () => script)
        return bundle ? withStyle(withScript, bundle) : withScript
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

/** The link stays, switched off: pages that arrive later look for it to know that these styles are there. */
function withStyle(template: string, bundle: Rolldown.OutputBundle): string {
  return template.replace(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
    (link, file: string) => {
      const sheet = bundle[file]
      if (sheet?.type !== 'asset') throw new Error(`The style sheet ${file} is not in the build.`)
      return `<style>${sheet.source.toString().trim()}</style>${link.replace('>', ' disabled>')}`
    },
  )
}
