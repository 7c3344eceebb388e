import PDFDocument from 'pdfkit'

/** A glyph of fontkit, as far as it is needed here. */
interface Glyph {
  id: number
  advanceWidth: number
  codePoints: number[]
}
interface Position {
  xAdvance: number
  xOffset: number
  yOffset: number
}
interface Font {
  id: string
  scale: number
  widths: number[]
  unicode: number[][]
  subset: { glyphs: number[]; includeGlyph(id: number): number }
  font: { glyphForCodePoint(codePoint: number): Glyph }
  ref(): unknown
}
interface Element {
  add(content: unknown): Element
  end(): void
}
/** What pdfkit has beside its declared types, and what it is given here. */
interface Drawing {
  _font: Font
  _fontSize: number
  page: { height: number; fonts: Record<string, unknown> }
  initMarkings(options: object): void
  addContent(content: string): void
  save(): Drawing
  restore(): Drawing
  transform(...matrix: number[]): Drawing
  struct(type: string): Element
  addStructure(element: Element): void
  markStructureContent(tag: string): unknown
  endMarkedContent(): void
  end(): void
  glyphs(glyphs: Glyph[], positions: Position[], x: number, y: number): void
}

/** What is known of a document while it is drawn. */
interface State {
  root: Element | undefined
  texts: Map<number, Element>
  /** What was saved and not yet restored. */
  saves: number[]
  last: number
}

const TITLE_SIZE = 20
const ARABIC = /\p{Script=Arabic}/u
const rounded = (value: number) => Math.round(value * 1000) / 1000

/**
 * Has every text that react-pdf draws stand in the structure tree of its document, in the order of drawing, so that it is read out. The
 * letters of an Arabic ligature are told one by one: readers of PDF disagree in which order those of one glyph stand. Once in a thread.
 */
export function tagTexts(): void {
  const drawing = PDFDocument.prototype as unknown as Drawing
  const { initMarkings, end, save, restore } = drawing
  const states = new WeakMap<Drawing, State>()
  const stateOf = (document: Drawing) => {
    const state: State = states.get(document) ?? {
      root: undefined,
      texts: new Map(),
      saves: [],
      last: 0,
    }
    states.set(document, state)
    return state
  }
  drawing.initMarkings = function (options) {
    initMarkings.call(this, { ...options, tagged: true })
  }
  drawing.save = function () {
    const state = stateOf(this)
    state.saves.push(++state.last)
    return save.call(this)
  }
  drawing.restore = function () {
    stateOf(this).saves.pop()
    return restore.call(this)
  }
  drawing.end = function () {
    stateOf(this).root?.end()
    end.call(this)
  }
  drawing.glyphs = function (glyphs, positions, x, y) {
    const state = stateOf(this)
    // A text of several lines, or of two scripts, is drawn piece by piece within what was saved for it.
    const text = state.saves.at(-2) ?? 0
    const tag = this._fontSize === TITLE_SIZE ? 'H1' : 'P'
    let element = state.texts.get(text)
    if (!element) {
      state.root ??= addRoot(this)
      element = this.struct(tag)
      state.root.add(element)
      state.texts.set(text, element)
    }
    element.add(this.markStructureContent(tag))
    write(this, glyphs, positions, x, y)
    this.endMarkedContent()
  }
}

function addRoot(document: Drawing): Element {
  const root = document.struct('Document')
  document.addStructure(root)
  return root
}

function write(
  document: Drawing,
  glyphs: Glyph[],
  positions: Position[],
  x: number,
  y: number,
): void {
  const { _font: font, _fontSize: size, page } = document
  document.save()
  // Here the page is measured from its top.
  document.transform(1, 0, 0, -1, 0, page.height)
  page.fonts[font.id] ??= font.ref()
  document.addContent('BT')
  document.addContent(`/${font.id} ${rounded(size)} Tf`)
  let at = x
  let line: string[] = []
  const flush = () => {
    if (line.length > 0) document.addContent(`[${line.join(' ')}] TJ`)
    line = []
  }
  let isMoved = true
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!
    const hasOffset = xOffset !== 0 || yOffset !== 0
    if (isMoved || hasOffset) {
      flush()
      const scale = size / 1000
      document.addContent(
        `1 0 0 1 ${rounded(at + xOffset * scale)} ${rounded(page.height - y + yOffset * scale)} Tm`,
      )
    }
    const { codes, width } = encode(font, glyph)
    line.push(`<${codes}> ${rounded(width - (xAdvance * 1000) / size)}`)
    isMoved = hasOffset
    at += xAdvance
  }
  flush()
  document.addContent('ET')
  document.restore()
}

const hex = (place: number) => place.toString(16).padStart(4, '0')

function encode(font: Font, glyph: Glyph): { codes: string; width: number } {
  const place = font.subset.includeGlyph(glyph.id)
  const width = glyph.advanceWidth * font.scale
  const [first, ...others] = glyph.codePoints
  const isLigature = others.length > 0 && ARABIC.test(String.fromCodePoint(first!))
  // Each letter has its part of the room: the last, from right to left, stands at the left.
  const [last, ...before] = isLigature ? glyph.codePoints.toReversed() : []
  const part = width / (1 + before.length)
  font.widths[place] ??= part
  font.unicode[place] ??= last === undefined ? glyph.codePoints : [last]
  return {
    codes: [place, ...before.map((letter) => silent(font, letter, part))].map(hex).join(''),
    width,
  }
}

const silentPlaces = new WeakMap<Font, Map<string, number>>()

/** A glyph that draws nothing, stands for a letter and takes so much room. */
function silent(font: Font, letter: number, width: number): number {
  const places = silentPlaces.get(font) ?? new Map<string, number>()
  silentPlaces.set(font, places)
  const name = `${letter} ${width}`
  const known = places.get(name)
  if (known !== undefined) return known
  const place = font.subset.glyphs.push(font.font.glyphForCodePoint(0x20).id) - 1
  font.widths[place] = width
  font.unicode[place] = [letter]
  places.set(name, place)
  return place
}
