import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import styles from './markdown.module.css'

const plugins = [remarkGfm]

/* A heading inside an answer stands below the page's own headings. Columns are aligned by an attribute: a style attribute in the
   server's HTML would be refused by the content security policy. */
const components: Components = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  table: ({ node: _node, ...rest }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page must be scrollable with the keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table {...rest} />
    </div>
  ),
  // The empty corner of a table is not a heading of anything.
  th: ({ node: _node, style, children, ...rest }) =>
    children ? (
      <th data-align={style?.textAlign} {...rest}>
        {children}
      </th>
    ) : (
      <td />
    ),
  td: ({ node: _node, style, ...rest }) => <td data-align={style?.textAlign} {...rest} />,
  a: ({ node: _node, ...rest }) => <a {...rest} target="_blank" rel="noreferrer nofollow" />,
  p: ({ node: _node, ...rest }) => <p dir="auto" {...rest} />,
  ul: ({ node: _node, ...rest }) => <ul dir="auto" {...rest} />,
  ol: ({ node: _node, ...rest }) => <ol dir="auto" {...rest} />,
}

/** An agent's answer. Raw HTML in it is never rendered. Import it through `lazy`: it is larger than the rest of the page. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className={styles.markdown}>
      <ReactMarkdown remarkPlugins={plugins} components={components}>
        {children}
      </ReactMarkdown>
    </div>
  )
}
