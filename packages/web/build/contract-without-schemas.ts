import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

const CONTRACT = '@wakeel/contract'
/** What both sides compute alike. */
const COMPUTING = ['amounts', 'device', 'media-types', 'requested-language'].map((name) =>
  fileURLToPath(new URL(`../../contract/src/${name}.ts`, import.meta.url)),
)
const PREFIX = '\0wakeel-contract:'
/** The sentences of errors are a module of their own: no page needs them before something goes wrong. */
const ERRORS = 'errors'

type Values = Record<string, unknown>

const isSchema = (value: unknown) => value instanceof z.core.$ZodType
const isRoutes = (name: string, value: unknown): value is Record<string, Values> =>
  name === 'routes' && typeof value === 'object'

/** A browser needs of a route where it goes and which names belong in which part; the server does the checking. */
function withoutSchemas(route: Values): Values {
  const names = (part: unknown) =>
    part instanceof z.core.$ZodObject
      ? { shape: Object.fromEntries(Object.keys(part._zod.def.shape).map((name) => [name, true])) }
      : undefined
  return {
    method: route.method,
    path: route.path,
    query: names(route.query),
    body: names(route.body),
  }
}

function sourceOf(module: Values): string {
  return Object.entries(module)
    .filter(([, value]) => !isSchema(value) && typeof value !== 'function')
    .map(([name, value]) => {
      const kept = isRoutes(name, value)
        ? Object.fromEntries(
            Object.entries(value).map(([operation, route]) => [operation, withoutSchemas(route)]),
          )
        : value
      return `export const ${name} = ${JSON.stringify(kept)}`
    })
    .join('\n')
}

const isCapability = (value: unknown): value is Values =>
  Object.prototype.toString.call(value) === '[object Module]'

/**
 * Gives the browser the contract's constants, its arithmetic of money, its reading of devices, languages and media types and its routes, and
 * leaves zod and every schema behind: the types are checked against the contract itself, so nothing but weight is lost. Importing a schema as a value
 * stops the build.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'wakeel:contract-without-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === CONTRACT ? PREFIX : id.startsWith(PREFIX) ? id : undefined),
    async load(id) {
      if (!id.startsWith(PREFIX)) return
      const contract: Values = await import(CONTRACT)
      const name = id.slice(PREFIX.length)
      if (name === ERRORS) return sourceOf({ [ERRORS]: contract[ERRORS] })
      if (name) return sourceOf(contract[name] as Values)
      const capabilities = Object.keys(contract).filter((key) => isCapability(contract[key]))
      const own = Object.fromEntries(
        Object.entries(contract).filter(([key]) => key !== ERRORS && !capabilities.includes(key)),
      )
      return [
        ...capabilities.map((key) => `export * as ${key} from ${JSON.stringify(PREFIX + key)}`),
        `export * from ${JSON.stringify(PREFIX + ERRORS)}`,
        ...COMPUTING.map((file) => `export * from ${JSON.stringify(file)}`),
        sourceOf(own),
      ].join('\n')
    },
  }
}
