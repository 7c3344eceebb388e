import styles from './code-block.module.css'
import { CopyButton } from './copy-button.tsx'

/** Code to copy. It reads from left to right in every language. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys */}
      <section dir="ltr" aria-label={label} tabIndex={0}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton value={code} />
    </div>
  )
}
