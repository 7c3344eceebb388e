import { createContext, Fragment, type ReactNode, useContext } from 'react'
import styles from './markdown.module.css'
import {
  type Align,
  type Block,
  directionOf,
  type Inline,
  parseMarkdown,
} from './markdown-parse.ts'

/**
 * An agent's answer or description. Nothing in it becomes HTML but what markdown-parse.ts knows; it is small enough to be part
 * of a first load and quick enough to be drawn again with every word that arrives. `top` is the level of its highest headings.
 * What a creator's agent said stands on pages that everybody reads without having asked it: there its links are words (`hasLinks`).
 */
export function Markdown({
  children,
  top = 3,
  hasLinks = true,
}: {
  children: string
  top?: 2 | 3
  hasLinks?: boolean
}) {
  const blocks = parseMarkdown(children)
  const highest = Math.min(
    ...blocks.map((block) => (block.type === 'heading' ? block.level : Number.POSITIVE_INFINITY)),
  )
  const headingOf = (level: number) => (level <= highest ? top : top + 1) as 2 | 3 | 4
  return (
    <div className={styles.markdown} dir={directionOf(children)}>
      <HasLinks value={hasLinks}>
        <Blocks blocks={blocks} headingOf={headingOf} />
      </HasLinks>
    </div>
  )
}

const HasLinks = createContext(true)

type HeadingOf = (level: number) => 2 | 3 | 4

/* The blocks of a text have no names of their own and are only ever added at the end: their place is their key. */
function Blocks({ blocks, headingOf }: { blocks: readonly Block[]; headingOf: HeadingOf }) {
  return numbered(blocks, (block) => <BlockView block={block} headingOf={headingOf} />)
}

const numbered = <T,>(parts: readonly T[], view: (part: T, place: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see Blocks
  parts.map((part, place) => <Fragment key={place}>{view(part, place)}</Fragment>)

function BlockView({ block, headingOf }: { block: Block; headingOf: HeadingOf }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p dir={block.dir}>
          <Inlines parts={block.content} />
        </p>
      )
    case 'heading': {
      const Heading = `h${headingOf(block.level)}` as const
      return (
        <Heading dir={block.dir}>
          <Inlines parts={block.content} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol'
      return (
        <List start={block.start} dir={block.dir}>
          {numbered(block.items, (item) => (
            <li>
              <Item blocks={item} headingOf={headingOf} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote dir={block.dir}>
          <Blocks blocks={block.blocks} headingOf={headingOf} />
        </blockquote>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: lines wider than the page must be scrollable with the keyboard
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'table':
      return <Table {...block} />
  }
}

/** The usual item is one line; it needs no paragraph of its own. */
function Item({ blocks, headingOf }: { blocks: readonly Block[]; headingOf: HeadingOf }) {
  const [first, ...rest] = blocks
  if (first?.type !== 'paragraph') return <Blocks blocks={blocks} headingOf={headingOf} />
  return (
    <>
      <Inlines parts={first.content} />
      <Blocks blocks={rest} headingOf={headingOf} />
    </>
  )
}

/** So many columns fit a phone beside one another; rows of more stand there as blocks, each value with the name of its column. */
const FITTING_COLUMNS = 3

function Table({
  dir,
  head,
  rows,
  align,
}: {
  dir?: Block['dir']
  head: readonly Inline[][]
  rows: readonly Inline[][][]
  align: readonly Align[]
}) {
  const names = head.map(wordsOf)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page must be scrollable with the keyboard
    <div className={styles.scroll} dir={dir} tabIndex={0}>
      <table className={head.length > FITTING_COLUMNS ? styles.stacks : undefined}>
        <thead>
          <tr>
            {numbered(head, (cell, column) =>
              // The empty corner of a table is not a heading of anything.
              cell.length === 0 ? (
                <td />
              ) : (
                <th scope="col" data-align={align[column]}>
                  <Inlines parts={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {numbered(rows, (row) => (
            <tr>
              {numbered(row, (cell, column) => (
                <td data-align={align[column]} data-name={names[column]}>
                  <Inlines parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Running text without its marks. */
const wordsOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : 'content' in part
          ? wordsOf(part.content)
          : 'text' in part
            ? part.text
            : ' ',
    )
    .join('')

function Inlines({ parts }: { parts: readonly Inline[] }) {
  return numbered(parts, (part) => <InlineView part={part} />)
}

function InlineView({ part }: { part: Inline }): ReactNode {
  if (typeof part === 'string') return part
  switch (part.type) {
    case 'break':
      return <br />
    case 'code':
      return <code>{part.text}</code>
    case 'link':
      return <Link {...part} />
    default: {
      const Mark = part.type
      return (
        <Mark>
          <Inlines parts={part.content} />
        </Mark>
      )
    }
  }
}

function Link({ href, content }: { href: string; content: readonly Inline[] }) {
  if (!useContext(HasLinks)) return <Inlines parts={content} />
  return (
    <a
      href={href}
      {...(href.startsWith('#') ? {} : { target: '_blank', rel: 'noreferrer nofollow' })}
    >
      <Inlines parts={content} />
    </a>
  )
}
