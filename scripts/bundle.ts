import { dirname, relative, resolve } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { root } from './run.ts'

const packages = resolve(root, 'packages')
const server = resolve(packages, 'server/src')

/** Its WebAssembly lies beside its code. */
const outside = [/^@electric-sql\/pglite/]

/** What a module requires by a function of its own is in the bundle too, and evaluated when it is asked for. */
const followRequires: Plugin = {
  name: 'follow-requires',
  transform: {
    filter: { code: 'createRequire(import.meta.url)' },
    handler(code) {
      const [declaration, name] =
        /^const (require[\w$]*) = createRequire\(import\.meta\.url\);?$/m.exec(code) ?? []
      return declaration && code.replace(declaration, '').replaceAll(`${name}(`, 'require(')
    },
  },
}

/**
 * A module that is named by its address, for a thread, is an entry of the bundle. Whatever else is found by an address stays where it is,
 * and is sought from the bundle: both can be moved together.
 */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform: {
    // What does not need it is not even handed over by the bundler, which saves a sixth of its time.
    filter: { code: 'import.meta.' },
    handler(code, file) {
      if (!file.startsWith(packages) || file.includes('node_modules')) return null
      const place = (path: string) => JSON.stringify(relative(folder, path).replaceAll('\\', '/'))
      return code
        .replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (_, path: string) => {
          const id = resolve(dirname(file), path)
          const chunk = this.emitFile({ type: 'chunk', id, fileName: nameOf(id) })
          return `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + "/" + ${place(dirname(file))})`)
        .replaceAll('import.meta.url', `new URL(${place(file)}, import.meta.url).href`)
    },
  },
})

const nameOf = (file: string) =>
  relative(server, file).replaceAll(/[\\/]/g, '-').replace(/\.ts$/, '.mjs')

/** Puts programs, and what their threads execute, into few files of a folder, each program under its name. Answers with the modules that are in them. */
export async function bundle(entries: Record<string, string>, folder: string): Promise<string[]> {
  const { output } = await build({
    input: entries,
    platform: 'node',
    external: outside,
    plugins: [followRequires, keepPlaces(folder)],
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // Less to read at each start; names stay, for whoever reads where an error came from.
      minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    },
    logLevel: 'warn',
  })
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}
