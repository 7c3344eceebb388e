import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentHash } from './content-hash.ts'
import { root } from './run.ts'

const packages = resolve(root, 'packages')
/** Beneath the server, so that what stays outside the bundle is found as by the server itself. */
const folder = resolve(packages, 'server/node_modules/.cache/wakeel-store')
/** A process that still runs may load a part of the bundle that it was started from. */
const KEPT = 3

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

/** What threads of all programs execute; in the bundle it lies beside them. */
const worker = resolve(packages, 'server/src/tasks/worker.ts')

/** Migrations and the built web app are found where they stand. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    // What does not need it is not even handed over by the bundler, which saves a sixth of its time.
    filter: { code: 'import.meta.' },
    handler(code: string, file: string) {
      if (!file.startsWith(packages) || file.includes('node_modules')) return null
      return code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
        .replace(/(new URL\('\w+)\.ts', import\.meta\.url\)|import\.meta\.url/g, (_, script) =>
          script ? `${script}.js', import.meta.url)` : JSON.stringify(pathToFileURL(file).href),
        )
    },
  },
}

/**
 * Puts programs of the store and what their threads execute into few files, which a process reads in half the time, unless that was done with these very files;
 * answers with the folder that holds each under its name.
 */
export async function bundleStore(programs: Record<string, string>): Promise<string> {
  const source = contentHash(
    [
      'packages/contract/src',
      'packages/skills/src',
      'packages/paypal-sandbox/src',
      'packages/server/src',
      'packages/server/testing',
      'package-lock.json',
      'scripts/bundle-store.ts',
    ],
    /\.ts$/,
  )
  const output = resolve(folder, [...Object.keys(programs), source.slice(0, 16)].join('-'))
  if (existsSync(output)) return output
  // Only whoever bundles waits for the bundler to load.
  const { build } = await import('rolldown')
  const unfinished = `${output}.${process.pid}`
  await build({
    input: { ...programs, worker },
    platform: 'node',
    external: outside,
    plugins: [keepPlaces],
    output: {
      dir: unfinished,
      format: 'esm',
      entryFileNames: '[name].js',
      // Less to read at each start; names stay, for whoever reads where an error came from.
      minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    },
    logLevel: 'warn',
  })
  // Two that bundle at once make the same: the later one's is not needed.
  try {
    renameSync(unfinished, output)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(output)) throw error
  }
  removeOld()
  return output
}

function removeOld(): void {
  const bundles = readdirSync(folder).map((name) => resolve(folder, name))
  const byAge = bundles.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of byAge.slice(KEPT)) rmSync(old, { recursive: true, force: true })
}
