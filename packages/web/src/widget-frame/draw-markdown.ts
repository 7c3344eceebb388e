import { type Block, directionOf, type Inline, parseMarkdown } from '../ui/markdown-parse.ts'
import { element } from './elements.ts'

/** An agent’s answer. Nothing in it becomes an element but what the parser knows; addresses of the store’s own pages lead to `store`. */
export function drawMarkdown(text: string, store: string): Node[] {
  const direction = directionOf(text)
  const draw = (block: Block): Node => {
    const node = drawBlock(block)
    if (block.dir) node.dir = block.dir
    return node
  }
  const drawBlock = (block: Block): HTMLElement => {
    switch (block.type) {
      case 'paragraph':
        return element('p', {}, ...inlines(block.content, store))
      case 'heading':
        return element('h2', {}, ...inlines(block.content, store))
      case 'list':
        return block.start === undefined
          ? element('ul', {}, ...block.items.map(item))
          : element('ol', { start: block.start }, ...block.items.map(item))
      case 'quote':
        return element('blockquote', {}, ...block.blocks.map(draw))
      case 'code':
        return element('pre', { tabIndex: 0 }, element('code', {}, block.text))
      case 'rule':
        return element('hr')
      case 'table':
        return drawTable(block, store)
    }
  }
  const item = (blocks: Block[]): Node => {
    const [first, ...rest] = blocks
    if (first?.type !== 'paragraph') return element('li', {}, ...blocks.map(draw))
    return element('li', {}, ...inlines(first.content, store), ...rest.map(draw))
  }
  return parseMarkdown(text).map((block) => draw({ ...block, dir: block.dir ?? direction }))
}

/** It can be scrolled with the keyboard where it is wider than the frame. */
function drawTable(
  { align, head, rows }: Extract<Block, { type: 'table' }>,
  store: string,
): HTMLElement {
  const cell = (tag: 'th' | 'td', column: number, content: Inline[]) =>
    element(tag, { 'data-align': align[column] ?? '' }, ...inlines(content, store))
  return element(
    'div',
    { className: 'scroll', tabIndex: 0 },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        // The empty corner of a table is not a heading of anything.
        element('tr', {}, ...head.map((each, at) => cell(each.length > 0 ? 'th' : 'td', at, each))),
      ),
      element(
        'tbody',
        {},
        ...rows.map((row) => element('tr', {}, ...row.map((each, at) => cell('td', at, each)))),
      ),
    ),
  )
}

const inlines = (parts: readonly Inline[], store: string): (Node | string)[] =>
  parts.map((part) => (typeof part === 'string' ? part : drawInline(part, store)))

function drawInline(part: Exclude<Inline, string>, store: string): Node {
  switch (part.type) {
    case 'break':
      return element('br')
    case 'code':
      return element('code', {}, part.text)
    case 'link': {
      const isOfStore = part.href.startsWith('#')
      return element(
        'a',
        {
          href: isOfStore ? new URL(`/${part.href}`, store).href : part.href,
          target: '_blank',
          rel: 'noopener noreferrer nofollow',
        },
        ...inlines(part.content, store),
      )
    }
    default:
      return element(part.type, {}, ...inlines(part.content, store))
  }
}
