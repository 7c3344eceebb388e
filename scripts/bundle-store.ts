import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'rolldown'
import { programs } from '../packages/server/testing/programs.ts'
import { root } from './run.ts'

const packages = resolve(root, 'packages')
/** Beneath the server, so that what stays outside the bundle is found as by the server itself. */
const folder = resolve(packages, 'server/node_modules/.cache/wakeel-store')

/** Packages that look for files beside themselves, or hook into what is loaded. */
const outside = [
  /^@electric-sql\/pglite/,
  /^pg$/,
  /^fastify$/,
  /^pdfkit/,
  /^@react-pdf\//,
  /^nodemailer/,
  /^@opentelemetry\//,
]

/** Migrations, the built web app and the files of threads are found where they stand. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, file) {
    if (!file.startsWith(packages) || file.includes('node_modules')) return null
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
  },
}

/** Puts the programs that tests start into few files, which a process reads in half the time; answers with their folder. */
export async function bundleStore(): Promise<string> {
  await build({
    input: programs,
    platform: 'node',
    external: outside,
    plugins: [keepPlaces],
    output: { dir: folder, format: 'esm', cleanDir: true, entryFileNames: '[name].js' },
    logLevel: 'warn',
  })
  return folder
}
