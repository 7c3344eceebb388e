import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { compileCache, root, run } from './run.ts'

const source = resolve(root, 'packages/client/src')

/** Top-level declarations by name, as they stand with their comments. */
type Declarations = Map<string, string>

/** The types of the client in one file that names no package: those of the contract are written out, and what programs cannot reach is left away. */
export async function writeClientTypes(file: string): Promise<void> {
  const cache = dirname(compileCache)
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(resolve(cache, 'client-types-'))
  try {
    await emit(folder)
    const declarations: Declarations = new Map()
    const add = async (path: string, change = (text: string) => text) => {
      for (const [name, text] of declarationsIn(change(await readFile(path, 'utf8')))) {
        if (declarations.has(name)) throw new Error(`Two types of the client are called ${name}.`)
        declarations.set(name, text)
      }
    }
    await add(resolve(emitted(folder, folder), 'wire.d.ts'), (text) =>
      text.replaceAll(/^export declare const (\w+): /gm, 'export type $1 = '),
    )
    for await (const path of glob(`${emitted(folder, source)}/*.d.ts`))
      if (!/(?:wire|index)\.d\.ts$/.test(path)) await add(path)
    const index = await readFile(resolve(source, 'index.ts'), 'utf8')
    await writeFile(file, inOneFile(exportsOf(index), declarations))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const emitted = (folder: string, path: string) => resolve(folder, 'out', relative(root, path))

/** Has the compiler write out the types of `wire.ts`: what it infers for a constant has no names of other modules in it. */
async function emit(folder: string): Promise<void> {
  const wire = resolve(source, 'wire.ts')
  const lines = exportsOf(await readFile(wire, 'utf8')).map(
    (name) => `export const ${name} = valueOf<WrittenOut<wire.${name}>>()`,
  )
  await writeFile(
    resolve(folder, 'wire.ts'),
    `import type * as wire from '${relative(folder, wire)}'
type WrittenOut<T> = T extends object ? { [Key in keyof T]: WrittenOut<T[Key]> } : T
declare function valueOf<T>(): T
${lines.join('\n')}
`,
  )
  const compilerOptions = {
    rootDir: root,
    outDir: 'out',
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noErrorTruncation: true,
    types: [],
  }
  const settings = {
    extends: resolve(root, 'tsconfig.json'),
    compilerOptions,
    files: ['wire.ts', resolve(source, 'index.ts')],
  }
  await writeFile(resolve(folder, 'tsconfig.json'), JSON.stringify(settings))
  if ((await run('tsc', ['-p', folder])) !== 0)
    throw new Error('The types of the client could not be written.')
}

const exportsOf = (text: string): string[] =>
  parseSync('module.ts', text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  )

function declarationsIn(text: string): Declarations {
  const found: Declarations = new Map()
  let end = 0
  for (const statement of parseSync('types.d.ts', text).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const name =
      declared?.type === 'VariableDeclaration'
        ? declared.declarations[0]?.id
        : declared && 'id' in declared
          ? declared.id
          : undefined
    if (name?.type === 'Identifier')
      found.set(
        name.name,
        text.slice(end, statement.start) +
          text.slice(statement.start, statement.end).replace(/^export (?!\{)/, ''),
      )
    end = statement.end
  }
  return found
}

/** The exported declarations and those that they name. */
function inOneFile(exported: readonly string[], declarations: Declarations): string {
  const needed = new Set(exported)
  for (const name of needed) {
    const text = declarations.get(name)
    if (text === undefined) throw new Error(`The client exports ${name}, which has no type.`)
    for (const other of namesIn(text)) if (declarations.has(other)) needed.add(other)
  }
  const texts = [...needed].map((name) => `${declarations.get(name)?.trim()}\n`)
  return `${texts.join('\n')}\nexport { ${[...exported].sort().join(', ')} };\n`
}

function namesIn(declaration: string): string[] {
  const names: string[] = []
  const add = (node: { type: string; name?: unknown }) => {
    if (node.type === 'Identifier') names.push(String(node.name))
  }
  new Visitor({
    TSTypeReference: ({ typeName }) => add(typeName),
    TSTypeQuery: ({ exprName }) => add(exprName),
    TSInterfaceHeritage: ({ expression }) => add(expression),
  }).visit(parseSync('types.d.ts', declaration).program)
  return names
}
