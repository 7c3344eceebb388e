import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { contractWithoutSchemas } from './contract-without-schemas.ts'

/** Bytes of script, compressed: what every visitor of somebody else's site pays for a widget, and for the line that puts it there. */
const FRAME = 12_000
const LOADER = 1_500

/**
 * Builds what stands on other people's sites, apart from the store's own files: `widget.js`, the script of the frame and its style sheet.
 * The server reads in widget-assets.json what the frame's document loads.
 */
export function widget(): Plugin {
  return {
    name: 'wakeel:widget',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const loader = await compile('loader')
      const { script, style } = await compile('frame')
      if (!style) return this.error('The frame of widgets has no style sheet.')
      for (const [name, code, max] of [
        ['The script of widgets', loader.script, LOADER],
        ['The frame of widgets', script, FRAME],
      ] as const) {
        const bytes = brotliCompressSync(code).length
        if (bytes > max) this.error(`${name}: ${bytes} bytes of script, at most ${max}`)
      }
      const assets = { script: named(script, 'js'), style: named(style, 'css') }
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('widget.js', loader.script)
      emit(assets.script, script)
      emit(assets.style, style)
      emit(
        'widget-assets.json',
        JSON.stringify({ script: `/${assets.script}`, style: `/${assets.style}` }),
      )
    },
  }
}

/** Frames have no origin, so the server knows by these names what they may load. */
const named = (content: string, extension: string) =>
  `assets/widget-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`

async function compile(name: 'loader' | 'frame') {
  const entry = fileURLToPath(new URL(`../src/widget-frame/${name}.ts`, import.meta.url))
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [contractWithoutSchemas()],
    build: { write: false, lib: { entry, formats: ['iife'], name }, minify: true },
  })) as Rolldown.RolldownOutput[]
  const [script, ...others] = built!.output
  const sheet = others.find(({ fileName }) => fileName.endsWith('.css'))
  return {
    script: script.code.trim(),
    style: sheet?.type === 'asset' ? String(sheet.source).trim() : undefined,
  }
}
