import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { reachedFrom } from './reached-from.ts'

/** Bytes of script, compressed, until a page stands: engineering asks this of every page of the store. */
const STORE_PAGE = 120_000
/** Behind signing in stand dashboards: nobody's first page, and opened by people who come back. */
const DASHBOARD = 130_000
const isDashboard =
  /\/pages\/(people|analytics|audit|creator|console|editor|founder|sovereign|board|jobs|trust|moderation-log|organisations?|payments|run)-page\.tsx$/

const MAIN = '/src/main.tsx'
const ACCOUNT = '/pages/account-page.tsx'

/** Stops the build when a page asks for more script than it may before it can be drawn. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'wakeel:first-load-budget',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(MAIN)))
      const account = chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(ACCOUNT))
      const weights = new Map(chunks.map((chunk) => [chunk, brotliCompressSync(chunk.code).length]))
      const weigh = (loaded: ReadonlySet<Rolldown.OutputChunk>) =>
        [...loaded].reduce((sum, chunk) => sum + weights.get(chunk)!, 0)
      const pages = chunks.flatMap((page) => {
        const isTab = /\/(accounts|billing)\/[\w-]+-tab\.tsx$/.test(page.facadeModuleId ?? '')
        if (!isTab && !page.facadeModuleId?.endsWith('-page.tsx')) return []
        const bytes = weigh(reachedFrom([...first, ...(isTab ? account : []), page], bundle))
        return [
          {
            name: page.name,
            bytes,
            max: isTab || isDashboard.test(page.facadeModuleId ?? '') ? DASHBOARD : STORE_PAGE,
          },
        ]
      })
      // A build in which no page is found would pass unweighed.
      if (first.length === 0 || pages.length === 0)
        this.error('No page of the store was found in the build.')
      const tooHeavy = pages.filter(({ bytes, max }) => bytes > max)
      if (tooHeavy.length > 0)
        this.error(
          tooHeavy
            .map(({ name, bytes, max }) => `${name}: ${bytes} bytes of script, at most ${max}`)
            .join('\n'),
        )
    },
  }
}
