import { inflateSync } from 'node:zlib'

/** What is printed in a PDF of the store, as text. It knows what the store's own documents are made of and nothing else. */
export function pdfText(file: Buffer): string {
  const source = file.toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  )
  const fonts = new Map<string, Map<number, string>>()
  for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmapId = objects.get(id!)?.match(/\/ToUnicode (\d+) 0 R/)?.[1]
    if (cmapId) fonts.set(name!, lettersOf(streamOf(objects.get(cmapId)!)))
  }
  const drawn = [...objects.values()].map(streamOf).filter((stream) => /\bBT\b/.test(stream))
  return drawn.map((stream) => textOf(stream, fonts)).join('\n')
}

/** Which letters the glyphs of a font stand for. */
function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from, list] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const written = [...list!.matchAll(/<([\w ]*)>/g)].map(([, hex]) =>
      Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    )
    for (const [place, letter] of written.entries())
      letters.set(Number.parseInt(from!, 16) + place, letter)
  }
  return letters
}

function textOf(stream: string, fonts: Map<string, Map<number, string>>): string {
  let font = new Map<number, string>()
  let text = ''
  for (const [, name, array] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font
    for (const [, hex] of (array ?? '').matchAll(/<(\w+)>/g)) {
      text += hex!
        .match(/.{4}/g)!
        .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '')
        .join('')
    }
    if (array) text += '\n'
  }
  return text
}

function streamOf(object: string): string {
  const body = /\bstream\r?\n([\s\S]*)\r?\nendstream/.exec(object)?.[1]
  if (body === undefined || !object.includes('/FlateDecode')) return body ?? ''
  return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
}
