import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { fontFiles } from '../pdf/font-files.ts'

const { resolve } = createRequire(import.meta.url)

let ready: Promise<void> | undefined

/** A picture as PNG, with the store's own fonts and no others. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await ready
  const fontBuffers = fontFiles.flat().map(({ bytes }) => new Uint8Array(bytes))
  return new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } }).render().asPng()
}
