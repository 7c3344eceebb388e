import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { reachedFrom } from './reached-from.ts'

/** Pages that the server renders (src/page-server.tsx, src/plain-pages.ts). */
const RENDERED =
  /\/src\/pages\/((?:today|catalogue|app|demo|pricing|offers|developers|receipts|status|public-creator|terms|privacy|reviews|earnings|contact|moderation-log)-page)\.tsx$/

/**
 * Writes page-assets.json: what the head of each page that the server renders needs beside the files of every page, so that neither
 * its first paint nor its script waits for another answer. The style sheet is inline, as that of every page is
 * (first-view.ts), and allowed by its sha256 (`styleHashes` in src/page-server.tsx).
 */
export function pageAssets(entry: string): Plugin {
  return {
    name: 'wakeel:page-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = reachedFrom(
        chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry))),
        bundle,
      )
      const pages = chunks.flatMap((page) => {
        const name = RENDERED.exec(page.facadeModuleId ?? '')?.[1]
        const own = [...reachedFrom([page], bundle)].filter((chunk) => !first.has(chunk))
        return name ? [[name, headOf(own, bundle)]] : []
      })
      writeFileSync(join(dir!, 'page-assets.json'), JSON.stringify(Object.fromEntries(pages)))
    },
  }
}

function headOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string {
  const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...viteMetadata!.importedCss]))
  const css = Array.from(sheets, (name) => {
    const sheet = bundle[name]
    if (sheet?.type !== 'asset') throw new Error(`The style sheet ${name} is not in the build.`)
    return sheet.source.toString().trim()
  })
  return [
    `<style>${css.join('')}</style>`,
    // Switched off: the script looks for them to know that these styles are there.
    ...Array.from(sheets, (name) => `<link rel="stylesheet" href="/${name}" disabled>`),
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}" crossorigin>`),
  ].join('')
}
